import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SNAPSHOT = '.json'

/**
 * Deletes all snapshots of a schema but the newest: a new migration is made by comparing with that one, and nothing reads
 * the others.
 *
 * @param {string} folder Migrations of one kind of database; their names begin with their time.
 * @returns {string} File name of the newest migration, without its ending; empty when there is none.
 */
export function keepNewestSnapshot(folder) {
  const snapshots = readdirSync(folder)
    .filter((name) => name.endsWith(SNAPSHOT))
    .sort()
  const newest = snapshots.pop() ?? ''
  for (const older of snapshots) rmSync(join(folder, older))
  return newest.slice(0, -SNAPSHOT.length)
}
