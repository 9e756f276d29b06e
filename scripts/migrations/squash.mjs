import { readdirSync, renameSync, rmSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'
import { generateMigrations } from './generate.mjs'
import { DATABASES, replacedIn, writeLedger } from './ledgers.mjs'

/** Ending of the folder in which the new migrations are made. */
const MAKING = '-squashed'

/**
 * Puts one migration, made from the content model, in the place of all migrations of each ledger that has more. Databases
 * that have seen them all take it for done.
 *
 * @param {readonly import('./ledgers.mjs').Ledger[]} ledgers
 * @returns {Promise<boolean>} Whether it was done; nothing is changed otherwise.
 */
export async function squashMigrations(ledgers) {
  const comparisons = ledgers.flatMap(({ feature, folder }) =>
    Object.keys(DATABASES).map((kind) => ({
      kind: /** @type {keyof typeof DATABASES} */ (kind),
      folder: inRoot(folder, kind + MAKING),
      ledger: folder,
      ...(feature !== undefined && { feature }),
    })),
  ).filter(({ ledger, kind }) => migrationsIn(inRoot(ledger, kind)).length > 1)
  if (comparisons.length === 0) {
    console.log('Every ledger of migrations has one alone.')
    return true
  }
  const outcomes = await generateMigrations(comparisons, 'baseline')
  if (outcomes.some(({ outcome }) => typeof outcome !== 'object')) {
    for (const { folder } of comparisons) rmSync(folder, { recursive: true })
    console.error('The migrations were not written, so the old ones stay.')
    return false
  }
  for (const { folder } of ledgers.filter(({ folder }) => comparisons.some(({ ledger }) => ledger === folder))) {
    const before = await replacedIn(inRoot(folder))
    const replaced = { sqlite: [...before.sqlite], postgres: [...before.postgres] }
    for (const { compared } of outcomes.filter(({ compared }) => compared.ledger === folder)) {
      const old = inRoot(folder, compared.kind)
      replaced[compared.kind].push(...migrationsIn(old))
      rmSync(old, { recursive: true })
      renameSync(compared.folder, old)
    }
    await writeLedger(inRoot(folder), replaced)
  }
  for (const { compared, outcome } of outcomes) {
    if (typeof outcome === 'object') console.log(`${compared.ledger}/${compared.kind}/${outcome.migration}.ts`)
  }
  return true
}

/** @param {string} folder @returns {readonly string[]} Names, oldest first. */
function migrationsIn(folder) {
  return readdirSync(folder)
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
}
