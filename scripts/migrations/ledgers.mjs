import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFeatures } from '../wiring/features.mjs'

/** Kinds of databases, with any address of the kind. */
export const DATABASES = /** @type {const} */ ({ sqlite: '', postgres: 'postgres://nobody@127.0.0.1:1/none' })

/** Folder of the core's migrations, from the project's root. */
export const CORE = 'packages/cms/migrations'

/**
 * Migrations of the core or of an optional feature.
 *
 * @typedef {object} Ledger
 * @property {string} [feature] Left out for the core.
 * @property {string} folder From the project's root.
 */

/**
 * The core's migrations and those of all optional features, on or off.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<readonly Ledger[]>}
 */
export async function ledgersOf(root) {
  const optional = (await readFeatures(root)).filter(({ isOptional }) => isOptional)
  return [{ folder: CORE }, ...optional.map(({ name }) => ({ feature: name, folder: `packages/${name}/migrations` }))]
}

/**
 * Writes the module by which migrations are loaded, with the names of those that the first one stands for.
 *
 * @param {string} folder Migrations of a ledger.
 * @param {Record<keyof typeof DATABASES, readonly string[]>} [replaced] Left out: as they are.
 */
export async function writeLedger(folder, replaced) {
  mkdirSync(folder, { recursive: true })
  const names = join(folder, 'replaced.ts')
  if (replaced || !existsSync(names)) writeFileSync(names, namesModule(replaced ?? { sqlite: [], postgres: [] }))
  writeFileSync(
    join(folder, 'index.ts'),
    [
      '// Written by `npm run migrations`.',
      "import type { MigrationLedger } from '@vitrine/kit/feature'",
      "import { migrations as postgres } from './postgres/index.ts'",
      "import { replaced } from './replaced.ts'",
      "import { migrations as sqlite } from './sqlite/index.ts'",
      '',
      'export const ledger: MigrationLedger = {',
      '  sqlite: { migrations: sqlite, replaced: replaced.sqlite },',
      '  postgres: { migrations: postgres, replaced: replaced.postgres },',
      '}',
      '',
    ].join('\n'),
  )
}

/**
 * Names of migrations that the first ones of a ledger stand for.
 *
 * @param {string} folder
 * @returns {Promise<Record<keyof typeof DATABASES, readonly string[]>>}
 */
export async function replacedIn(folder) {
  const { tsImport } = await import('tsx/esm/api')
  return (await tsImport(pathToFileURL(join(folder, 'replaced.ts')).href, import.meta.url)).replaced
}

/** @param {Record<string, readonly string[]>} replaced */
function namesModule(replaced) {
  const lists = Object.entries(replaced).map(([kind, names]) =>
    names.length === 0 ? `  ${kind}: [],` : [`  ${kind}: [`, ...names.map((name) => `    '${name}',`), '  ],'].join('\n'),
  )
  return [
    "import type { MigrationLedger } from '@vitrine/kit/feature'",
    '',
    '/** Migrations that the first ones stand for, oldest first; `npm run migrations -- --squash` writes it. */',
    'export const replaced: Readonly<Record<keyof MigrationLedger, readonly string[]>> = {',
    ...lists,
    '}',
    '',
  ].join('\n')
}
