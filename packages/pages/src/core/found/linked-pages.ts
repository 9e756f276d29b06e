import { record } from '@vitrine/ui/core'

/** How deep a form's fields are looked into. */
const MAX_DEPTH = 30

/**
 * Ids of the pages that a document's links lead to, in groups of links and in rich text. Some may be drafts or gone, and
 * then no visitor sees a link there.
 *
 * @param stored Fields of a document, as a form or the database has them.
 */
export function linkedPages(stored: unknown): readonly number[] {
  return [...new Set(pagesIn(stored, 0))]
}

function pagesIn(stored: unknown, depth: number): readonly number[] {
  if (typeof stored !== 'object' || stored === null || depth > MAX_DEPTH) return []
  const { type, page, linkType, doc, relationTo, value } = stored as Record<string, unknown>
  const linked = type !== 'url' && page !== undefined ? idOf(page) : undefined
  const inText = linkType === 'internal' && record(doc).relationTo === 'pages' ? idOf(record(doc).value) : undefined
  const mentioned =
    relationTo === 'pages' && linkType === undefined && type === 'relationship' ? idOf(value) : undefined
  return [
    ...[linked, inText, mentioned].filter((id) => id !== undefined),
    ...Object.values(stored).flatMap((inside) => pagesIn(inside, depth + 1)),
  ]
}

function idOf(reference: unknown): number | undefined {
  const id = typeof reference === 'object' ? record(reference).id : reference
  return typeof id === 'number' ? id : undefined
}
