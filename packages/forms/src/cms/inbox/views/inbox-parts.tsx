'use client'

import { useListQuery } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { INBOX_PARTS, partOf } from '../../../core/inbox/inbox-parts.ts'

/** Links to the parts of the inbox. @param props.counts Messages of each part. */
export function InboxParts({ counts }: { readonly counts: readonly number[] }): ReactNode {
  const { query } = useListQuery()
  const shown = partOf(query?.where)
  return (
    <nav className="inbox-bar__parts" aria-label="Parts of the inbox">
      {INBOX_PARTS.map((part, index) => (
        <a key={part.label} href={part.query || '?'} {...(part === shown && { 'aria-current': 'page' as const })}>
          {part.label} <span>{counts[index]?.toLocaleString('en')}</span>
        </a>
      ))}
    </nav>
  )
}
