'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts, NO_ANSWER } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'

/** Below a saved template: writes it as fields, where fields can say the same. */
export function AsFields(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)
  const write = async () => {
    setBusy(true)
    const { isWritten, message } = await askFor(id)
    setBusy(false)
    if (!isWritten) return void toast.error(word(message))
    // The whole form is another now.
    location.reload()
  }
  if (id === undefined) return null
  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={write} size="small">
      {word({ en: 'Write the saved template as fields', de: 'Die gespeicherte Vorlage als Felder schreiben' })}
    </Button>
  )
}

const NOT_WRITTEN = {
  en: 'The form could not be written. Try again.',
  de: 'Das Formular konnte nicht geschrieben werden. Versuchen Sie es noch einmal.',
}

async function askFor(id: unknown): Promise<{ readonly isWritten: boolean; readonly message: AdminLabel }> {
  try {
    const response = await fetch(`/api/contact-forms/${id}/as-fields`, { method: 'POST', credentials: 'include' })
    const reply = (await response.json()) as { message?: string }
    return { isWritten: response.ok, message: reply.message ?? NOT_WRITTEN }
  } catch {
    // No answer, or none that can be read.
    return { isWritten: false, message: NO_ANSWER }
  }
}
