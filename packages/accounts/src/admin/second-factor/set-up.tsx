'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
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
  const word = adminTexts(useTranslation().i18n.language)
  const [newKey, setNewKey] = useState<NewKey>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()

  const begin = async () => {
    const reply = await callUsers<NewKey>('POST', '/second-factor/begin')
    if (reply.isDone) setNewKey(reply.body)
    setProblem(reply.isDone ? undefined : word(reply.message))
  }
  const confirm = async ({ code }: { readonly code: string }) => {
    const reply = await callUsers<{ readonly recoveryCodes: readonly string[] }>('POST', '/second-factor/confirm', {
      code,
    })
    if (!reply.isDone) return word(reply.message)
    setCodes(reply.body.recoveryCodes)
    return undefined
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  if (newKey) {
    return (
      <div className="second-factor__set-up">
        <p>
          {word({
            en: 'Scan this with an authenticator app on your phone, or type the key into it. Then enter its first code.',
            de: 'Mit einer Authenticator-App auf dem Telefon scannen oder den Schlüssel dort eintippen. Dann ihren ersten Code eingeben.',
          })}
        </p>
        <img
          alt={word({ en: 'QR code of the key below', de: 'QR-Code des Schlüssels darunter' })}
          className="second-factor__picture"
          src={`data:image/svg+xml,${encodeURIComponent(newKey.qrCode)}`}
        />
        <p>
          {word({ en: 'Key:', de: 'Schlüssel:' })}{' '}
          <code className="second-factor__key">{newKey.key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CodeEntry action="Turn on" onEntered={confirm} />
      </div>
    )
  }
  return (
    <div className="second-factor__set-up">
      <Button margin={false} onClick={begin} type="button">
        {word({ en: 'Set up a second factor', de: 'Zweiten Faktor einrichten' })}
      </Button>
      <p className="second-factor__problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
