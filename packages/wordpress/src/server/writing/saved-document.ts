import { record } from '@vitrine/content/core'
import { isCollection } from '@vitrine/content/documents'
import { createDocument } from '@vitrine/content/new-documents'
import { createUntyped, updateUntyped } from '@vitrine/content/queries'
import { type CollectionSlug, createLocalReq, type Payload, type RequestContext } from 'payload'
import type { PlannedDocument } from '../../core/plan/plan.ts'
import { withRowIds } from '../../core/writing/with-row-ids.ts'
import type { FoundFile } from '../media/found-file.ts'
import type { UnitRequest } from './units.ts'

type Values = Readonly<Record<string, unknown>>

/** A planned document with ids in place of references. */
export interface DocumentToSave {
  readonly planned: PlannedDocument
  readonly data: Values
  readonly translations: Readonly<Record<string, Values>>
  readonly file?: FoundFile | undefined
}

export interface SavedDocument {
  readonly id: number
  /** Address without the prefix of a language. */
  readonly address: string | undefined
  /** The same in each language that it was translated into. */
  readonly translated: Readonly<Record<string, string | undefined>>
  /** As stored: the old site's, which may be still to come. */
  readonly updatedAt: unknown
}

/** Where and how a document is saved. */
interface Saving {
  readonly req: UnitRequest
  readonly context: RequestContext
}

/**
 * Makes a document that has one language and no file, as {@link saveDocument} would, by its rows.
 *
 * @param document.data Values that nothing else holds, since Payload writes into them.
 * @throws What Payload throws for values that do not fit.
 */
export async function insertPlanned(
  payload: Payload,
  { planned, data }: Pick<DocumentToSave, 'planned' | 'data'>,
  { req, context }: Saving,
): Promise<SavedDocument> {
  const local = await createLocalReq({ req: { ...req }, locale: planned.locale, context: { ...context } }, payload)
  const { id, doc } = await createDocument(local, {
    collection: slugOf(payload, planned.collection),
    data: { ...data },
    draft: data._status === 'draft',
  })
  return { id, address: addressIn(doc), translated: {}, updatedAt: doc.updatedAt }
}

/**
 * Saves a document in all its languages.
 *
 * @param existing Id of the document to change; undefined: a new one.
 * @throws What Payload throws for values that do not fit.
 */
export async function saveDocument(
  payload: Payload,
  { planned, data, translations, file }: DocumentToSave,
  { existing, req, context }: Saving & { readonly existing: number | undefined },
): Promise<SavedDocument> {
  const collection = slugOf(payload, planned.collection)
  const draft = data._status === 'draft'
  const common = { collection, locale: planned.locale, draft, depth: 0, ...(file && { file: uploadOf(file) }) }
  // A page that is moved to the top leaves the one that it stood below.
  const own = existing !== undefined && collection === 'pages' ? { parent: null, ...data } : data
  const options = { ...common, data: copyOf(own), req: { ...req }, context: { ...context } }
  const written = record(
    existing === undefined
      ? await createUntyped(payload, options)
      : await updateUntyped(payload, { ...options, id: existing }),
  )
  const id = Number(written.id)
  const translated: Record<string, string | undefined> = {}
  for (const [locale, values] of Object.entries(translations)) {
    const other = { ...withRowIds(values, written), ...(data._status !== undefined && { _status: data._status }) }
    const saved = await updateUntyped(payload, {
      collection,
      id,
      locale,
      draft,
      depth: 0,
      data: copyOf(other),
      req: { ...req },
      context: { ...context },
    })
    translated[locale] = addressIn(record(saved))
  }
  return { id, address: addressIn(written), translated, updatedAt: written.updatedAt }
}

/** @throws {Error} For a collection that this site does not have. */
export function slugOf(payload: Payload, collection: string): CollectionSlug {
  if (isCollection(payload, collection)) return collection
  throw new Error(`This site has no place for “${collection}”.`)
}

/** Payload writes into what it is given. */
function copyOf(values: Values): Record<string, unknown> {
  return structuredClone({ ...values })
}

function addressIn({ path, filename }: Values): string | undefined {
  if (typeof path === 'string') return path
  return typeof filename === 'string' ? `/media/${encodeURIComponent(filename)}` : undefined
}

function uploadOf({ name, bytes, mimeType }: FoundFile) {
  return { name, data: Buffer.from(bytes), mimetype: mimeType, size: bytes.length }
}
