import type { ReactNode } from 'react'
import type { InboxRow } from '../../core/inbox/inbox-message.ts'
import { actionsOn, MESSAGE_ACTIONS } from '../../core/inbox/message-actions.ts'
import { AssignSelect } from './assign-select.tsx'
import { useInboxSetting } from './inbox-context.ts'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'

interface SelectionBarProps {
  readonly inbox: Inbox
  readonly onRemove: (rows: readonly InboxRow[]) => void
}

/** Actions on the messages that are selected. */
export function SelectionBar({ inbox, onRemove }: SelectionBarProps): ReactNode {
  const words = useInboxWords()
  const { mayChange, mayDelete } = useInboxSetting()
  const { act, assign, list, select, selected } = inbox
  const rows = list.listed?.rows ?? []
  const chosen = rows.filter(({ id }) => selected.has(id))
  if (chosen.length === 0) return null
  const offered = MESSAGE_ACTIONS.filter((action) => chosen.every((row) => actionsOn(row).includes(action)))
  return (
    <fieldset className="inbox-selection">
      <legend className="visually-hidden">{words.selected(chosen.length)}</legend>
      <label className="inbox-selection__all">
        <input
          checked={chosen.length === rows.length}
          onChange={({ target }) =>
            select(
              rows.map(({ id }) => id),
              target.checked,
            )
          }
          type="checkbox"
        />
        <span aria-hidden="true">{words.selected(chosen.length)}</span>
        <span className="visually-hidden">{words.selectAll}</span>
      </label>
      {mayChange &&
        offered.map((action) => (
          <button className="inbox-button" key={action} onClick={() => act(action, chosen)} type="button">
            {words.actions[action]}
          </button>
        ))}
      {mayChange && <AssignSelect label={words.assign} onAssign={(account) => assign(account, chosen)} />}
      {mayDelete && (
        <button className="inbox-button inbox-button--danger" onClick={() => onRemove(chosen)} type="button">
          {words.delete}
        </button>
      )}
    </fieldset>
  )
}
