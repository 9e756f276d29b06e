'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { PASSWORD_RULE, passwordProblem } from '../../core/password.ts'
import { RESET_ADDRESS, type ResetLink, resetHeading } from '../../core/reset-link.ts'
import { callUsers } from '../call-users.ts'
import './choose-password.css'

interface ChoosePasswordProps {
  readonly link: ResetLink
  readonly token: string
}

/** Page of a link of a mail: its owner chooses a password, and is signed in. */
export function ChoosePassword({ link, token }: ChoosePasswordProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [email, password, rule] = [useId(), useId(), useId()]
  const [isShown, setShown] = useState(false)
  // Until the page is hydrated, the browser would submit the form itself.
  const [isBusy, setBusy] = useState(true)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    window.history.replaceState(null, '', RESET_ADDRESS)
    setBusy(false)
  }, [])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('password') ?? '')
    const weak = passwordProblem(chosen, [link.email, link.siteName])
    if (weak) return setProblem(word(weak))
    setBusy(true)
    const reply = await callUsers('POST', '/reset-password', { token, password: chosen })
    // A whole page: everything of it has to learn who is signed in.
    if (reply.isDone) return window.location.assign('/admin')
    setBusy(false)
    setProblem(word(reply.message))
  }
  return (
    <main className="choose-password">
      <h1>{word(resetHeading(link))}</h1>
      <p>
        {word({
          en: 'Choose a password. With your e-mail address and this password you sign in from now on.',
          de: 'Wählen Sie ein Passwort. Mit Ihrer E-Mail-Adresse und diesem Passwort melden Sie sich künftig an.',
        })}
      </p>
      <form className="choose-password__form" method="post" onSubmit={send}>
        <div className="choose-password__field">
          <label htmlFor={email}>{word({ en: 'E-mail address', de: 'E-Mail-Adresse' })}</label>
          <input autoComplete="username" id={email} readOnly type="email" value={link.email} />
        </div>
        <div className="choose-password__field">
          <label htmlFor={password}>{word({ en: 'Password', de: 'Passwort' })}</label>
          <input
            aria-describedby={rule}
            aria-invalid={problem ? true : undefined}
            autoComplete="new-password"
            id={password}
            name="password"
            required
            type={isShown ? 'text' : 'password'}
          />
          <p className="choose-password__rule" id={rule}>
            {word(PASSWORD_RULE)}
          </p>
          <p className="choose-password__problem" role="alert">
            {problem}
          </p>
        </div>
        <label className="choose-password__show">
          <input checked={isShown} onChange={({ target }) => setShown(target.checked)} type="checkbox" />
          {word({ en: 'Show the password', de: 'Passwort zeigen' })}
        </label>
        <Button disabled={isBusy} margin={false} type="submit">
          {word({ en: 'Save and sign in', de: 'Speichern und anmelden' })}
        </Button>
      </form>
    </main>
  )
}
