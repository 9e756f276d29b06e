import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmptyMigration, mendMigration } from './mend.mjs'
import { keepNewestSnapshot, newestSnapshot } from './snapshots.mjs'

/**
 * What came of comparing the content model with what the migrations of a database have made so far.
 *
 * @typedef {'nothing to do' | 'broke off' | { readonly migration: string }} Outcome
 */

/** List of the migrations of a database that has none. */
const EMPTY = 'export const migrations = []\n'

/**
 * Takes note of the migrations of a database before another one is generated, with or without statements.
 *
 * @param {string} folder May be empty.
 * @returns {() => Outcome} Called when the generator has ended: completes what it wrote, and takes a migration without
 *   statements back. One that wrote nothing broke off, such as at a question that nobody answered.
 */
export function beforeGenerating(folder) {
  const before = newestSnapshot(folder)
  const list = join(folder, 'index.ts')
  const listed = existsSync(list) ? readFileSync(list, 'utf8') : EMPTY
  return () => {
    const after = newestSnapshot(folder)
    if (after.name === before.name) return 'broke off'
    const file = join(folder, `${after.name}.ts`)
    const source = readFileSync(file, 'utf8')
    if (isEmptyMigration(source)) {
      for (const written of [file, join(folder, `${after.name}.json`)]) rmSync(written)
      writeFileSync(list, listed)
      return 'nothing to do'
    }
    writeFileSync(file, mendMigration(source, { before: before.schema, after: after.schema }))
    keepNewestSnapshot(folder)
    return { migration: after.name }
  }
}
