'use client'

import { toast, useListQuery, useRouteCache, useSelection } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { COMMENT_STATES, type CommentState } from '../core/state.ts'

const STATES = Object.entries(COMMENT_STATES) as [CommentState, string][]

/** Above the list of comments: its parts, and what is done with those that are selected. */
export function CommentBar(): ReactNode {
  const { query } = useListQuery()
  const shown = JSON.stringify(query?.where ?? {})
  return (
    <div className="inbox-bar">
      <nav className="inbox-bar__parts" aria-label="Parts of the comments">
        {STATES.map(([state, label]) => (
          <a
            key={state}
            href={`?where[or][0][and][0][state][equals]=${state}`}
            {...(shown.includes(`"equals":"${state}"`) && { 'aria-current': 'page' as const })}
          >
            {label}
          </a>
        ))}
        <a href="?" {...(shown === '{}' && { 'aria-current': 'page' as const })}>
          All
        </a>
      </nav>
      <SelectedComments />
    </div>
  )
}

function SelectedComments(): ReactNode {
  const { count, getQueryParams, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setBusy] = useState(false)
  if (count === 0) return null

  const change = async (state: CommentState) => {
    setBusy(true)
    const isDone = await fetch(`/api/comments${getQueryParams()}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state }),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    setBusy(false)
    if (!isDone) return void toast.error('Not every comment could be changed. Try again.')
    toast.success(`${count === 1 ? '1 comment' : `${count} comments`}: ${COMMENT_STATES[state]}`)
    toggleAll()
    clearRouteCache()
  }
  return (
    <fieldset className="inbox-selected" disabled={isBusy}>
      <legend>{count === 1 ? '1 comment selected' : `${count} comments selected`}</legend>
      {STATES.map(([state, label]) => (
        <button key={state} className="inbox-form__button" type="button" onClick={() => change(state)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
