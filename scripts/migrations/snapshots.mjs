import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SNAPSHOT = '.json'

/** @param {string} folder @returns {string[]} File names, oldest first: they begin with their time. */
function snapshotsIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(SNAPSHOT))
    .sort()
}

/**
 * Deletes all snapshots of a schema but the newest: a new migration is made by comparing with that one, and nothing reads
 * the others.
 *
 * @param {string} folder Migrations of one kind of database; their names begin with their time.
 * @returns {string} File name of the newest migration, without its ending; empty when there is none.
 */
export function keepNewestSnapshot(folder) {
  const snapshots = snapshotsIn(folder)
  const newest = snapshots.pop() ?? ''
  for (const older of snapshots) rmSync(join(folder, older))
  return newest.slice(0, -SNAPSHOT.length)
}

/**
 * Name and schema of the newest migration.
 *
 * @param {string} folder
 * @returns {{ readonly name: string, readonly schema: import('./mend.mjs').Snapshot }}
 */
export function newestSnapshot(folder) {
  const newest = snapshotsIn(folder).pop()
  if (newest === undefined) return { name: '', schema: { tables: {} } }
  return {
    name: newest.slice(0, -SNAPSHOT.length),
    schema: JSON.parse(readFileSync(join(folder, newest), 'utf8')),
  }
}
