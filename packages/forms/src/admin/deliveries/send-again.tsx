'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { adminTexts, record } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { callApi, messageOf } from '../call-api.ts'

/** On a delivery: tries it again at once. */
export function SendAgain(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const send = async () => {
    const reply = await callApi('POST', `/deliveries/${id}/retry`)
    if (!reply.isDone) return void toast.error(word(reply.message))
    toast.success(word(messageOf(record(reply.body).message) ?? ''))
  }
  return (
    <Button buttonStyle="secondary" onClick={send} size="small">
      {word({ en: 'Send again', de: 'Erneut senden' })}
    </Button>
  )
}
