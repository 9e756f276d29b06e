import { LINK_TARGETS, linkTarget, record, referenceId } from '@vitrine/content/core'

/** How deep a form's fields are looked into. */
const MAX_DEPTH = 30

/** A document that a link leads to. */
export interface LinkedDocument {
  readonly collection: string
  readonly id: number
}

const COLLECTIONS: readonly unknown[] = Object.values(LINK_TARGETS)

/**
 * The documents that a document's links lead to, each once, in groups of links and in rich text. Some may be drafts or
 * gone, and then no visitor sees a link there.
 *
 * @param stored Fields of a document, as a form or the database has them.
 */
export function linkedDocuments(stored: unknown): readonly LinkedDocument[] {
  const found = documentsIn(stored, 0)
  return found.filter(
    ({ collection, id }, index) => found.findIndex((one) => one.collection === collection && one.id === id) === index,
  )
}

function documentsIn(stored: unknown, depth: number): readonly LinkedDocument[] {
  if (typeof stored !== 'object' || stored === null || depth > MAX_DEPTH) return []
  const fields = stored as Readonly<Record<string, unknown>>
  const { type, linkType, relationTo } = fields
  const inText = linkType === 'internal' ? record(fields.doc) : {}
  return [
    ...document(linkTarget(fields)),
    ...document({ collection: inText.relationTo, reference: inText.value }),
    ...(type === 'relationship' ? document({ collection: relationTo, reference: fields.value }) : []),
    ...Object.values(stored).flatMap((inside) => documentsIn(inside, depth + 1)),
  ]
}

function document(target: { collection: unknown; reference: unknown } | undefined): readonly LinkedDocument[] {
  const id = referenceId(target?.reference)
  if (!target || typeof id !== 'number' || !COLLECTIONS.includes(target.collection)) return []
  return [{ collection: String(target.collection), id }]
}
