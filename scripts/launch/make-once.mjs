import { withLock } from './lock.mjs'

/**
 * Makes something that is out of date, once: of several processes that find it so at the same time, one makes it and the
 * others wait.
 *
 * @param {object} made
 * @param {string} made.lock Path of the lock.
 * @param {string} made.doing Name of the work, shown to a process that waits: "building the site".
 * @param {() => { stale: boolean, unmark: () => void, mark: () => void }} made.look See `staleness`.
 * @param {() => Promise<unknown>} make
 */
export async function makeOnce({ lock, doing, look }, make) {
  if (!look().stale) return
  const makeStale = async () => {
    const state = look()
    if (!state.stale) return
    state.unmark()
    await make()
    state.mark()
  }
  await withLock(lock, makeStale, () => sayWaiting(doing))
}

/** @param {string} doing What another process is doing. */
export function sayWaiting(doing) {
  process.stdout.write(`  … Another process is ${doing}: waiting for it\n`)
}
