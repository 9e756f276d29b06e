import { toast, useRouteCache, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts } from '@vitrine/content/core'
import { useRef, useState } from 'react'
import type { InboxRow } from '../../core/inbox/inbox-message.ts'
import { type InboxQuery, isInTab } from '../../core/inbox/inbox-query.ts'
import { inboxWords } from '../../core/inbox/inbox-words.ts'
import { doneSentence, type MessageAction, stateAfter } from '../../core/inbox/message-actions.ts'
import { messageAfter, neighbourOf } from '../../core/inbox/message-order.ts'
import { assignMessages, deleteMessages, moveMessages, type StateChange } from './move-messages.ts'
import { useInboxAddress } from './use-inbox-address.ts'
import { type MessageList, useMessageList } from './use-message-list.ts'
import { type OpenMessage, useOpenMessage } from './use-open-message.ts'

/** Milliseconds for which a message of the inbox offers to undo. */
const UNDO_MS = 10_000

/** Inbox as it is shown, with what can be done in it. */
export interface Inbox {
  readonly query: InboxQuery
  readonly list: MessageList
  readonly open: OpenMessage
  /** Ids of selected messages, all of them listed. */
  readonly selected: ReadonlySet<number>
  /** Changes filters, tab or the open message. */
  readonly show: (change: Partial<InboxQuery>) => void
  readonly step: (step: 1 | -1) => void
  readonly select: (ids: readonly number[], isSelected: boolean) => void
  readonly act: (action: MessageAction, rows: readonly InboxRow[]) => void
  /** Assigns messages to an account, or with null to none. */
  readonly assign: (account: number | null, rows: readonly InboxRow[]) => void
  readonly remove: (rows: readonly InboxRow[]) => void
  readonly undo: () => void
  /** Reads list and counts again. */
  readonly refresh: () => void
  /** Shows a sentence on what was done or failed; screen readers read it out. */
  readonly say: (kind: 'success' | 'error', sentence: AdminLabel) => void
}

/**
 * State of the inbox, and what can be done in it.
 *
 * @param address Query of the address with which the page was loaded.
 * @param mayChange True for an account that may change messages.
 */
export function useInbox(address: string, mayChange: boolean): Inbox {
  const { language } = useTranslation().i18n
  const { clearRouteCache } = useRouteCache()
  const [query, setQuery] = useInboxAddress(address)
  const list = useMessageList(query)
  const { change, reload } = list
  const markRead = (id: number) => {
    change((row) => (row.id === id ? { ...row, isRead: true } : row))
    // Counts beside the menu entries are the server's.
    clearRouteCache()
  }
  const open = useOpenMessage(query.id, mayChange ? markRead : undefined)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const lastUndo = useRef<() => void>(undefined)
  const words = inboxWords(language)
  const ids = list.listed?.rows.map(({ id }) => id) ?? []

  const say = (kind: 'success' | 'error', sentence: AdminLabel, undo?: () => void) => {
    toast[kind](adminTexts(language)(sentence), {
      ...(undo && {
        action: { label: words.undo, onClick: undo },
        classNames: { actionButton: 'inbox-undo' },
        duration: UNDO_MS,
      }),
    })
  }
  const refresh = () => {
    reload()
    open.reload()
    clearRouteCache()
  }
  const leave = (leaving: readonly number[]) => {
    change((row) => (leaving.includes(row.id) ? undefined : row))
    setSelected((before) => new Set([...before].filter((id) => !leaving.includes(id))))
    setQuery((before) => ({ ...before, id: before.id && messageAfter(ids, leaving, before.id) }))
  }
  const undoChanges = async (changes: readonly StateChange[], before: InboxQuery) => {
    lastUndo.current = undefined
    const { problem } = await moveMessages(changes.map(({ id, from, to }) => ({ id, from: to, to: from })))
    if (problem === undefined) setQuery(before)
    say(problem === undefined ? 'success' : 'error', problem ?? words.undone)
    refresh()
  }
  return {
    query,
    list,
    open,
    say,
    refresh,
    selected: new Set(ids.filter((id) => selected.has(id))),
    show: (filters) => setQuery((before) => ({ ...before, ...filters })),
    step(step) {
      const id = neighbourOf(ids, query.id, step)
      if (id !== undefined) setQuery((before) => ({ ...before, id }))
    },
    select: (changed, isSelected) =>
      setSelected((before) => new Set([...before, ...changed].filter((id) => isSelected || !changed.includes(id)))),
    async act(action, rows) {
      const changes = rows.map((row) => ({ id: row.id, from: row, to: stateAfter(action, row) }))
      leave(changes.filter(({ to }) => !isInTab(query.tab, to)).map(({ id }) => id))
      const { moved, sentence, problem } = await moveMessages(changes)
      if (problem !== undefined) say('error', problem)
      if (moved.length > 0) {
        const undo = () => void undoChanges(moved, query)
        lastUndo.current = undo
        const isOne = action === 'notSpam' && moved.length === 1
        say('success', (isOne && sentence) || doneSentence(action, moved.length), undo)
      }
      refresh()
    },
    async assign(account, rows) {
      const { assigned, problem } = await assignMessages(
        account,
        rows.map(({ id }) => id),
      )
      if (problem !== undefined) say('error', problem)
      else say('success', words.assigned(assigned))
      refresh()
    },
    async remove(rows) {
      leave(rows.map(({ id }) => id))
      const { deleted, problem } = await deleteMessages(rows.map(({ id }) => id))
      if (problem !== undefined) say('error', problem)
      else say('success', words.deleted(deleted))
      refresh()
    },
    undo: () => lastUndo.current?.(),
  }
}
