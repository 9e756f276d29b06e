import type { ReactNode } from 'react'

/** Asks for messages as a file. It needs no script: the answer is a download. */
export function ExportForm({
  forms,
}: {
  readonly forms: readonly { readonly id: number; readonly title: string }[]
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
