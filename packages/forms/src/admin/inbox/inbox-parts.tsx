'use client'

import { useAuth, useListQuery, useTranslation } from '@payloadcms/ui'
import { adminTexts, queryOf } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { inboxViews, partOf } from '../../core/inbox/inbox-views.ts'

/** Links to the parts of the inbox. @param props.counts Messages of each part. */
export function InboxParts({ counts }: { readonly counts: readonly number[] }): ReactNode {
  const { language } = useTranslation().i18n
  const word = adminTexts(language)
  const { query } = useListQuery()
  const { user } = useAuth()
  const parts = inboxViews(user?.id ?? 0)
  const shown = partOf(parts, query?.where)
  return (
    <nav className="inbox-bar__parts" aria-label={word({ en: 'Parts of the inbox', de: 'Teile des Posteingangs' })}>
      {parts.map((part, index) => (
        <a
          key={queryOf(part.conditions)}
          href={queryOf(part.conditions)}
          {...(part === shown && { 'aria-current': 'page' as const })}
        >
          {word(part.label)} <span>{counts[index]?.toLocaleString(language)}</span>
        </a>
      ))}
    </nav>
  )
}
