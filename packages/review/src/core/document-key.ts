/** A document, by its collection and number. */
export interface ReviewedDocument {
  readonly collection: string
  readonly id: number
}

/** Names a document in a text: `pages/12`. */
export function documentKey({ collection, id }: { readonly collection: string; readonly id: number | string }): string {
  return `${collection}/${id}`
}

/** Reads the name of a document. Undefined: it is none. */
export function parseDocumentKey(key: unknown): ReviewedDocument | undefined {
  const [, collection = '', id = ''] =
    (typeof key === 'string' && /^([a-z][a-z-]{0,39})\/([1-9]\d{0,8})$/.exec(key)) || []
  return collection === '' ? undefined : { collection, id: Number(id) }
}

/** Address of the form of a document in the admin. */
export function formAddress({ collection, id }: ReviewedDocument): string {
  return `/admin/collections/${collection}/${id}`
}
