import type { AdminLabel } from '@vitrine/content/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxRow } from '../../core/inbox/inbox-message.ts'
import type { InboxQuery } from '../../core/inbox/inbox-query.ts'
import { askForMessages, type ListedMessages } from './ask-inbox.ts'

/** Messages that are listed at first, and added by each press of *Show more*. */
const PAGE_SIZE = 30

/** Milliseconds without a key after which a search is sent. */
const SEARCH_PAUSE_MS = 200

/** List of messages, as the site last answered. */
export interface MessageList {
  /** Undefined until the site has answered. */
  readonly listed: ListedMessages | undefined
  /** Sentence to show while the site does not answer. */
  readonly problem: AdminLabel | undefined
  /** Reads the list again, and shows the old one until the site answers. */
  readonly reload: () => void
  readonly showMore: () => void
  /** Changes rows at once, ahead of the site's answer. Undefined takes a row away. */
  readonly change: (changed: (row: InboxRow) => InboxRow | undefined) => void
}

/** Follows the messages that a query shows. */
export function useMessageList(query: InboxQuery): MessageList {
  const { tab, search, form, assignee } = query
  const [listed, setListed] = useState<ListedMessages>()
  const [problem, setProblem] = useState<AdminLabel>()
  const [limit, setLimit] = useState(PAGE_SIZE)
  const [round, setRound] = useState(0)
  const searched = useRef(search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the same list again.
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      searched.current = search
      const reply = await askForMessages({ tab, search, form, assignee }, limit)
      if (!isCurrent) return
      if (reply.isDone) setListed(reply.body)
      setProblem(reply.isDone ? undefined : reply.message)
    }
    const timer = setTimeout(() => void ask(), search === searched.current ? 0 : SEARCH_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [tab, search, form, assignee, limit, round])

  const reload = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => {
    const reloadInSight = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', reloadInSight)
    return () => document.removeEventListener('visibilitychange', reloadInSight)
  }, [reload])

  return {
    listed,
    problem,
    reload,
    showMore: useCallback(() => setLimit((count) => count + PAGE_SIZE), []),
    change: useCallback((changed) => {
      setListed((before) => before && { ...before, rows: before.rows.flatMap((row) => changed(row) ?? []) })
    }, []),
  }
}
