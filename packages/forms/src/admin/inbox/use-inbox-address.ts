import { useListQuery } from '@payloadcms/ui'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { type InboxQuery, inboxAddress, parseInboxQuery } from '../../core/inbox/inbox-query.ts'

/** Milliseconds without a key after which a search is written: browsers refuse an address for each key. */
const TYPING_PAUSE_MS = 300

/**
 * State of the inbox that its address follows. Opening a message from the list is an entry of the history, so that the
 * way back of the browser leads to the list.
 *
 * @param address Query of the address with which the page was loaded.
 */
export function useInboxAddress(address: string): readonly [InboxQuery, Dispatch<SetStateAction<InboxQuery>>] {
  const [query, setQuery] = useState(() => parseInboxQuery(new URLSearchParams(address)))
  const { data } = useListQuery()
  const written = useRef(query)
  const write = useCallback((next: InboxQuery) => {
    const opens = written.current.id === undefined && next.id !== undefined
    written.current = next
    const target = location.pathname + inboxAddress(next)
    if (location.pathname + location.search === target) return
    writeAddress(opens ? 'pushState' : 'replaceState', target)
  }, [])

  useEffect(() => {
    if (query.search === written.current.search) return write(query)
    const timer = setTimeout(() => write(query), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [write, query])

  // After each answer for its list, Payload writes the query of that list into the address, in an effect that runs later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its data is what tells of an answer.
  useEffect(() => queueMicrotask(() => write(written.current)), [write, data])

  useEffect(() => {
    const follow = () => {
      const next = parseInboxQuery(new URLSearchParams(location.search))
      written.current = next
      setQuery(next)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return [query, setQuery]
}

/**
 * Writes an address past Next, which takes over `history` and otherwise remembers the address as another page: its next
 * refresh then finds that the page differs, and loads the whole document.
 */
function writeAddress(method: 'pushState' | 'replaceState', address: string): void {
  History.prototype[method].call(history, history.state, '', address)
}
