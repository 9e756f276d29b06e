'use client'

import { toast, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { HANDLING_LABELS, HANDLINGS } from '../../core/inbox/handling.ts'
import { callInbox } from './call-inbox.ts'

const NOT_ALL = {
  en: 'Not every message could be changed. Try again.',
  de: 'Nicht jede Nachricht konnte geändert werden. Versuchen Sie es noch einmal.',
}

/** Bulk actions for the messages selected in the list, except deletion. */
export function HandleSelected({ colleagues }: { readonly colleagues: readonly Colleague[] }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { count, getQueryParams, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setBusy] = useState(false)
  if (count === 0) return null

  const ask = async (path: string, init: RequestInit) => {
    setBusy(true)
    const { isDone, message } = await callInbox(path, init, NOT_ALL)
    setBusy(false)
    if (!isDone) return void toast.error(word(message))
    toast.success(word(message))
    toggleAll()
    clearRouteCache()
  }
  const change = (data: object) =>
    ask(getQueryParams(), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
  return (
    <fieldset className="inbox-selected" disabled={isBusy}>
      <legend>
        {word(
          count === 1
            ? { en: '1 message selected', de: '1 Nachricht ausgewählt' }
            : { en: `${count} messages selected`, de: `${count} Nachrichten ausgewählt` },
        )}
      </legend>
      {HANDLINGS.map((handling) => (
        <button key={handling} className="inbox-form__button" type="button" onClick={() => change({ handling })}>
          {word(HANDLING_LABELS[handling])}
        </button>
      ))}
      <label>
        {word({ en: 'Assign to', de: 'Zuweisen an' })}{' '}
        <select
          value=""
          onChange={({ target }) => change({ assignee: target.value === 'nobody' ? null : Number(target.value) })}
        >
          <option value="" disabled>
            …
          </option>
          <option value="nobody">{word({ en: 'Nobody', de: 'Niemand' })}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        className="inbox-form__button"
        type="button"
        onClick={() => ask(`/release${getQueryParams()}`, { method: 'POST' })}
      >
        {word({ en: 'Not spam: send', de: 'Kein Spam: senden' })}
      </button>
    </fieldset>
  )
}
