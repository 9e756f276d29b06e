import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders that builds and runs write, or read while they run. */
const SKIPPED = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts', 'data', 'art', 'pictures'])

/**
 * Says whether something made from files must be made again, by a fingerprint of names, sizes and times.
 *
 * @param {string} stamp File that holds the fingerprint of the last time.
 * @param {readonly string[]} inputs Files and folders it is made from.
 * @returns {{ stale: boolean, unmark: () => void, mark: () => void }} `mark` keeps the fingerprint after the work
 *   succeeded; `unmark` takes it away before what was made is made anew.
 */
export function staleness(stamp, inputs) {
  const fingerprint = fingerprintOf(inputs)
  return {
    stale: !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint,
    unmark() {
      rmSync(stamp, { force: true })
    },
    mark() {
      mkdirSync(dirname(stamp), { recursive: true })
      writeFileSync(stamp, fingerprint)
    },
  }
}

/** @param {readonly string[]} inputs */
function fingerprintOf(inputs) {
  const hash = createHash('sha256')
  const visit = (/** @type {string} */ path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) return
    if (!stats.isDirectory()) {
      hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`)
      return
    }
    for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) visit(join(path, name))
  }
  inputs.forEach(visit)
  return hash.digest('hex')
}
