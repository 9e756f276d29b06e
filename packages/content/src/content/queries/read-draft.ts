import type { FlattenedField, GlobalSlug, Payload } from 'payload'
import { asStored } from './as-stored.ts'
import { findGlobal } from './find-global.ts'
import { isCollection } from './slugs.ts'
import type { DocumentReference, Unsaved } from './stored-page.ts'

/** Options for reading a draft. */
interface Reading {
  readonly locale: string
  /** Levels of references that are followed. */
  readonly depth: number
  /** The form as it is now. */
  readonly unsaved?: Unsaved | undefined
}

/**
 * Reads a document as its editor last saved it, or as its form has it now: with a form, it need not be saved yet.
 *
 * @returns Undefined for a document or a collection that the site does not have.
 */
export async function readDraft(
  payload: Payload,
  { collection, id }: DocumentReference,
  { locale, depth, unsaved }: Reading,
): Promise<object | undefined> {
  if (!isCollection(payload, collection)) return undefined
  const which = { collection, id, disableErrors: true }
  const read = { ...which, locale, depth }
  if (!unsaved) return (await payload.findByID({ ...read, draft: true })) ?? undefined
  const saved = await payload.findByID({ ...which, draft: true, locale: 'all', depth: 0 })
  const flattenedFields = payload.collections[which.collection]?.config.flattenedFields ?? []
  const data = { ...storedForm(payload, unsaved, saved, { flattenedFields, locale }), id }
  // With data Payload reads a form's fields as if they were stored. Not as a draft: then a draft that is stored would be
  // read instead.
  return (await payload.findByID({ ...read, data })) ?? undefined
}

/** Reads a global as it is saved, or, with a form, as that has it now. */
export async function readGlobalDraft(
  payload: Payload,
  slug: GlobalSlug,
  { locale, depth, unsaved }: Reading,
): Promise<object> {
  const read = { slug, locale, depth }
  if (!unsaved) return findGlobal(payload, slug, { locale, depth })
  const saved = await payload.findGlobal({ slug, locale: 'all', depth: 0 })
  const flattenedFields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
  return payload.findGlobal({
    ...read,
    data: storedForm(payload, unsaved, saved, { flattenedFields, locale }),
  })
}

function storedForm(
  payload: Payload,
  form: Unsaved,
  saved: unknown,
  { flattenedFields, locale }: { readonly flattenedFields: readonly FlattenedField[]; readonly locale: string },
): Unsaved {
  return asStored(form, saved, flattenedFields, { locale, block: (slug) => payload.blocks[slug] })
}
