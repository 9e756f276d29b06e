import { setImmediate } from 'node:timers/promises'

/** Items of one transaction. */
const MAX_GROUP = 64

/**
 * Writes items in groups: those that arrive in one turn of the event loop, or while a transaction is under way, share the
 * next. So the cost of making a write durable is paid once for many. A write to SQLite holds up the whole thread: without
 * the turn nothing could arrive meanwhile.
 *
 * @param write Writes a group in one transaction; rejects when none of it was written.
 * @returns Writes one item; resolves once it is durable. When its group fails, it is tried alone before it rejects.
 */
export function groupCommit<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  interface Waiting {
    readonly item: Item
    readonly resolve: () => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let underWay = false

  const writeAlone = async ({ item, resolve, reject }: Waiting) => {
    try {
      await write([item])
      resolve()
    } catch (error) {
      reject(error)
    }
  }
  const run = async () => {
    underWay = true
    while (waiting.length > 0) {
      await setImmediate()
      const group = waiting.slice(0, MAX_GROUP)
      waiting = waiting.slice(MAX_GROUP)
      try {
        await write(group.map(({ item }) => item))
        for (const { resolve } of group) resolve()
      } catch {
        // One bad item must not take the others with it.
        for (const single of group) await writeAlone(single)
      }
    }
    underWay = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!underWay) void run()
    })
}
