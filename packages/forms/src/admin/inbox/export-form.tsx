import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { HANDLING_LABELS, HANDLINGS } from '../../core/inbox/handling.ts'

/** Asks for messages as a file. It needs no script: the answer is a download. */
export function ExportForm({
  forms,
  people,
  language,
}: {
  readonly forms: readonly { readonly id: number; readonly title: string }[]
  readonly people: readonly Colleague[]
  readonly language: string
}): ReactNode {
  const word = adminTexts(language)
  return (
    <form className="inbox-form" method="get" action="/api/submissions/export">
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
        Status
        <select name="status" defaultValue="mail_sent">
          <option value="mail_sent">{word({ en: 'Without spam', de: 'Ohne Spam' })}</option>
          <option value="spam">Spam</option>
          <option value="">{word({ en: 'All', de: 'Alle' })}</option>
        </select>
      </label>
      <label>
        {word({ en: 'Handling', de: 'Bearbeitung' })}
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
