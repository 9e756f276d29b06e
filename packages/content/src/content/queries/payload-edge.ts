import type {
  CollectionSlug,
  GlobalSlug,
  PaginatedDocs,
  Payload,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
} from 'payload'
import { provenReads } from '../../store/proven-reads.ts'
import { plainReferences } from './plain-references.ts'

type Options<Operation extends 'find' | 'create' | 'update' | 'updateGlobal'> = Parameters<Payload[Operation]>[0]

type Create = Omit<Options<'create'>, 'collection' | 'data'>
type Update = Omit<Extract<Options<'update'>, { id: number | string }>, 'collection' | 'data' | 'id'>
type UpdateGlobal = Omit<Options<'updateGlobal'>, 'slug' | 'data'>

/**
 * Fields of a collection that are read. Payload's own type of them forbids no field that the collection does not have:
 * here it is `never`.
 */
export type SelectOf<Slug extends CollectionSlug, Select> = Select & {
  readonly [Field in keyof Select]: Field extends keyof TypedCollectionSelect[Slug] ? unknown : never
}

/**
 * Finds documents of any collection for visitors, typed by the fields that are read. Payload's own type is too wide to be
 * inferred. The same question is answered from memory as long as that is true: a time in it makes it another each time.
 */
export async function findSelected<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  options: Omit<Options<'find'>, 'collection' | 'select' | 'req'> & {
    readonly collection: Slug
    readonly select?: SelectOf<Slug, Select>
  },
): Promise<PaginatedDocs<TransformCollectionWithSelect<Slug, Select>>> {
  const found: unknown = await provenReads(payload).get(JSON.stringify(options), () =>
    payload.find({ ...(options as Options<'find'>), req: plainReferences(payload) }),
  )
  return found as PaginatedDocs<TransformCollectionWithSelect<Slug, Select>>
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
  return payload.create({ ...options, collection, data } as Options<'create'>)
}

/** Changes a document by data as of {@link createUntyped}. */
export async function updateUntyped(
  payload: Payload,
  options: Update & { readonly collection: CollectionSlug; readonly id: number | string; readonly data: object },
): Promise<{ readonly id: number | string }> {
  return payload.update(options as Extract<Options<'update'>, { id: number | string }>)
}

/** Changes a global by data as of {@link createUntyped}. */
export async function updateGlobalUntyped(
  payload: Payload,
  options: UpdateGlobal & { readonly slug: GlobalSlug; readonly data: object },
): Promise<void> {
  await payload.updateGlobal(options as Options<'updateGlobal'>)
}
