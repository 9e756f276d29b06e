import type { CheckoutField, CheckoutProblems, FieldProblem } from '../checkout/checkout-form.ts'
import { downloadTexts } from '../downloads/download-texts.ts'
import { type BuyingTexts, buyingTexts } from './buying-texts.ts'

const PROBLEM_TEXTS: Readonly<Record<Exclude<FieldProblem, 'noConsent'>, keyof BuyingTexts>> = {
  required: 'required',
  email: 'notEmail',
  postcode: 'notPostcode',
  vatNumber: 'notVatNumber',
  tooLong: 'tooLong',
  noShipping: 'noShipping',
  noMethod: 'noMethod',
}

/** Problems of fields as their sentences. */
export function fieldSentences(problems: CheckoutProblems, locale: string): ReadonlyMap<CheckoutField, string> {
  const texts = buyingTexts(locale)
  return new Map(
    [...problems].map(([field, problem]) => {
      if (problem === 'noConsent') return [field, downloadTexts(locale).noConsent]
      if (problem === 'required' && field === 'email') return [field, texts.requiredEmail]
      if (problem === 'required' && field.endsWith('-country')) return [field, texts.requiredCountry]
      return [field, texts[PROBLEM_TEXTS[problem]]]
    }),
  )
}
