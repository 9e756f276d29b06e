import { APIError, type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { slugFrom } from '../../core/slug.ts'
import { PUBLISHED } from '../queries/published.ts'
import { slugOfCollection } from '../queries/slugs.ts'
import { trashMove } from '../trash/trash-move.ts'

/** Documents with one title that get addresses by themselves: their first, and then with a number. */
const MAX_TRIES = 50

type Change = Pick<Parameters<CollectionBeforeChangeHook>[0], 'collection' | 'data' | 'originalDoc' | 'req'>

/** What slugs of a collection are made from. */
export interface SlugSource {
  /** Whose words the address is made of. */
  readonly field: string
  /** Slug of a document without words. */
  readonly standard: string
}

/**
 * The address that a document is saved with: one document for each. A slug that an editor wrote must be free; one that
 * is made from the title gets a number where it is not. So does one that comes out of the trash, unless it would be
 * published under that number before its editor has seen it.
 *
 * @param pathOf The whole address that a slug makes.
 * @throws {ValidationError | APIError} When something else has the address.
 */
export async function addressOfSaved(
  change: Change,
  source: SlugSource,
  pathOf: (slug: string) => string,
): Promise<{ readonly slug: string; readonly path: string }> {
  const { collection, data, originalDoc, req } = change
  const isFree = async (slug: string) => {
    const { totalDocs } = await req.payload.count({
      collection: slugOfCollection(collection),
      where: { and: [{ path: { equals: pathOf(slug) } }, { id: { not_equals: originalDoc?.id ?? 0 } }] },
      overrideAccess: true,
      req,
    })
    return totalDocs === 0
  }
  const kept = await keptSlug(change, source)
  const wanted = kept ?? slugOfWords({ ...originalDoc, ...data }, source)
  const returns = trashMove(data, originalDoc) === 'returns'
  for (let number = 1; number <= (kept === undefined || returns ? MAX_TRIES : 1); number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isFree(slug))) continue
    if (number === 1 || !returns || data._status !== 'published') return { slug, path: pathOf(slug) }
    const offer =
      `Something else has the address ${pathOf(wanted)} by now. Restore this as a draft: it gets the address ` +
      `${pathOf(slug)}, which you can change before you publish it.`
    // What a list shows of errors of fields is only which field it is.
    throw new APIError(offer, 409, null, true)
  }
  const message = `Something else has the address ${pathOf(wanted)}. Choose another one.`
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }] })
}

/**
 * The slug that a document keeps; undefined: one is to be made from its words.
 *
 * A draft saves itself before its title is typed to the end, so a slug that was made follows the title until visitors
 * have known it, or the document is written in another language too.
 */
async function keptSlug(
  { collection, data, originalDoc, req }: Change,
  source: SlugSource,
): Promise<string | undefined> {
  const [now, before] = [data.slug, originalDoc?.slug] as readonly unknown[]
  if (typeof now === 'string' && now !== '' && now !== before) return now
  if (typeof before !== 'string' || before === '') return undefined
  const isEmptied = now === '' || now === null
  if (!isEmptied && !followsTitle({ data, originalDoc, req }, before, source)) return before
  return (await isKnown({ collection, originalDoc, req })) ? before : undefined
}

function followsTitle(
  { data, originalDoc, req }: Omit<Change, 'collection'>,
  slug: string,
  source: SlugSource,
): boolean {
  const before = slugOfWords(originalDoc, source)
  const after = slugOfWords({ ...originalDoc, ...data }, source)
  const isMade = slug === before || (slug.startsWith(`${before}-`) && /^\d+$/.test(slug.slice(before.length + 1)))
  const { languages } = originalDoc
  const isTranslated = Array.isArray(languages) && languages.some((language) => language !== req.locale)
  return isMade && before !== after && !isTranslated
}

/** Whether visitors have known a document: it is published, or of a collection without drafts. */
async function isKnown({ collection, originalDoc, req }: Omit<Change, 'data'>): Promise<boolean> {
  if (!collection.versions?.drafts) return true
  const { totalDocs } = await req.payload.count({
    collection: slugOfCollection(collection),
    where: { and: [{ id: { equals: originalDoc.id } }, PUBLISHED] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

function slugOfWords(doc: Readonly<Record<string, unknown>>, { field, standard }: SlugSource): string {
  return slugFrom(String(doc[field] ?? '')) || standard
}
