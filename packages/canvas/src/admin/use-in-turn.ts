'use client'

import { useRef } from 'react'

/**
 * Does one thing after the other: what comes while another is waiting for the server waits, too, and starts from what that
 * has made.
 */
export function useInTurn<Item>(perform: (item: Item) => Promise<void> | void): (item: Item) => void {
  const waiting = useRef<Item[]>([])
  const isBusy = useRef(false)
  const latest = useRef(perform)
  latest.current = perform
  const work = async () => {
    isBusy.current = true
    try {
      for (let item = waiting.current.shift(); item !== undefined; item = waiting.current.shift()) {
        await latest.current(item)
      }
    } finally {
      isBusy.current = false
    }
  }
  return (item) => {
    waiting.current.push(item)
    if (!isBusy.current) void work()
  }
}
