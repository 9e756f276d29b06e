import type { ReactNode } from 'react'
import { ACCOUNT_FIELDS, type AccountAction } from '../../core/account-form.ts'

/** A form of the account page that posts one action. The server says what is wrong, so browsers do not. */
export function AccountForm(props: {
  readonly to: string
  readonly action: AccountAction
  /** Values that the visitor does not see, by the names of their fields; undefined ones are left out. */
  readonly hidden?: Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}): ReactNode {
  const { to, action, hidden = {}, children } = props
  return (
    <form className="account__form" method="post" action={to} noValidate>
      <input type="hidden" name={ACCOUNT_FIELDS.action} value={action} />
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}

export function AccountButton({
  children,
  isQuiet = false,
}: {
  readonly children: string
  readonly isQuiet?: boolean
}): ReactNode {
  return (
    <button className={isQuiet ? 'button-link button-link--outline' : 'button-link'} type="submit">
      {children}
    </button>
  )
}

/** Message about what was done, or about what is wrong. Nothing where there is neither. */
export function AccountNotice({
  done,
  problem,
}: {
  readonly done: string | undefined
  readonly problem: string | undefined
}): ReactNode {
  if (problem) {
    return (
      <p className="account__notice account__notice--problem" role="alert">
        {problem}
      </p>
    )
  }
  return done && <p className="account__notice">{done}</p>
}
