import { MAX_ADDRESS_LENGTH } from '@vitrine/delivery/core'
import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { ACCOUNT_FIELDS } from '../../core/account-form.ts'
import type { AccountScreen } from '../../core/account-screen.ts'
import { accountState } from '../../core/account-state.ts'
import { MAX_NAME_LENGTH } from '../../core/limits.ts'
import { AccountButton, AccountForm, AccountNotice } from './account-action.tsx'
import { AccountField } from './account-field.tsx'
import { HeldPart, Part } from './account-part.tsx'
import { fieldProblem, problemText, WithAddress } from './account-words.tsx'

type DetailsScreen = Extract<AccountScreen, { kind: 'account' }>

/** The account of who is signed in: name, address, data, signing out, erasing. */
export function AccountDetails({
  screen,
  context,
}: {
  readonly screen: DetailsScreen
  readonly context: RenderContext
}): ReactNode {
  const { texts, parts, addresses } = accountState.of(context)
  const { locale } = context
  const { address, name, newAddress, done, problem } = screen
  const to = addresses.account
  return (
    <>
      <h1 className="account__title">{texts.title}</h1>
      <div className="account__main">
        <AccountNotice done={done && texts[done]} problem={problemText(problem, texts, { locale })} />
        <p className="account__lead">
          <WithAddress text={texts.signedInAs} address={address} />
        </p>
      </div>
      {parts.map((part) => (
        <HeldPart key={part.name} part={part} />
      ))}
      <Part id="account-part-name" title={texts.nameTitle}>
        <AccountForm to={to} action="name">
          <AccountField
            id="account-name"
            name={ACCOUNT_FIELDS.name}
            label={texts.name}
            aside={texts.optional}
            value={name.value}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            problem={fieldProblem(name, texts, { locale, max: MAX_NAME_LENGTH })}
          />
          <AccountButton isQuiet>{texts.saveName}</AccountButton>
        </AccountForm>
      </Part>
      <Part id="account-part-address" title={texts.addressTitle}>
        <AccountForm to={to} action="address">
          <AccountField
            id="account-new-address"
            name={ACCOUNT_FIELDS.address}
            label={texts.newAddress}
            hint={texts.newAddressHint}
            value={newAddress.value}
            type="email"
            autoComplete="email"
            maxLength={MAX_ADDRESS_LENGTH}
            isRequired
            problem={fieldProblem(newAddress, texts, { locale, max: MAX_ADDRESS_LENGTH })}
          />
          <AccountButton isQuiet>{texts.sendNewAddress}</AccountButton>
        </AccountForm>
      </Part>
      <Part id="account-part-data" title={texts.dataTitle}>
        <p>{texts.dataText}</p>
        <AccountForm to={to} action="export">
          <AccountButton isQuiet>{texts.export}</AccountButton>
        </AccountForm>
      </Part>
      <Part id="account-part-out" title={texts.signOutTitle}>
        <div className="account__buttons">
          <AccountForm to={to} action="signOut">
            <AccountButton>{texts.signOut}</AccountButton>
          </AccountForm>
          <AccountForm to={to} action="signOutEverywhere">
            <AccountButton isQuiet>{texts.signOutEverywhere}</AccountButton>
          </AccountForm>
        </div>
      </Part>
      <Part id="account-part-erase" title={texts.eraseTitle}>
        <p>{texts.eraseText}</p>
        <p>
          <a className="button-link button-link--quiet" href={addresses.erase}>
            {texts.eraseLink}
          </a>
        </p>
      </Part>
    </>
  )
}
