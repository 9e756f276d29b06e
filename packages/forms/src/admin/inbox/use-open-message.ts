import type { AdminLabel } from '@vitrine/content/core'
import { record } from '@vitrine/content/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type InboxMessage, parseInboxMessage } from '../../core/inbox/inbox-message.ts'
import { callApi } from '../call-api.ts'
import { changeMessage, type MessageChange } from './change-message.ts'

/** Message that is open, as the site last answered. */
export interface OpenMessage {
  /** Undefined while none is open, and until the site has answered. */
  readonly message: InboxMessage | undefined
  readonly problem: AdminLabel | undefined
  /** Reads it again. */
  readonly reload: () => void
  /** Stores a change. @returns Undefined when it is stored, else why it is not. */
  readonly update: (change: MessageChange) => Promise<AdminLabel | undefined>
}

/**
 * Reads the open message.
 *
 * @param id Undefined for none.
 * @param onRead Called once the message is marked as read. Left out, it is not marked.
 */
export function useOpenMessage(id: number | undefined, onRead?: (id: number) => void): OpenMessage {
  const [message, setMessage] = useState<InboxMessage>()
  const [problem, setProblem] = useState<AdminLabel>()
  const [round, setRound] = useState(0)
  // Another function to call is no reason to read the message again.
  const notified = useRef(onRead)
  useEffect(() => {
    notified.current = onRead
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the same message again.
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void callApi('GET', `/submissions/${id}?depth=0`).then(async (reply) => {
      if (!isCurrent) return
      setProblem(reply.isDone ? undefined : reply.message)
      if (!reply.isDone) return
      const opened = parseInboxMessage(reply.body)
      setMessage(opened)
      if (opened.isRead || !notified.current) return
      const marked = await changeMessage(id, { read: true })
      if (marked.isDone) notified.current?.(id)
    })
    return () => {
      isCurrent = false
    }
  }, [id, round])

  const update = useCallback(
    async (change: MessageChange) => {
      if (id === undefined) return undefined
      const reply = await changeMessage(id, change)
      if (!reply.isDone) return reply.message
      const stored = parseInboxMessage(record(reply.body).doc)
      setMessage((before) => (before?.id === stored.id ? stored : before))
      return undefined
    },
    [id],
  )
  const isCurrent = message !== undefined && message.id === id
  return {
    message: isCurrent ? message : undefined,
    problem: id === undefined ? undefined : problem,
    reload: useCallback(() => setRound((count) => count + 1), []),
    update,
  }
}
