'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'

/** On a delivery: tries it again at once. */
export function SendAgain(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const send = async () => {
    const response = await fetch(`/api/deliveries/${id}/retry`, { method: 'POST', credentials: 'include' })
    const { message } = (await response.json()) as { message: string }
    if (response.ok) toast.success(message)
    else toast.error(message)
  }
  return (
    <Button buttonStyle="secondary" onClick={send} size="small">
      {word({ en: 'Send again', de: 'Erneut senden' })}
    </Button>
  )
}
