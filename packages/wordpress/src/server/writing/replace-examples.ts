import { type Example, isExample, record, text } from '@vitrine/content/core'
import { isCollection } from '@vitrine/content/documents'
import { updateUntyped } from '@vitrine/content/queries'
import { readExamples } from '@vitrine/content/store'
import type { CollectionSlug, Where } from 'payload'
import type { LedgerEntry } from '../../store/ledger.ts'
import type { ReplacedExample, ReplacingParts } from './example-replacement.ts'
import { isEdited } from './is-edited.ts'
import { problemOf } from './problem-of.ts'
import { replaceExampleSettings } from './replace-example-settings.ts'
import { LostBatch } from './units.ts'

/**
 * Puts the examples of a site that were never changed into the trash, and notes each in the ledger: documents first, then
 * what settings tell of the example company, then files of the library that nothing uses any more. Documents of collections
 * without a trash stay.
 *
 * @throws {LostBatch} The database did not take what was written.
 */
export async function* replaceExamples(parts: ReplacingParts): AsyncGenerator<ReplacedExample> {
  const examples = await readExamples(parts.payload)
  for (const collection of collectionsOf(examples, parts)) {
    if (collection !== 'media') yield* replaceIn(collection, examples, parts)
  }
  yield* replaceExampleSettings(examples, parts)
  await parts.units.flush()
  if (isWanted('media', parts)) yield* replaceIn('media', examples, parts, { inUse: { equals: false } })
}

/** Collections of examples that have a trash. */
function collectionsOf(examples: readonly Example[], parts: ReplacingParts): readonly CollectionSlug[] {
  const { payload } = parts
  const slugs = [...new Set(examples.map(({ collection }) => collection))]
  return slugs.filter(
    (slug): slug is CollectionSlug =>
      isCollection(payload, slug) && payload.collections[slug].config.trash === true && isWanted(slug, parts),
  )
}

function isWanted(collection: string, { only }: ReplacingParts): boolean {
  return only.size === 0 || only.has(collection)
}

/** The newest first: pages come before those that they stand below. */
async function* replaceIn(
  collection: CollectionSlug,
  examples: readonly Example[],
  parts: ReplacingParts,
  where: Where = {},
): AsyncGenerator<ReplacedExample> {
  const { payload } = parts
  const { docs } = await payload.find({ collection, where, depth: 0, sort: '-id', pagination: false })
  for (const doc of docs) {
    const id = Number(doc.id)
    const updatedAt = text(record(doc).updatedAt) ?? ''
    if (!isExample({ collection, id: String(id), updatedAt }, examples)) continue
    if ((await isEdited(payload, { collection, id, since: updatedAt })) !== 'untouched') continue
    yield { ...(await replace(collection, id, parts)), title: titleOf(record(doc)) }
  }
}

async function replace(
  collection: CollectionSlug,
  id: number,
  { payload, units, book, run, now }: ReplacingParts,
): Promise<Omit<ReplacedExample, 'title'>> {
  const key = `example:${collection}/${id}` as const
  const deletedAt = now().toISOString()
  const made = { key, collection, document: id, hash: '', address: undefined, writtenAt: deletedAt, run }
  const entry: LedgerEntry = { ...made, state: 'replaced' }
  try {
    await units.operation(async (req) => {
      await updateUntyped(payload, { collection, id, depth: 0, data: { deletedAt }, req: { ...req } })
      await book.write([entry], req)
    })
    book.keep(entry)
    return { key, collection, problem: undefined }
  } catch (error) {
    if (error instanceof LostBatch) throw error
    return { key, collection, problem: problemOf(error) }
  }
}

function titleOf({ title, name, filename, from }: Readonly<Record<string, unknown>>): string {
  return text(title ?? name ?? filename ?? from) ?? ''
}
