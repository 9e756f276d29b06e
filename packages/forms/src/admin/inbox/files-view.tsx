'use client'

import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { byteCount } from '../../core/inbox/byte-count.ts'
import { messageFiles } from '../../core/inbox/upload-path.ts'

/** The files of a message, to be downloaded. */
export function FilesView({ path }: { readonly path: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const { value } = useField<unknown>({ path })
  return (
    <section className="files-view">
      <h3>{word({ en: 'Files', de: 'Dateien' })}</h3>
      <ul>
        {messageFiles(value).map(({ field, name, size }, index) => (
          <li key={`${field} ${name} ${size}`}>
            <a href={`/api/submissions/${id}/files/${index}`} download={name}>
              {name}
            </a>{' '}
            <span>{byteCount(size)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
