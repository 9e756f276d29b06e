'use client'

import { toast, useRouteCache, useSelection } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { HANDLING_LABELS, HANDLINGS } from '../../core/inbox/handling.ts'
import { callInbox } from './call-inbox.ts'

/** Bulk actions for the messages selected in the list, except deletion. */
export function HandleSelected({ colleagues }: { readonly colleagues: readonly Colleague[] }): ReactNode {
  const { count, getQueryParams, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setBusy] = useState(false)
  if (count === 0) return null

  const ask = async (path: string, init: RequestInit) => {
    setBusy(true)
    const { isDone, message } = await callInbox(path, init, 'Not every message could be changed. Try again.')
    setBusy(false)
    if (!isDone) return void toast.error(message)
    toast.success(message)
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
      <legend>{count === 1 ? '1 message selected' : `${count} messages selected`}</legend>
      {HANDLINGS.map((handling) => (
        <button key={handling} className="inbox-form__button" type="button" onClick={() => change({ handling })}>
          {HANDLING_LABELS[handling]}
        </button>
      ))}
      <label>
        Assign to{' '}
        <select
          value=""
          onChange={({ target }) => change({ assignee: target.value === 'nobody' ? null : Number(target.value) })}
        >
          <option value="" disabled>
            …
          </option>
          <option value="nobody">Nobody</option>
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
        Not spam: send
      </button>
    </fieldset>
  )
}
