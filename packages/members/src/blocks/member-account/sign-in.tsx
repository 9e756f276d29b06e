import { MAX_ADDRESS_LENGTH } from '@vitrine/delivery/core'
import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { ACCOUNT_FIELDS } from '../../core/account-form.ts'
import type { AccountScreen } from '../../core/account-screen.ts'
import { accountState } from '../../core/account-state.ts'
import { AccountButton, AccountForm, AccountNotice } from './account-action.tsx'
import { AccountField } from './account-field.tsx'
import { fieldProblem, problemText, withMinutes } from './account-words.tsx'

type SignInScreen = Extract<AccountScreen, { kind: 'sign in' }>

/** Asks for a mail address to which a link to sign in is sent. */
export function SignIn({
  screen,
  context,
}: {
  readonly screen: SignInScreen
  readonly context: RenderContext
}): ReactNode {
  const { texts, addresses } = accountState.of(context)
  const { locale } = context
  const { address, back, done, problem, canJoin } = screen
  if (done === 'sent') {
    return (
      <>
        <h1 className="account__title">{texts.sentTitle}</h1>
        <div className="account__main">
          <p className="account__lead">{withMinutes(texts.sent, locale)}</p>
          <p className="account__hint">{texts.sentHint}</p>
          <p>
            <a className="button-link button-link--quiet" href={withBack(addresses.account, back)}>
              {texts.again}
            </a>
          </p>
        </div>
      </>
    )
  }
  return (
    <>
      <h1 className="account__title">{texts.signInTitle}</h1>
      <div className="account__main">
        <AccountNotice done={done && texts[done]} problem={problemText(problem, texts, { locale })} />
        <p className="account__lead">
          {texts.signInText} {canJoin && texts.joinText}
        </p>
        <AccountForm to={addresses.account} action="ask" hidden={{ [ACCOUNT_FIELDS.back]: back }}>
          <AccountField
            id="account-address"
            name={ACCOUNT_FIELDS.address}
            label={texts.address}
            value={address.value}
            type="email"
            autoComplete="email"
            maxLength={MAX_ADDRESS_LENGTH}
            isRequired
            problem={fieldProblem(address, texts, { locale, max: MAX_ADDRESS_LENGTH })}
          />
          <AccountButton>{texts.ask}</AccountButton>
        </AccountForm>
      </div>
    </>
  )
}

/** The form again, which still knows where the visitor wanted to go. */
function withBack(address: string, back: string | undefined): string {
  return back === undefined ? address : `${address}?${new URLSearchParams({ [ACCOUNT_FIELDS.back]: back })}`
}
