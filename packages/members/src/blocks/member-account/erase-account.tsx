import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { ACCOUNT_FIELDS } from '../../core/account-form.ts'
import type { AccountScreen } from '../../core/account-screen.ts'
import { accountState } from '../../core/account-state.ts'
import { AccountButton, AccountForm } from './account-action.tsx'
import { problemText, WithAddress } from './account-words.tsx'

type EraseScreen = Extract<AccountScreen, { kind: 'erase' }>

/** Asks before an account is erased. */
export function EraseAccount({
  screen,
  context,
}: {
  readonly screen: EraseScreen
  readonly context: RenderContext
}): ReactNode {
  const { texts, addresses } = accountState.of(context)
  const problem = problemText(screen.problem, texts, context)
  return (
    <>
      <h1 className="account__title">{texts.eraseTitle}</h1>
      <div className="account__main">
        <p className="account__lead">{texts.eraseText}</p>
        <p>
          <WithAddress text={texts.signedInAs} address={screen.address} />
        </p>
        <AccountForm to={addresses.erase} action="erase">
          <div className="account__field">
            <label className="account__agree">
              <input
                type="checkbox"
                name={ACCOUNT_FIELDS.agreed}
                value="1"
                required
                {...(problem && { 'aria-invalid': true, 'aria-describedby': 'account-agreed-problem' })}
              />
              <span>{texts.agreed}</span>
            </label>
            {problem && (
              <p className="account__problem" id="account-agreed-problem">
                {problem}
              </p>
            )}
          </div>
          <div className="account__buttons">
            <AccountButton>{texts.erase}</AccountButton>
            <a className="button-link button-link--quiet" href={addresses.account}>
              {texts.cancel}
            </a>
          </div>
        </AccountForm>
      </div>
    </>
  )
}
