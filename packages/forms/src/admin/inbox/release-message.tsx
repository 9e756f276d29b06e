'use client'

import { Button, toast, useDocumentInfo, useForm, useFormFields, useRouteCache, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'
import { callInbox } from './call-inbox.ts'

/** On a message that was taken for spam: sends it all the same, and says so for as long as the message is shown. */
export function ReleaseMessage(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const { dispatchFields } = useForm()
  const { clearRouteCache } = useRouteCache()
  const [sent, setSent] = useState<AdminLabel>()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const { isDone, message } = await callInbox(
      `/${id}/release`,
      { method: 'POST' },
      word({
        en: 'The message could not be sent. Try again.',
        de: 'Die Nachricht konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
      }),
    )
    setBusy(false)
    if (!isDone) return void toast.error(word(message))
    toast.success(word(message))
    setSent(message)
    dispatchFields({ type: 'UPDATE', path: 'status', value: 'mail_sent' })
    // The sidebar counts the message from now on.
    clearRouteCache()
  }
  if (sent !== undefined) return <output>{word(sent)}</output>
  if (status !== 'spam') return null
  return (
    <Button buttonStyle="primary" disabled={isBusy} onClick={send} size="small">
      {word({ en: 'Not spam: send it', de: 'Kein Spam: senden' })}
    </Button>
  )
}
