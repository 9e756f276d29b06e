'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { callUsers } from '../call-users.ts'
import { CodeEntry } from './code-entry.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

/** The key of a new authenticator. */
interface NewKey {
  readonly key: string
  /** SVG. */
  readonly qrCode: string
}

/** Sets up a second factor: the key for the app, its first code, the recovery codes. */
export function SetUp({ onDone }: { readonly onDone: () => void }): ReactNode {
  const [newKey, setNewKey] = useState<NewKey>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()

  const begin = async () => {
    const reply = await callUsers<NewKey>('POST', '/second-factor/begin')
    if (reply.isDone) setNewKey(reply.body)
    setProblem(reply.isDone ? undefined : reply.message)
  }
  const confirm = async ({ code }: { readonly code: string }) => {
    const reply = await callUsers<{ readonly recoveryCodes: readonly string[] }>('POST', '/second-factor/confirm', {
      code,
    })
    if (!reply.isDone) return reply.message
    setCodes(reply.body.recoveryCodes)
    return undefined
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  if (newKey) {
    return (
      <div className="second-factor__set-up">
        <p>Scan this with an authenticator app on your phone, or type the key into it. Then enter its first code.</p>
        <img
          alt="QR code of the key below"
          className="second-factor__picture"
          src={`data:image/svg+xml,${encodeURIComponent(newKey.qrCode)}`}
        />
        <p>
          Key: <code className="second-factor__key">{newKey.key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CodeEntry action="Turn on" onEntered={confirm} />
      </div>
    )
  }
  return (
    <div className="second-factor__set-up">
      <Button margin={false} onClick={begin} type="button">
        Set up a second factor
      </Button>
      <p className="second-factor__problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
