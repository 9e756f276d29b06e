import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { withOperations } from './with-operations.ts'

/** Document of a collection. */
interface Written {
  readonly collection: CollectionSlug
  readonly id: unknown
}

/** Keys of the documents that a request has written, until its hooks ask. */
const written = new WeakMap<Partial<PayloadRequest>, Set<string>>()

/**
 * Has the database adapter note which documents a request changes where visitors read them. A draft that is saved beside a
 * published document is a version of it and changes nothing there. What a hook is told of a document does not say which of
 * the two it was: it was read before the change, and another request may have published the document since.
 */
export function notingWrites<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, ({ updateOne }) => {
    const noting: BaseDatabaseAdapter['updateOne'] = async function (this: Adapter, asked) {
      const document = await updateOne.call(this, asked)
      const { collection, req } = asked
      const id = document?.id ?? asked.id
      if (req && id !== undefined) written.set(req, (written.get(req) ?? new Set()).add(keyOf({ collection, id })))
      return document
    }
    return { updateOne: noting }
  })
}

/** Tells whether a request has changed a document where visitors read it, once for each change. */
export function takeWritten(req: PayloadRequest, document: Written): boolean {
  return written.get(req)?.delete(keyOf(document)) === true
}

function keyOf({ collection, id }: Written): string {
  return `${collection}:${id}`
}
