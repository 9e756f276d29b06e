'use client'

import { toast, useListQuery, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'
import { COMMENT_STATES, type CommentState } from '../core/state.ts'

const STATES = Object.entries(COMMENT_STATES) as [CommentState, AdminLabel][]

/** Above the list of comments: its parts, and what is done with those that are selected. */
export function CommentBar(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { query } = useListQuery()
  const shown = JSON.stringify(query?.where ?? {})
  return (
    <div className="inbox-bar">
      <nav className="inbox-bar__parts" aria-label={word({ en: 'Parts of the comments', de: 'Teile der Kommentare' })}>
        {STATES.map(([state, label]) => (
          <a
            key={state}
            href={`?where[or][0][and][0][state][equals]=${state}`}
            {...(shown.includes(`"equals":"${state}"`) && { 'aria-current': 'page' as const })}
          >
            {word(label)}
          </a>
        ))}
        <a href="?" {...(shown === '{}' && { 'aria-current': 'page' as const })}>
          {word({ en: 'All', de: 'Alle' })}
        </a>
      </nav>
      <SelectedComments />
    </div>
  )
}

function SelectedComments(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
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
    if (!isDone)
      return void toast.error(
        word({
          en: 'Not every comment could be changed. Try again.',
          de: 'Nicht jeder Kommentar konnte geändert werden. Versuchen Sie es noch einmal.',
        }),
      )
    toast.success(
      `${word(count === 1 ? { en: '1 comment', de: '1 Kommentar' } : { en: `${count} comments`, de: `${count} Kommentare` })}: ${word(COMMENT_STATES[state])}`,
    )
    toggleAll()
    clearRouteCache()
  }
  return (
    <fieldset className="inbox-selected" disabled={isBusy}>
      <legend>
        {word(
          count === 1
            ? { en: '1 comment selected', de: '1 Kommentar ausgewählt' }
            : { en: `${count} comments selected`, de: `${count} Kommentare ausgewählt` },
        )}
      </legend>
      {STATES.map(([state, label]) => (
        <button key={state} className="inbox-form__button" type="button" onClick={() => change(state)}>
          {word(label)}
        </button>
      ))}
    </fieldset>
  )
}
