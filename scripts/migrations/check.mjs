import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { generateMigrations } from './generate.mjs'
import { DATABASES } from './ledgers.mjs'

/** Where migrations are written only to see whether there is anything to write. */
const SCRATCH = inRoot('node_modules/.cache/vitrine-migrations/check')

/**
 * Compares the newest snapshots with the content model, and says which are older.
 *
 * @param {readonly import('./ledgers.mjs').Ledger[]} ledgers
 * @returns {Promise<boolean>} Whether none is.
 */
export async function checkMigrations(ledgers) {
  rmSync(SCRATCH, { recursive: true, force: true })
  const comparisons = ledgers.flatMap(({ feature, folder }) =>
    Object.keys(DATABASES).map((kind) => ({
      kind: /** @type {keyof typeof DATABASES} */ (kind),
      folder: copyOfSnapshots(`${folder}/${kind}`),
      path: `${folder}/${kind}`,
      ...(feature !== undefined && { feature }),
    })),
  )
  const stale = (await generateMigrations(comparisons, 'check')).filter(({ outcome }) => outcome !== 'nothing to do')
  rmSync(SCRATCH, { recursive: true, force: true })
  for (const { compared } of stale) {
    console.error(`${compared.path} is older than the content model. Run npm run migrations -- NAME, and commit it.`)
  }
  if (stale.length === 0) console.log('Every ledger of migrations makes the tables of the content model.')
  return stale.length === 0
}

/** @param {string} path From the project's root. */
function copyOfSnapshots(path) {
  const [from, to] = [inRoot(path), join(SCRATCH, path)]
  mkdirSync(to, { recursive: true })
  const snapshots = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.json')) : []
  for (const name of snapshots) copyFileSync(join(from, name), join(to, name))
  return to
}
