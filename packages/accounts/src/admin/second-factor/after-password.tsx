'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { callUsers } from '../call-users.ts'
import { CodeEntry } from './code-entry.tsx'
import { SetUp } from './set-up.tsx'

interface AfterPasswordProps {
  readonly owed: 'code' | 'set-up'
  /** Address to go to at the end. */
  readonly destination: string
}

/** The page between the password and the admin. */
export function AfterPassword({ owed, destination }: AfterPasswordProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  // A whole page: everything of it has to learn who is signed in.
  const enter = () => window.location.assign(destination)
  const signIn = async ({ code }: { readonly code: string }) => {
    const reply = await callUsers('POST', '/second-factor/sign-in', { code })
    if (!reply.isDone) return word(reply.message)
    enter()
    return undefined
  }
  return (
    <main className="second-factor">
      <h1>
        {owed === 'code'
          ? word({ en: 'Your second factor', de: 'Ihr zweiter Faktor' })
          : word({ en: 'This site asks for a second factor', de: 'Diese Website verlangt einen zweiten Faktor' })}
      </h1>
      {owed === 'code' ? (
        <>
          <p>
            {word({
              en: 'Enter the code from your authenticator app.',
              de: 'Den Code aus der Authenticator-App eingeben.',
            })}
          </p>
          <CodeEntry action="Sign in" isFocused onEntered={signIn} takesRecovery />
        </>
      ) : (
        <>
          <p>
            {word({
              en: 'Signing in then takes a six-digit code from an app on your phone, besides your password.',
              de: 'Zum Anmelden gehört dann neben dem Passwort ein sechsstelliger Code aus einer App auf dem Telefon.',
            })}
          </p>
          <SetUp onDone={enter} />
        </>
      )}
      <p>
        <a href="/admin/login?again">{word({ en: 'Back to the password', de: 'Zurück zum Passwort' })}</a>
      </p>
    </main>
  )
}
