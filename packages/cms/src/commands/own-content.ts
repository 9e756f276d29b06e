import { type Example, examplesIn, isExample, SELECT_EXAMPLES } from '@vitrine/content/core'
import { askOnce } from '../database/ask-once.ts'
import type { LoadedSettings } from '../settings/load.ts'

/** Tables of the documents that make a site one's own. */
const TABLES = ['pages', 'posts', 'projects'] as const

/**
 * Tells whether a site has pages, posts or projects besides the examples that came with it. What lies in the trash does
 * not count.
 */
export async function hasOwnContent(database: LoadedSettings['database']): Promise<boolean> {
  const examples = examplesIn((await askOnce(database, SELECT_EXAMPLES)) ?? [])
  for (const table of TABLES) {
    const some = `select id, updated_at from "${table}" where deleted_at is null limit ${examples.length + 1}`
    // A database without the table is new.
    const rows = (await askOnce(database, some)) ?? []
    if (rows.some((row) => !isExample(documentIn(table, row), examples))) return true
  }
  return false
}

/** Reads `id` and `updated_at` of a row. */
export function documentIn(collection: string, { id, updated_at }: Readonly<Record<string, unknown>>): Example {
  const updatedAt = updated_at instanceof Date ? updated_at.toISOString() : String(updated_at)
  return { collection, id: String(id), updatedAt }
}
