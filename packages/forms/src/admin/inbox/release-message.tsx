'use client'

import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { callInbox } from './call-inbox.ts'

/** On a message that was taken for spam: sends it all the same. */
export function ReleaseMessage(): ReactNode {
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const { dispatchFields } = useForm()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const { isDone, message } = await callInbox(
      `/${id}/release`,
      { method: 'POST' },
      'The message could not be sent. Try again.',
    )
    setBusy(false)
    if (!isDone) return void toast.error(message)
    toast.success(message)
    dispatchFields({ type: 'UPDATE', path: 'status', value: 'mail_sent' })
  }
  if (status !== 'spam') return null
  return (
    <Button buttonStyle="primary" disabled={isBusy} onClick={send} size="small">
      Not spam: send it
    </Button>
  )
}
