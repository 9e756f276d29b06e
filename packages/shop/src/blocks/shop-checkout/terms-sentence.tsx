import { Fragment, type ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import type { CheckoutScreen } from '../../core/buying/checkout-screen.ts'

/** Sentence above the button that leads to the terms and the right of withdrawal. Nothing where the owner named none. */
export function TermsSentence({
  links: { terms, withdrawal },
  texts,
}: {
  readonly links: CheckoutScreen['links']
  readonly texts: BuyingTexts
}): ReactNode {
  if (terms === undefined) return null
  const sentence = withdrawal === undefined ? texts.agree : texts.agreeBoth
  const links: Readonly<Record<string, ReactNode>> = {
    '{terms}': (
      <a href={terms} target="_blank" rel="noopener">
        {texts.terms}
      </a>
    ),
    '{withdrawal}': (
      <a href={withdrawal} target="_blank" rel="noopener">
        {texts.withdrawal}
      </a>
    ),
  }
  return (
    <p className="buying__soft">
      {sentence.split(/(\{\w+\})/).map((part) => (
        <Fragment key={part}>{links[part] ?? part}</Fragment>
      ))}
    </p>
  )
}
