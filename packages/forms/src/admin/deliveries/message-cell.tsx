'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { adminTexts, record, text } from '@vitrine/content/core'
import type { ReactNode } from 'react'

/** In the list: a link to the message of a delivery. */
export function MessageCell({ cellData }: { readonly cellData?: unknown }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const id = record(cellData).id ?? cellData
  if (id == null || id === '') return null
  const subject = text(record(cellData).subject) ?? word({ en: `Message ${id}`, de: `Nachricht ${id}` })
  return <Link href={`/admin/collections/submissions/${id}`}>{subject}</Link>
}
