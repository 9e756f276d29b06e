import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tagged } from '../core/cache/tagged-cache.ts'
import type { Tag } from '../core/cache/tags.ts'

const recording = new AsyncLocalStorage<Set<Tag> | undefined>()

/** Recordings under way. */
let underWay = 0

/** Does something with the content, and gives the tags of all that it asked the database for. */
export async function recordReads<Value>(work: () => Promise<Value>): Promise<Tagged<Value>> {
  const tags = new Set<Tag>()
  underWay += 1
  try {
    const value = await recording.run(tags, work)
    return { value, tags }
  } finally {
    underWay -= 1
    // While it is enabled, Node 20 follows every promise of the program, also those of a message that is taken.
    if (underWay === 0) recording.disable()
  }
}

/** Notes what is asked of the content, for whoever records it. */
export function noteReads(tags: Iterable<Tag>): void {
  const noted = recording.getStore()
  if (noted) for (const tag of tags) noted.add(tag)
}

/** Does something that is no part of what is recorded. */
export function unrecorded<Value>(work: () => Promise<Value>): Promise<Value> {
  return recording.getStore() ? recording.run(undefined, work) : work()
}
