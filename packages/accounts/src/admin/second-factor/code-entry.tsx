'use client'

import { Button } from '@payloadcms/ui'
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
          label="Your password"
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
        label={isRecovery ? 'Recovery code' : 'Code of six digits'}
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
            {isRecovery ? 'Use a code of the app' : 'Use a recovery code'}
          </button>
        )}
      </div>
    </div>
  )
}
