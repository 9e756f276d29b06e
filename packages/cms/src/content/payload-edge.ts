import type {
  CollectionSlug,
  GlobalSlug,
  PaginatedDocs,
  Payload,
  SelectType,
  TransformCollectionWithSelect,
} from 'payload'

type Create = Omit<Parameters<Payload['create']>[0], 'collection' | 'data'>
type Update = Omit<Extract<Parameters<Payload['update']>[0], { id: number | string }>, 'collection' | 'data' | 'id'>
type UpdateGlobal = Omit<Parameters<Payload['updateGlobal']>[0], 'slug' | 'data'>

/** Finds documents of any collection, typed by the fields that are read. Payload's own type is too wide to be inferred. */
export async function findSelected<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  options: Omit<Parameters<Payload['find']>[0], 'collection' | 'select'> & {
    readonly collection: Slug
    readonly select?: Select
  },
): Promise<PaginatedDocs<TransformCollectionWithSelect<Slug, Select>>> {
  return payload.find(options as never) as never
}

/**
 * Creates a document from data whose type is known only when it runs: from a file, a template or the demo. Payload
 * checks it against the fields of its collection.
 *
 * @throws {ValidationError} The data do not fit.
 */
export async function createUntyped(
  payload: Payload,
  { collection, data, ...options }: Create & { readonly collection: CollectionSlug; readonly data: object },
): Promise<{ readonly id: number }> {
  return payload.create({ ...options, collection, data } as never)
}

/** Changes a document by data as of {@link createUntyped}. */
export async function updateUntyped(
  payload: Payload,
  options: Update & { readonly collection: CollectionSlug; readonly id: number | string; readonly data: object },
): Promise<void> {
  await payload.update(options as never)
}

/** Changes a global by data as of {@link createUntyped}. */
export async function updateGlobalUntyped(
  payload: Payload,
  options: UpdateGlobal & { readonly slug: GlobalSlug; readonly data: object },
): Promise<void> {
  await payload.updateGlobal(options as never)
}
