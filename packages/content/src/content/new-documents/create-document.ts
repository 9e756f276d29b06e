import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type CollectionSlug,
  deepCopyObjectSimple,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { hasDraftsEnabled, hasDraftValidationEnabled } from 'payload/shared'
import { insertDocument, insertVersion } from '../../store/row-writer.ts'
import { savedTogether } from '../documents/saved-together.ts'
import { fitsFields } from './fits-fields.ts'

/** A document that is to be made, in one language. */
export interface NewDocument {
  readonly collection: CollectionSlug
  /** Values as for Payload's own operation; they are written into. */
  readonly data: JsonObject
  /** Saves a draft, where the collection has drafts. */
  readonly draft: boolean
}

/** A document that was made. */
export interface CreatedDocument {
  readonly id: number
  /** As stored, with the values that the collection's hooks gave it, in the language of the request. */
  readonly doc: JsonObject
}

/**
 * Creates a document for a program that creates many: its fields are checked and its hooks run as by `payload.create`,
 * and the same rows are written, without reading them back for an answer. For collections without files or accounts, and
 * for documents that have a word in some language: Payload writes empty rows for those without one.
 *
 * @param req Made by Payload's `createLocalReq`, one for each document: its language, transaction and context.
 * @throws {ValidationError} The values do not fit.
 */
export async function createDocument(req: PayloadRequest, document: NewDocument): Promise<CreatedDocument> {
  const { config: collection } = req.payload.collections[document.collection]
  if (collection.upload || collection.auth) {
    throw new Error(`Documents of “${collection.slug}” are more than rows: create them by payload.create.`)
  }
  const now = new Date().toISOString()
  const draft = document.draft && hasDraftsEnabled(collection)
  const asked = await beforeOperation(req, collection, { ...document, draft })
  const { data, shown, stored } = await valuesOf(req, collection, { data: asked, draft })
  const dated = { ...stored, createdAt: stored.createdAt ?? now, updatedAt: stored.updatedAt ?? now }
  const version = collection.versions ? deepCopyObjectSimple(dated) : undefined
  const { id } = await insertDocument(req, { collection: document.collection, data: dated })
  if (version) {
    await insertVersion(req, {
      collectionSlug: document.collection,
      parent: id,
      versionData: version as Parameters<typeof insertVersion>[1]['versionData'],
      autosave: false,
      createdAt: now,
      updatedAt: now,
    })
  }
  const doc = { ...shown, id, createdAt: dated.createdAt, updatedAt: dated.updatedAt }
  const hooks = () => afterChange(req, collection, { data, doc })
  const together = savedTogether(req)
  await (together ? together.whileCreated({ collection: collection.slug, id, stored: dated }, hooks) : hooks())
  return { id, doc }
}

async function beforeOperation(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: NewDocument,
): Promise<JsonObject> {
  const { draft } = document
  let { data } = document
  for (const hook of collection.hooks.beforeOperation ?? []) {
    const args = { collection: req.payload.collections[document.collection], data, draft, overrideAccess: true, req }
    const changed = await hook({
      args,
      collection,
      context: req.context,
      operation: 'create',
      overrideAccess: true,
      req,
    })
    if (changed && 'data' in changed) data = changed.data
  }
  return draft ? { ...data, _status: 'draft' } : data
}

/**
 * Values of a document: as hooks see them before it is written, with what its fields made of them in the language of the
 * request, and as they are stored.
 */
async function valuesOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  asked: Pick<NewDocument, 'data' | 'draft'>,
): Promise<Readonly<Record<'data' | 'shown' | 'stored', JsonObject>>> {
  const { context } = req
  const { fields, hooks } = collection
  let { data } = asked
  const traversal = {
    ...{ collection, context, fields, global: null, operation: 'create' as const, overrideAccess: true, req },
    ...{ parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' },
  }
  await beforeValidateTraverseFields({
    ...traversal,
    data,
    doc: {},
    docForHooks: {},
    siblingData: data,
    siblingDoc: {},
  })
  for (const hook of [...(hooks.beforeValidate ?? []), ...(hooks.beforeChange ?? [])]) {
    data = (await hook({ collection, context, data, operation: 'create', originalDoc: {}, req })) || data
  }
  const isUnchecked = asked.draft && !hasDraftValidationEnabled(collection)
  const stored = await storedValues(traversal, { data, isChecked: false })
  const values = { req, collection: collection.slug, data: stored.values }
  const fits = stored.errors.length === 0 && (isUnchecked || (await fitsFields(fields, values)))
  if (!fits) {
    const { errors } = isUnchecked ? stored : await storedValues(traversal, { data, isChecked: true })
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  }
  const shown = { ...stored.values }
  for (const merge of stored.merges) await merge()
  return { data, shown, stored: stored.values }
}

type Traversal = Pick<
  Parameters<typeof beforeChangeTraverseFields>[0],
  | 'collection'
  | 'context'
  | 'fields'
  | 'global'
  | 'operation'
  | 'overrideAccess'
  | 'parentIndexPath'
  | 'parentIsLocalized'
  | 'parentPath'
  | 'parentSchemaPath'
  | 'req'
>

interface StoredValues {
  readonly values: JsonObject
  /** Steps that are left: they put localised values below their language. */
  readonly merges: readonly (() => Promise<void> | void)[]
  /** Without checks only those of values that are of another kind than their field. */
  readonly errors: ValidationFieldError[]
}

/** Values as the fields' hooks make them to be stored. */
async function storedValues(
  traversal: Traversal,
  { data, isChecked }: { readonly data: JsonObject; readonly isChecked: boolean },
): Promise<StoredValues> {
  const values: JsonObject = deepCopyObjectSimple(data)
  const docWithLocales: JsonObject = {}
  const errors: ValidationFieldError[] = []
  const merges: (() => Promise<void> | void)[] = []
  await beforeChangeTraverseFields({
    ...traversal,
    ...{ data: values, doc: {}, docWithLocales, errors, fieldLabelPath: '', mergeLocaleActions: merges },
    ...{ siblingData: values, siblingDoc: {}, siblingDocWithLocales: docWithLocales },
    skipValidation: !isChecked,
  })
  return { values, merges, errors }
}

async function afterChange(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { data, doc }: { readonly data: JsonObject; readonly doc: JsonObject },
): Promise<void> {
  for (const hook of collection.hooks.afterChange ?? []) {
    await hook({
      collection,
      context: req.context,
      data,
      doc,
      operation: 'create',
      overrideAccess: true,
      previousDoc: {},
      req,
    })
  }
}
