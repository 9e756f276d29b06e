import { record, referenceId } from '@vitrine/ui/core'

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
  const linked = type !== 'url' && page !== undefined ? referenceId(page) : undefined
  const inText =
    linkType === 'internal' && record(doc).relationTo === 'pages' ? referenceId(record(doc).value) : undefined
  const mentioned =
    relationTo === 'pages' && linkType === undefined && type === 'relationship' ? referenceId(value) : undefined
  return [
    ...[linked, inText, mentioned].filter((id) => typeof id === 'number'),
    ...Object.values(stored).flatMap((inside) => pagesIn(inside, depth + 1)),
  ]
}
