'use client'

import { adminTexts } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { HANDLING_LABELS, HANDLINGS } from '../../core/inbox/handling.ts'
import { listedExport } from '../../core/inbox/listed-export.ts'

interface ExportChoices {
  readonly forms: readonly { readonly id: number; readonly title: string }[]
  readonly people: readonly Colleague[]
  readonly language: string
}

/** Asks for messages as a file: those of the list, or those of a form, of days and the like. The answer is a download. */
export function ExportForm(choices: ExportChoices): ReactNode {
  const word = adminTexts(choices.language)
  const [isListed, setListed] = useState(true)
  const download = (event: FormEvent<HTMLFormElement>) => {
    if (!isListed) return
    event.preventDefault()
    const format = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? 'csv'
    location.assign(`${EXPORT}?${listedExport(location.search, format)}`)
  }
  return (
    <form className="inbox-form" method="get" action={EXPORT} onSubmit={download}>
      <label>
        {word({ en: 'Messages', de: 'Nachrichten' })}
        <select value={isListed ? 'list' : 'chosen'} onChange={({ target }) => setListed(target.value === 'list')}>
          <option value="list">{word({ en: 'As in the list', de: 'Wie in der Liste' })}</option>
          <option value="chosen">{word({ en: 'By form, days and more', de: 'Nach Formular, Tagen und mehr' })}</option>
        </select>
      </label>
      {!isListed && <ExportFields {...choices} />}
      <div className="inbox-form__actions">
        <button className="inbox-form__button" type="submit" name="format" value="csv">
          {word({ en: 'Download CSV', de: 'CSV herunterladen' })}
        </button>
        <button className="inbox-form__button" type="submit" name="format" value="json">
          {word({ en: 'Download JSON', de: 'JSON herunterladen' })}
        </button>
      </div>
    </form>
  )
}

const EXPORT = '/api/submissions/export'

function ExportFields({ forms, people, language }: ExportChoices): ReactNode {
  const word = adminTexts(language)
  return (
    <>
      <label>
        {word({ en: 'Form', de: 'Formular' })}
        <select name="form">
          <option value="">{word({ en: 'All forms', de: 'Alle Formulare' })}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {word({ en: 'Delivery', de: 'Zustellung' })}
        <select name="status" defaultValue="mail_sent">
          <option value="mail_sent">{word({ en: 'Without spam', de: 'Ohne Spam' })}</option>
          <option value="spam">Spam</option>
          <option value="">{word({ en: 'All', de: 'Alle' })}</option>
        </select>
      </label>
      <label>
        Status
        <select name="handling">
          <option value="">{word({ en: 'All', de: 'Alle' })}</option>
          {HANDLINGS.map((handling) => (
            <option key={handling} value={handling}>
              {word(HANDLING_LABELS[handling])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {word({ en: 'Assigned to', de: 'Zuständig' })}
        <select name="assignee">
          <option value="">{word({ en: 'Anybody', de: 'Beliebig' })}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {word({ en: 'First day', de: 'Erster Tag' })}
        <input type="date" name="from" />
      </label>
      <label>
        {word({ en: 'Last day', de: 'Letzter Tag' })}
        <input type="date" name="to" />
      </label>
    </>
  )
}
