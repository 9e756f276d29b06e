import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { ACCOUNT_FIELDS } from '../../core/account-form.ts'
import type { AccountScreen } from '../../core/account-screen.ts'
import { accountState } from '../../core/account-state.ts'
import { AccountButton, AccountForm } from './account-action.tsx'
import { WithAddress } from './account-words.tsx'

type ConfirmScreen = Extract<AccountScreen, { kind: 'confirm' }>

/** The button behind a mailed link: programs that look into mails follow links, and press no buttons. */
export function ConfirmLink({
  screen,
  context,
}: {
  readonly screen: ConfirmScreen
  readonly context: RenderContext
}): ReactNode {
  const { texts } = accountState.of(context)
  const { link, purpose, address } = screen
  const isSignIn = purpose === 'sign in'
  return (
    <>
      <h1 className="account__title">{isSignIn ? texts.confirmTitle : texts.newAddressTitle}</h1>
      <div className="account__main">
        <p className="account__lead">
          <WithAddress text={isSignIn ? texts.confirmText : texts.newAddressText} address={address} />
        </p>
        <AccountForm to={context.path} action="open" hidden={{ [ACCOUNT_FIELDS.link]: link }}>
          <AccountButton>{isSignIn ? texts.confirm : texts.useAddress}</AccountButton>
        </AccountForm>
      </div>
    </>
  )
}
