import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { slugFrom } from '../../core/slug.ts'
import { PUBLISHED } from '../queries/published.ts'
import { slugOfCollection } from '../queries/slugs.ts'

/** Source of the slugs of a collection. */
export interface SlugSource {
  /** Whose words the address is made of. */
  readonly field: string
  /** Slug of a document without words. */
  readonly fallback: string
}

interface Change {
  readonly collection: SanitizedCollectionConfig
  readonly data: Readonly<Record<string, unknown>>
  /** The document until then; undefined for a new one. */
  readonly before: Readonly<Record<string, unknown>> | undefined
  /** Its slug until then. */
  readonly had: string | undefined
  /** Language that it is saved in. */
  readonly locale: string
  readonly req: PayloadRequest
}

/**
 * Finds the slug that a document keeps; undefined: one is to be made from its words.
 *
 * A draft saves itself before its title is typed to the end, so a slug that was made follows the title until visitors
 * have known it, or the document is written in another language too.
 */
export async function fixedSlug(change: Change, source: SlugSource): Promise<string | undefined> {
  const { had } = change
  const now: unknown = change.data.slug
  if (typeof now === 'string' && now !== '' && now !== had) return now
  if (had === undefined) return undefined
  const isEmptied = now === '' || now === null
  if (!isEmptied && !followsTitle(change, had, source)) return had
  return (await isKnown(change)) ? had : undefined
}

/** Makes the slug of a document from its words in a language. */
export function slugOfWords(
  doc: Readonly<Record<string, unknown>>,
  locale: string,
  { field, fallback }: SlugSource,
): string {
  return slugFrom(String(doc[field] ?? ''), locale) || fallback
}

function followsTitle({ data, before = {}, locale }: Change, slug: string, source: SlugSource): boolean {
  const old = slugOfWords(before, locale, source)
  const next = slugOfWords({ ...before, ...data }, locale, source)
  const isMade = slug === old || (slug.startsWith(`${old}-`) && /^\d+$/.test(slug.slice(old.length + 1)))
  const { languages } = before
  const isTranslated = Array.isArray(languages) && languages.some((language) => language !== locale)
  return isMade && old !== next && !isTranslated
}

/** Tells if visitors have known a document: it is published, or of a collection without drafts. */
async function isKnown({ collection, before, req }: Change): Promise<boolean> {
  if (!collection.versions?.drafts) return true
  const { totalDocs } = await req.payload.count({
    collection: slugOfCollection(collection),
    where: { and: [{ id: { equals: before?.id } }, PUBLISHED] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
