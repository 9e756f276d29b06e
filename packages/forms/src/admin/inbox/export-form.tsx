import type { ReactNode } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { HANDLING_LABELS, HANDLINGS } from '../../core/inbox/handling.ts'

/** Asks for messages as a file. It needs no script: the answer is a download. */
export function ExportForm({
  forms,
  people,
}: {
  readonly forms: readonly { readonly id: number; readonly title: string }[]
  readonly people: readonly Colleague[]
}): ReactNode {
  return (
    <form className="inbox-form" method="get" action="/api/submissions/export">
      <label>
        Form
        <select name="form">
          <option value="">All forms</option>
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
          <option value="mail_sent">Without spam</option>
          <option value="spam">Spam</option>
          <option value="">All</option>
        </select>
      </label>
      <label>
        Handling
        <select name="handling">
          <option value="">All</option>
          {HANDLINGS.map((handling) => (
            <option key={handling} value={handling}>
              {HANDLING_LABELS[handling]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Assigned to
        <select name="assignee">
          <option value="">Anybody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        First day
        <input type="date" name="from" />
      </label>
      <label>
        Last day
        <input type="date" name="to" />
      </label>
      <div className="inbox-form__actions">
        <button className="inbox-form__button" type="submit" name="format" value="csv">
          Download CSV
        </button>
        <button className="inbox-form__button" type="submit" name="format" value="json">
          Download JSON
        </button>
      </div>
    </form>
  )
}
