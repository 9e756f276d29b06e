import { mkdirSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'
import { NODE_FLAGS } from '../launch/program.mjs'
import { runVisibly } from '../launch/run.mjs'
import { CORE, DATABASES } from './ledgers.mjs'
import { beforeGenerating } from './settle.mjs'

/**
 * A folder of migrations of one kind of database, which is compared with the content model.
 *
 * @typedef {object} Comparison
 * @property {keyof typeof DATABASES} kind
 * @property {string} folder Absolute.
 * @property {string} [feature] Optional feature whose tables are compared; left out for the core.
 */

/**
 * Writes what each folder lacks, one after the other.
 *
 * @template {Comparison} One
 * @param {readonly One[]} comparisons Those of the core before those of features.
 * @param {string} name What a migration is called.
 * @returns {Promise<readonly { readonly compared: One, readonly outcome: import('./settle.mjs').Outcome }[]>}
 */
export async function generateMigrations(comparisons, name) {
  const settled = comparisons.map((compared) => {
    mkdirSync(compared.folder, { recursive: true })
    return { compared, settle: beforeGenerating(compared.folder) }
  })
  const jobs = comparisons.map(({ kind, folder, feature }) => ({
    folder,
    databaseUrl: DATABASES[kind],
    feature,
    coreFolder: inRoot(CORE, kind),
  }))
  const generator = inRoot('packages/cms/src/commands/generate-migrations.ts')
  // A question whether something was renamed that nobody answers ends it, which shows in what it has not written.
  await runVisibly(process.execPath, [...NODE_FLAGS, '--import', 'tsx', generator, JSON.stringify(jobs), name], {
    cwd: inRoot(),
    env: {
      PAYLOAD_MIGRATING: 'true',
      DATA_DIR: inRoot('node_modules/.cache/vitrine-migrations'),
    },
  })
  return settled.map(({ compared, settle }) => ({ compared, outcome: settle() }))
}
