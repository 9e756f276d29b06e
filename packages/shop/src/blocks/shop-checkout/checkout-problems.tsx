import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import type { CheckoutScreen } from '../../core/buying/checkout-screen.ts'
import { downloadTexts } from '../../core/downloads/download-texts.ts'
import { ProblemSummary } from '../../ui/problem-summary.tsx'

/** Id of the summary: forms lead to it, so that it takes the focus, without script as well. */
export const PROBLEMS_ID = 'checkout-problems'

/** Summary of all that is wrong; each problem leads to its field. */
export function CheckoutProblems({
  screen: { problems, refusals },
  texts,
  locale,
}: {
  readonly screen: Pick<CheckoutScreen, 'problems' | 'refusals'>
  readonly texts: BuyingTexts
  readonly locale: string
}): ReactNode {
  const named = [...problems].map(([field, problem]) => ({ field, label: labelOf(field, texts, locale), problem }))
  return <ProblemSummary id={PROBLEMS_ID} title={texts.problems} refusals={refusals} problems={named} />
}

function labelOf(field: string, texts: BuyingTexts, locale: string): string {
  const [, role, part] = /^(invoice|delivery)-(\w+)$/.exec(field) ?? []
  if (part !== undefined) {
    const label = texts[part as keyof BuyingTexts]
    return role === 'delivery' ? `${texts.deliveryAddress}, ${label}` : label
  }
  switch (field) {
    case 'vat-number':
      return texts.vatNumber
    case 'begin-at-once':
      return downloadTexts(locale).consentLabel
    case 'method':
      return texts.payment
    default:
      return texts[field as keyof BuyingTexts]
  }
}
