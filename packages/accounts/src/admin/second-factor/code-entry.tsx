'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'
import { TypedField } from './typed-field.tsx'

interface CodeEntryProps {
  /** Label of the button. */
  readonly action: string
  /** True if a recovery code is accepted as well. */
  readonly takesRecovery?: boolean
  /** True if the password is asked for, too. */
  readonly asksPassword?: boolean
  readonly isFocused?: boolean
  /** @returns What is wrong with it. */
  readonly onEntered: (entry: { readonly code: string; readonly password: string }) => Promise<string | undefined>
}

/** Asks for a code of the authenticator. */
export function CodeEntry({ action, takesRecovery, asksPassword, isFocused, onEntered }: CodeEntryProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const enter = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const wrong = await onEntered({ code, password })
    setProblem(wrong)
    if (wrong) setCode('')
    setBusy(false)
  }
  const change = () => {
    setRecovery(!isRecovery)
    setCode('')
    setProblem(undefined)
  }
  return (
    <div className="second-factor__entry">
      {asksPassword && (
        <TypedField
          input={{ type: 'password', autoComplete: 'current-password' }}
          label={word({ en: 'Your password', de: 'Ihr Passwort' })}
          onEnter={enter}
          onType={setPassword}
          value={password}
        />
      )}
      <TypedField
        input={
          isRecovery
            ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 }
            : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10, autoFocus: isFocused }
        }
        label={
          isRecovery
            ? word({ en: 'Recovery code', de: 'Wiederherstellungscode' })
            : word({ en: 'Code of six digits', de: 'Sechsstelliger Code' })
        }
        onEnter={enter}
        onType={setCode}
        problem={problem}
        value={code}
      />
      <div className="second-factor__actions">
        <Button disabled={isBusy} margin={false} onClick={enter} type="button">
          {action}
        </Button>
        {takesRecovery && (
          <button className="second-factor__other" onClick={change} type="button">
            {isRecovery
              ? word({ en: 'Use a code of the app', de: 'Code der App verwenden' })
              : word({ en: 'Use a recovery code', de: 'Wiederherstellungscode verwenden' })}
          </button>
        )}
      </div>
    </div>
  )
}
