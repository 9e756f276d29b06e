'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { callUsers } from '../call-users.ts'
import { CodeEntry } from './code-entry.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { SetUp } from './set-up.tsx'

/** The second factor of an account: of the own one, what is needed to use it, of others whether they have one. */
interface FactorState {
  readonly isOn: boolean
  readonly isNeeded?: boolean
  readonly recoveryCodes?: number
}

/** On the page of an account: its second factor. */
export function SecondFactorField(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const heading = useId()
  const [state, setState] = useState<FactorState>()

  const look = useCallback(async () => {
    if (id === undefined) return
    const reply = await callUsers<FactorState>('GET', `/${id}/second-factor`)
    setState(reply.isDone ? reply.body : undefined)
  }, [id])
  useEffect(() => void look(), [look])

  // An account that is being made has none, and where nothing is known there is nothing to do.
  if (!state) return null
  const isOwn = String(user?.id) === String(id)
  return (
    <section aria-labelledby={heading} className="second-factor">
      <h2 id={heading}>{word({ en: 'Second factor', de: 'Zweiter Faktor' })}</h2>
      {isOwn ? (
        <OwnFactor look={look} state={state} />
      ) : (
        <FactorOfAnother account={String(id)} look={look} state={state} />
      )}
    </section>
  )
}

interface FactorProps {
  readonly state: FactorState
  readonly look: () => Promise<void>
}

function OwnFactor({ state, look }: FactorProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [asked, setAsked] = useState<'renew' | 'off'>()
  const [codes, setCodes] = useState<readonly string[]>()

  const show = async () => {
    setAsked(undefined)
    setCodes(undefined)
    await look()
  }
  const renew = async (entry: object) => {
    const reply = await callUsers<{ readonly recoveryCodes: readonly string[] }>(
      'POST',
      '/second-factor/recovery-codes',
      entry,
    )
    if (!reply.isDone) return word(reply.message)
    setCodes(reply.body.recoveryCodes)
    return undefined
  }
  const turnOff = async (entry: object) => {
    const reply = await callUsers<{ readonly message: string }>('POST', '/second-factor/off', entry)
    if (!reply.isDone) return word(reply.message)
    toast.success(reply.body.message)
    await show()
    return undefined
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={show} />
  if (!state.isOn) {
    return (
      <>
        <p>
          {word({
            en: 'Signing in then takes a six-digit code from an app on your phone, besides your password.',
            de: 'Zum Anmelden gehört dann neben dem Passwort ein sechsstelliger Code aus einer App auf dem Telefon.',
          })}
        </p>
        <SetUp onDone={show} />
      </>
    )
  }
  if (asked) {
    return (
      <>
        <CodeEntry
          action={
            asked === 'off'
              ? word({ en: 'Turn off', de: 'Ausschalten' })
              : word({ en: 'Make new codes', de: 'Neue Codes machen' })
          }
          asksPassword
          key={asked}
          onEntered={asked === 'off' ? turnOff : renew}
          takesRecovery
        />
        <button className="second-factor__other" onClick={() => setAsked(undefined)} type="button">
          {word({ en: 'Leave it as it is', de: 'So lassen' })}
        </button>
      </>
    )
  }
  return (
    <>
      <p>
        {word({ en: 'It is on.', de: 'Er ist eingeschaltet.' })} {word(leftOf(state.recoveryCodes ?? 0))}
      </p>
      <div className="second-factor__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsked('renew')} size="small" type="button">
          {word({ en: 'Make new recovery codes', de: 'Neue Wiederherstellungscodes machen' })}
        </Button>
        {!state.isNeeded && (
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsked('off')} size="small" type="button">
            {word({ en: 'Turn it off', de: 'Ausschalten' })}
          </Button>
        )}
      </div>
    </>
  )
}

function FactorOfAnother({ account, state, look }: FactorProps & { readonly account: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [isSure, setSure] = useState(false)
  const reset = async () => {
    const reply = await callUsers<{ readonly message: string }>('POST', `/${account}/second-factor/reset`)
    if (reply.isDone) toast.success(reply.body.message)
    else toast.error(word(reply.message))
    setSure(false)
    await look()
  }
  if (!state.isOn) return <p>{word({ en: 'This account has none.', de: 'Dieses Konto hat keinen.' })}</p>
  if (!isSure) {
    return (
      <>
        <p>{word({ en: 'It is on.', de: 'Er ist eingeschaltet.' })}</p>
        <Button buttonStyle="secondary" margin={false} onClick={() => setSure(true)} size="small" type="button">
          {word({ en: 'Reset it', de: 'Zurücksetzen' })}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>
        {word({
          en: 'Its owner is signed out, and then signs in with the password alone. Make sure who asked you for it.',
          de: 'Die Person wird abgemeldet und meldet sich dann nur mit dem Passwort an. Vorher sicherstellen, wer darum gebeten hat.',
        })}
      </p>
      <div className="second-factor__actions">
        <Button margin={false} onClick={reset} size="small" type="button">
          {word({ en: 'Reset the second factor', de: 'Zweiten Faktor zurücksetzen' })}
        </Button>
        <button className="second-factor__other" onClick={() => setSure(false)} type="button">
          {word({ en: 'Leave it as it is', de: 'So lassen' })}
        </button>
      </div>
    </>
  )
}

function leftOf(codes: number): AdminText {
  if (codes === 0) {
    return {
      en: 'No recovery code is left: make new ones.',
      de: 'Kein Wiederherstellungscode ist übrig: neue machen.',
    }
  }
  return codes === 1
    ? { en: 'One recovery code is left.', de: 'Ein Wiederherstellungscode ist übrig.' }
    : { en: `${codes} recovery codes are left.`, de: `${codes} Wiederherstellungscodes sind übrig.` }
}
