import { Fragment, type ReactNode } from 'react'
import { shopAccountTexts } from '../../core/account/account-texts.ts'
import type { CheckoutAccount } from '../../core/buying/checkout-screen.ts'

/** Sentence on the account of who buys: whose it is, or where they sign in. */
export function AccountSentence({
  account,
  locale,
}: {
  readonly account: CheckoutAccount
  readonly locale: string
}): ReactNode {
  const texts = shopAccountTexts(locale)
  const isSignedIn = account.kind === 'signed in'
  const parts: Readonly<Record<string, ReactNode>> = isSignedIn
    ? { '{address}': <bdi>{account.address}</bdi> }
    : { '{link}': <a href={account.href}>{texts.signInLink}</a> }
  return (
    <p className="buying__soft">
      {(isSignedIn ? texts.signedIn : texts.signIn).split(/(\{\w+\})/).map((part) => (
        <Fragment key={part}>{parts[part] ?? part}</Fragment>
      ))}
      {isSignedIn && account.isFilledIn && ` ${texts.filledIn}`}
    </p>
  )
}
