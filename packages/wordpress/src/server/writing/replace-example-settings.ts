import { type Example, isExample, record, text } from '@vitrine/content/core'
import { isGlobal } from '@vitrine/content/documents'
import type { GlobalSlug } from 'payload'
import { EXAMPLE_SETTINGS, withoutExampleSettings } from '../../core/plan/example-settings.ts'
import type { LedgerEntry } from '../../store/ledger.ts'
import type { ReplacedExample, ReplacingParts } from './example-replacement.ts'
import { problemOf } from './problem-of.ts'
import { setStoredGlobal, storedGlobal } from './stored-global.ts'
import { LostBatch } from './units.ts'

/**
 * Empties settings of the example company that are as they came with the site, and notes in the ledger what they held.
 *
 * @throws {LostBatch} The database did not take what was written.
 */
export async function* replaceExampleSettings(
  examples: readonly Example[],
  parts: ReplacingParts,
): AsyncGenerator<ReplacedExample> {
  const { payload, only } = parts
  if (only.size > 0 && !only.has('settings')) return
  for (const [slug, fields] of Object.entries(EXAMPLE_SETTINGS)) {
    if (!isGlobal(payload, slug)) continue
    const { updatedAt } = record(await payload.findGlobal({ slug, depth: 0 }))
    if (!isExample({ collection: `global:${slug}`, id: '', updatedAt: text(updatedAt) ?? '' }, examples)) continue
    yield replaceSettings(slug, fields, parts)
  }
}

async function replaceSettings(
  slug: GlobalSlug,
  fields: readonly string[],
  { payload, units, book, run, name }: ReplacingParts,
): Promise<ReplacedExample> {
  const collection = `global:${slug}`
  const named = { key: `example:${collection}` as const, collection, title: slug }
  try {
    const stored = await storedGlobal(payload, slug)
    const entry = await units.operation(async (req): Promise<LedgerEntry> => {
      const writtenAt = await setStoredGlobal(payload, slug, withoutExampleSettings(stored, fields, name), req)
      const { key } = named
      const made = { key, collection, document: undefined, hash: '', address: undefined, writtenAt, run }
      const replaced: LedgerEntry = { ...made, state: 'replaced' }
      await book.write([{ ...replaced, before: JSON.stringify(stored) }], req)
      return replaced
    })
    book.keep(entry)
    return { ...named, problem: undefined }
  } catch (error) {
    if (error instanceof LostBatch) throw error
    return { ...named, problem: problemOf(error) }
  }
}
