'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { adminTexts, configLabel } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { labelledName } from '../../core/inbox/labels.ts'
import { shownEntries } from '../../core/inbox/shown-entries.ts'
import { messageFiles } from '../../core/inbox/upload-path.ts'
import { parseRowName } from '../../core/rows.ts'
import type { Submitted } from '../../core/submitted.ts'

/** Read-only list of a submission's entries: each field name with its values. */
export function EntriesView({ path, field }: { path: string; field: { label?: unknown } }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { value } = useField<Record<string, unknown>>({ path })
  const { value: files } = useField<unknown>({ path: 'files' })
  const { value: labels } = useField<Record<string, string>>({ path: 'labels' })
  const label = word(configLabel(field.label, path))
  const known = path === 'entries' ? new Map(Object.entries(labels ?? {})) : new Map<string, string>()
  // Only the intake writes what was sent.
  const entries = path === 'entries' ? shownEntries((value ?? {}) as Submitted, messageFiles(files)) : (value ?? {})
  return (
    <section className="entries-view">
      <h3>{label}</h3>
      <dl>
        {Object.entries(entries).map(([name, entry]) => (
          <div key={name}>
            <dt title={name}>{known.size > 0 ? labelledName(name, known) : nameInRow(name, entries)}</dt>
            <dd>{Array.isArray(entry) ? entry.join(', ') : String(entry)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Fields of a group that repeats say which row they are of. */
function nameInRow(name: string, entries: Readonly<Record<string, unknown>>): string {
  const { first, row } = parseRowName(name)
  return row > 1 && Object.hasOwn(entries, first) ? `${first} (${row})` : name
}
