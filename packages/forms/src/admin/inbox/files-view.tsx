'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { byteCount } from '../../core/inbox/byte-count.ts'
import { messageFiles } from '../../core/inbox/upload-path.ts'

/** The files of a message, to be downloaded. */
export function FilesView({ path }: { readonly path: string }): ReactNode {
  const { id } = useDocumentInfo()
  const { value } = useField<unknown>({ path })
  return (
    <section className="files-view">
      <h3>Files</h3>
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
