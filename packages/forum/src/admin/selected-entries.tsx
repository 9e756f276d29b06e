'use client'

import { toast, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'
import { FORUM_LENGTHS } from '../core/limits.ts'

/** Acts on the entries of a list that are selected, with one reason for the log. */
export function SelectedEntries<Action extends string>(props: {
  /** Address of the API that does them. */
  readonly address: string
  readonly actions: readonly (readonly [Action, AdminText])[]
  /** Fields for more that an act asks for, such as a board. */
  readonly children?: ReactNode
  /** Values of those fields. */
  readonly more?: (action: Action) => object
}): ReactNode {
  const { address, actions, children, more } = props
  const word = adminTexts(useTranslation().i18n.language)
  const { count, selectedIDs, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  if (count === 0) return null

  const act = async (action: Action) => {
    setBusy(true)
    const isDone = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, ids: selectedIDs, reason, ...more?.(action) }),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    setBusy(false)
    if (!isDone) {
      return void toast.error(
        word({
          en: 'Not everything could be changed. Try again.',
          de: 'Nicht alles konnte geändert werden. Noch einmal versuchen.',
        }),
      )
    }
    toast.success(
      word(
        count === 1
          ? { en: '1 entry changed', de: '1 Eintrag geändert' }
          : { en: `${count} entries changed`, de: `${count} Einträge geändert` },
      ),
    )
    setReason('')
    toggleAll()
    clearRouteCache()
  }
  return (
    <fieldset className="inbox-selected" disabled={isBusy}>
      <legend>
        {word(
          count === 1
            ? { en: '1 entry selected', de: '1 Eintrag ausgewählt' }
            : { en: `${count} entries selected`, de: `${count} Einträge ausgewählt` },
        )}
      </legend>
      <div className="inbox-form">
        <label>
          {word({ en: 'Reason, for the log', de: 'Grund, für das Protokoll' })}
          <input
            type="text"
            maxLength={FORUM_LENGTHS.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        {children}
      </div>
      {actions.map(([action, label]) => (
        <button key={action} className="inbox-form__button" type="button" onClick={() => act(action)}>
          {word(label)}
        </button>
      ))}
    </fieldset>
  )
}
