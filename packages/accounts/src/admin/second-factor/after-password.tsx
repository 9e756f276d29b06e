'use client'

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
  // A whole page: everything of it has to learn who is signed in.
  const enter = () => window.location.assign(destination)
  const signIn = async ({ code }: { readonly code: string }) => {
    const reply = await callUsers('POST', '/second-factor/sign-in', { code })
    if (!reply.isDone) return reply.message
    enter()
    return undefined
  }
  return (
    <main className="second-factor">
      <h1>{owed === 'code' ? 'Your second factor' : 'This site asks for a second factor'}</h1>
      {owed === 'code' ? (
        <>
          <p>Enter the code from your authenticator app.</p>
          <CodeEntry action="Sign in" isFocused onEntered={signIn} takesRecovery />
        </>
      ) : (
        <>
          <p>Signing in then takes a six-digit code from an app on your phone, besides your password.</p>
          <SetUp onDone={enter} />
        </>
      )}
      <p>
        <a href="/admin/login?again">Back to the password</a>
      </p>
    </main>
  )
}
