import { slugFrom } from '@vitrine/ui/core'
import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'

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

/** The slug that the words of a document make, before anything else has it. */
export function slugOfWords(words: unknown, standard: string): string {
  return slugFrom(String(words ?? '')) || standard
}

/**
 * The slug that a document keeps; undefined: one is to be made from its words.
 *
 * A draft saves itself before its title is typed to the end, so a slug that was made follows the title until visitors
 * have known it, or the document is written in another language too.
 */
export async function keptSlug(change: Change, { field, standard }: SlugSource): Promise<string | undefined> {
  const { collection, data, originalDoc, req } = change
  const written: unknown = data.slug || originalDoc?.slug
  if (typeof written !== 'string' || written === '') return undefined
  if (!originalDoc || written !== originalDoc.slug || !collection.versions?.drafts) return written
  const before = slugOfWords(originalDoc[field], standard)
  const after = slugOfWords({ ...originalDoc, ...data }[field], standard)
  if (before === after || !isMadeOf(written, before)) return written
  const { languages } = originalDoc
  if (Array.isArray(languages) && languages.some((language) => language !== req.locale)) return written
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: {} as never,
    req,
  })
  return docs.length > 0 ? written : undefined
}

/** Whether a slug is one that words make, or that with a number. */
function isMadeOf(slug: string, made: string): boolean {
  return slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)))
}

/** The first of `oak`, `oak-2`, `oak-3` that nothing has; undefined when too many are taken. */
export async function firstFree(slug: string, isFree: (slug: string) => Promise<boolean>): Promise<string | undefined> {
  for (let number = 1; number <= MAX_TRIES; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`
    if (await isFree(tried)) return tried
  }
  return undefined
}
