'use client'

import { useAuth, useListQuery } from '@payloadcms/ui'
import { queryOf } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { inboxViews, partOf } from '../../core/inbox/inbox-views.ts'

/** Links to the parts of the inbox. @param props.counts Messages of each part. */
export function InboxParts({ counts }: { readonly counts: readonly number[] }): ReactNode {
  const { query } = useListQuery()
  const { user } = useAuth()
  const parts = inboxViews(user?.id ?? 0)
  const shown = partOf(parts, query?.where)
  return (
    <nav className="inbox-bar__parts" aria-label="Parts of the inbox">
      {parts.map((part, index) => (
        <a
          key={part.label}
          href={queryOf(part.conditions)}
          {...(part === shown && { 'aria-current': 'page' as const })}
        >
          {part.label} <span>{counts[index]?.toLocaleString('en')}</span>
        </a>
      ))}
    </nav>
  )
}
