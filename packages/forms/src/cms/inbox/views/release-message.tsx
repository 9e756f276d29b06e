'use client'

import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

/** On a message that was taken for spam: sends it all the same. */
export function ReleaseMessage(): ReactNode {
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const { dispatchFields } = useForm()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const { isReleased, message } = await release(id)
    setBusy(false)
    if (!isReleased) return void toast.error(message)
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

async function release(id: unknown): Promise<{ readonly isReleased: boolean; readonly message: string }> {
  try {
    const response = await fetch(`/api/submissions/${id}/release`, { method: 'POST', credentials: 'include' })
    const reply = (await response.json()) as { message?: string }
    return { isReleased: response.ok, message: reply.message ?? 'The message could not be sent. Try again.' }
  } catch {
    // No answer, or none that can be read.
    return { isReleased: false, message: 'The site does not answer. Try again.' }
  }
}
