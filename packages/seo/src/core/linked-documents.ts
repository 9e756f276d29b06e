import { linkTarget, MAX_JSON_DEPTH, record, referenceId } from '@vitrine/content/core'

/** A document that a link leads to. */
export interface LinkedDocument {
  readonly collection: string
  readonly id: number
}

/** Collections that links can lead to, by the types of links. */
export type LinkCollections = ReadonlyMap<string, string>

/**
 * The documents that a document's links lead to, each once, in groups of links and in rich text. Some may be drafts or
 * gone, and then no visitor sees a link there.
 *
 * @param stored Fields of a document, as a form or the database has them.
 */
export function linkedDocuments(stored: unknown, collections: LinkCollections): readonly LinkedDocument[] {
  const known: readonly unknown[] = [...collections.values()]
  const found = documentsIn(stored, collections, 0).filter(({ collection }) => known.includes(collection))
  return found.filter(
    ({ collection, id }, index) => found.findIndex((one) => one.collection === collection && one.id === id) === index,
  )
}

function documentsIn(stored: unknown, collections: LinkCollections, depth: number): readonly LinkedDocument[] {
  if (typeof stored !== 'object' || stored === null || depth > MAX_JSON_DEPTH) return []
  const fields = stored as Readonly<Record<string, unknown>>
  const { type, linkType, relationTo } = fields
  const target = linkTarget(fields)
  const inText = linkType === 'internal' ? record(fields.doc) : {}
  return [
    ...document({ collection: target && collections.get(target.type), reference: target?.reference }),
    ...document({ collection: inText.relationTo, reference: inText.value }),
    ...(type === 'relationship' ? document({ collection: relationTo, reference: fields.value }) : []),
    ...Object.values(stored).flatMap((inside) => documentsIn(inside, collections, depth + 1)),
  ]
}

function document({ collection, reference }: { collection: unknown; reference: unknown }): readonly LinkedDocument[] {
  const id = referenceId(reference)
  return typeof id === 'number' && typeof collection === 'string' ? [{ collection, id }] : []
}
