'use client'

import { useListQuery, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { SelectedEntries } from './selected-entries.tsx'

/** Parts of the list of posts, by a condition. */
const PARTS = [
  ['[state][equals]=held', { en: 'Wait', de: 'Warten' }],
  ['[openReports][greater_than]=0', { en: 'Reported', de: 'Gemeldet' }],
  ['[state][equals]=shown', { en: 'Published', de: 'Veröffentlicht' }],
  ['[state][equals]=hidden', { en: 'Hidden', de: 'Verborgen' }],
] as const satisfies readonly (readonly [string, AdminText])[]

const ACTIONS = [
  ['approve', { en: 'Publish', de: 'Veröffentlichen' }],
  ['hide', { en: 'Hide', de: 'Verbergen' }],
  ['delete', { en: 'Delete the words', de: 'Text löschen' }],
  ['block', { en: 'Hide, and block the writer', de: 'Verbergen und Person sperren' }],
] as const satisfies readonly (readonly [string, AdminText])[]

/** Above the list of posts: its parts, and what is done with those that are selected. */
export function PostsBar(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { query } = useListQuery()
  const shown = JSON.stringify(query?.where ?? {})
  return (
    <div className="inbox-bar">
      <nav className="inbox-bar__parts" aria-label={word({ en: 'Parts of the posts', de: 'Teile der Beiträge' })}>
        {PARTS.map(([condition, label]) => (
          <a
            key={condition}
            href={`?where[or][0][and][0]${condition}`}
            {...(shown === conditionJson(condition) && { 'aria-current': 'page' as const })}
          >
            {word(label)}
          </a>
        ))}
        <a href="?" {...(shown === '{}' && { 'aria-current': 'page' as const })}>
          {word({ en: 'All', de: 'Alle' })}
        </a>
      </nav>
      <SelectedEntries address="/api/forum-replies/moderate" actions={ACTIONS} />
    </div>
  )
}

/** A condition as the list says which it has. */
function conditionJson(condition: string): string {
  const [field = '', operator = '', value = ''] = condition.split(/[[\]=]+/).slice(1)
  return JSON.stringify({ or: [{ and: [{ [field]: { [operator]: value } }] }] })
}
