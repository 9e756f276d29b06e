import type { ReactNode } from 'react'
import { type InboxRow, isAnswerable } from '../../core/inbox/inbox-message.ts'
import { actionsOn, type MessageAction } from '../../core/inbox/message-actions.ts'
import { neighbourOf } from '../../core/inbox/message-order.ts'
import { useInboxSetting } from './inbox-context.ts'
import { InboxIcon } from './inbox-icon.tsx'
import { REPLY_ID } from './reply-box.tsx'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'

/** Keys that give the command of an action. */
const ACTION_KEYS: Readonly<Record<MessageAction, string>> = { done: 'e', reopen: 'e', spam: '!', notSpam: '!' }

interface MessageBarProps {
  readonly inbox: Inbox
  readonly onRemove: (rows: readonly InboxRow[]) => void
}

/** Actions on the open message, and the ways to its neighbours and to the list. */
export function MessageBar({ inbox, onRemove }: MessageBarProps): ReactNode {
  const words = useInboxWords()
  const { mayChange, mayDelete } = useInboxSetting()
  const { act, list, open, query, show, step } = inbox
  const { message } = open
  const ids = list.listed?.rows.map(({ id }) => id) ?? []
  const hasNeighbour = (way: 1 | -1) => neighbourOf(ids, query.id, way) !== undefined
  return (
    <div className="message-bar">
      <button
        aria-label={words.back}
        className="inbox-button inbox-button--icon message-bar__back"
        onClick={() => show({ id: undefined })}
        title={words.back}
        type="button"
      >
        <InboxIcon name="back" />
      </button>
      {message && mayChange && isAnswerable(message) && (
        <button
          aria-keyshortcuts="r"
          className="inbox-button"
          onClick={() => document.getElementById(REPLY_ID)?.focus()}
          type="button"
        >
          {words.reply}
        </button>
      )}
      {message &&
        mayChange &&
        actionsOn(message).map((action) => (
          <button
            aria-keyshortcuts={ACTION_KEYS[action]}
            className="inbox-button"
            key={action}
            onClick={() => act(action, [message])}
            type="button"
          >
            {words.actions[action]}
          </button>
        ))}
      {message && mayDelete && (
        <button className="inbox-button inbox-button--danger" onClick={() => onRemove([message])} type="button">
          {words.delete}
        </button>
      )}
      <span className="message-bar__steps">
        <button
          aria-keyshortcuts="k"
          aria-label={words.previous}
          className="inbox-button inbox-button--icon"
          disabled={!hasNeighbour(-1)}
          onClick={() => step(-1)}
          title={words.previous}
          type="button"
        >
          <InboxIcon name="previous" />
        </button>
        <button
          aria-keyshortcuts="j"
          aria-label={words.next}
          className="inbox-button inbox-button--icon"
          disabled={!hasNeighbour(1)}
          onClick={() => step(1)}
          title={words.next}
          type="button"
        >
          <InboxIcon name="next" />
        </button>
      </span>
    </div>
  )
}
