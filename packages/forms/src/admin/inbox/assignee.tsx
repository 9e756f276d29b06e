'use client'

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { useColleagues } from './use-colleagues.ts'

/** Chooses who looks after a message. Accounts may not read each other, so the names come from the inbox. */
export function AssigneeField({ path, field }: { path: string; field: { label?: unknown } }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ path })
  const colleagues = useColleagues()
  const id = `field-${path}`
  return (
    <div className="field-type assignee-field">
      <FieldLabel htmlFor={id} label={String(field.label)} />
      <select
        disabled={disabled}
        id={id}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{word({ en: 'Nobody', de: 'Niemand' })}</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
        {value != null && !colleagues.some((colleague) => colleague.id === value) && (
          <option value={value}>{word({ en: `Account ${value}`, de: `Konto ${value}` })}</option>
        )}
      </select>
      {showError && <p role="alert">{errorMessage}</p>}
    </div>
  )
}

/** In the list: the name of who looks after a message. */
export function AssigneeCell({ cellData }: { cellData?: unknown }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const colleagues = useColleagues()
  const id = typeof cellData === 'object' && cellData !== null && 'id' in cellData ? cellData.id : cellData
  if (id == null) return <span>{word({ en: 'Nobody', de: 'Niemand' })}</span>
  return (
    <span>
      {colleagues.find((colleague) => colleague.id === id)?.name ?? word({ en: `Account ${id}`, de: `Konto ${id}` })}
    </span>
  )
}
