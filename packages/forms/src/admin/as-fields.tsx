'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

/** Below a saved template: writes it as fields, where fields can say the same. */
export function AsFields(): ReactNode {
  const { id } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)
  const write = async () => {
    setBusy(true)
    const { isWritten, message } = await askFor(id)
    setBusy(false)
    if (!isWritten) return void toast.error(message)
    // The whole form is another now.
    location.reload()
  }
  if (id === undefined) return null
  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={write} size="small">
      Write the saved template as fields
    </Button>
  )
}

async function askFor(id: unknown): Promise<{ readonly isWritten: boolean; readonly message: string }> {
  try {
    const response = await fetch(`/api/contact-forms/${id}/as-fields`, { method: 'POST', credentials: 'include' })
    const reply = (await response.json()) as { message?: string }
    return { isWritten: response.ok, message: reply.message ?? 'The form could not be written. Try again.' }
  } catch {
    // No answer, or none that can be read.
    return { isWritten: false, message: 'The site does not answer. Try again.' }
  }
}
