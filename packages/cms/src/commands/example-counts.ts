import { type Example, examplesIn, isExample, SELECT_EXAMPLES } from '@vitrine/content/core'
import { askOnce } from '../database/ask-once.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { documentIn } from './own-content.ts'

/**
 * Numbers of the example documents of a site that were never changed and can go to the trash, by their collection. Files
 * of the library are not counted: they follow the documents that show them.
 *
 * @param insteadOf Runs whose answers are changed: the examples that they put into the trash count.
 */
export async function exampleCounts(
  database: LoadedSettings['database'],
  insteadOf: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const examples = examplesIn((await askOnce(database, SELECT_EXAMPLES)) ?? [])
  const collections = new Set(examples.filter(({ id }) => id !== '').map(({ collection }) => collection))
  collections.delete('media')
  const counts = await replacedBy(insteadOf, database)
  for (const collection of collections) {
    const drafted = await draftedSince(database, collection, examples)
    const table = collection.replaceAll('-', '_')
    // Tables of collections without a trash have no such column.
    const rows = (await askOnce(database, `select id, updated_at from "${table}" where deleted_at is null`)) ?? []
    const found = rows.map((row) => documentIn(collection, row))
    const count = found.filter((document) => isExample(document, examples) && !drafted.has(document.id)).length
    if (count > 0) counts.set(collection, (counts.get(collection) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}

/** Numbers of the examples that runs put into the trash, by their collection. */
async function replacedBy(runs: readonly string[], database: LoadedSettings['database']): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  if (runs.length === 0) return counts
  const rows = await askOnce(database, "select collection, run from import_entries where state = 'replaced'")
  for (const row of rows ?? []) {
    const collection = String(row.collection)
    if (!runs.includes(String(row.run)) || collection === 'media' || collection.startsWith('global:')) continue
    counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  return counts
}

/** Ids of the examples that have a newer draft. */
async function draftedSince(
  database: LoadedSettings['database'],
  collection: string,
  examples: readonly Example[],
): Promise<ReadonlySet<string>> {
  const table = `_${collection.replaceAll('-', '_')}_v`
  const newest = `select parent_id as id, version_updated_at as updated_at from "${table}" where latest`
  const drafts = ((await askOnce(database, newest)) ?? []).map((row) => documentIn(collection, row))
  const since = new Map(examples.map((example) => [`${example.collection}/${example.id}`, example.updatedAt]))
  const isLater = ({ id, updatedAt }: Example) =>
    Date.parse(updatedAt) > Date.parse(since.get(`${collection}/${id}`) ?? updatedAt)
  return new Set(drafts.filter(isLater).map(({ id }) => id))
}
