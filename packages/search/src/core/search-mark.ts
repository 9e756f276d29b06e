import type { FoundKind } from './settings.ts'

/**
 * Role of a collection in the search, from its `custom.search`.
 *
 * - `{ type: 'page' }`: its documents are found, under this type. They have `path`, and may have `languages` and
 *   `meta.noIndex` and `meta.image`. `date` names the field by which the newest comes first; left out: `createdAt`.
 *   `isOptional: true` marks those of an optional feature.
 * - `{ type: 'topic', rows }`: its rows, which a feature writes by its own statements, are found.
 *   `rows` reads them: `SearchedRows` of `@vitrine/content/documents`.
 * - `'part'`: its documents are shown in others, which are found by its text.
 */
export type SearchMark =
  | { readonly kind: 'document'; readonly type: string; readonly date: string; readonly isOptional: boolean }
  | { readonly kind: 'rows'; readonly type: string; readonly isOptional: boolean }
  | { readonly kind: 'part' }

/** Kinds of documents that can be found, in the order of the collections. */
export function foundKinds(
  collections: readonly { readonly custom?: Readonly<Record<string, unknown>> }[],
): readonly FoundKind[] {
  return collections.flatMap(({ custom }) => {
    const mark = searchMark(custom)
    if (mark === undefined || mark.kind === 'part') return []
    return [{ type: mark.type, ...(mark.isOptional && { isOptional: true }) }]
  })
}

/** Reads the mark of a collection. */
export function searchMark(custom: Readonly<Record<string, unknown>> | undefined): SearchMark | undefined {
  const mark = custom?.search
  if (mark === 'part') return { kind: 'part' }
  if (typeof mark !== 'object' || mark === null) return undefined
  const { type, date, isOptional: optional, rows } = mark as Readonly<Record<string, unknown>>
  if (typeof type !== 'string') return undefined
  const isOptional = optional === true
  if (rows !== undefined) return { kind: 'rows', type, isOptional }
  return { kind: 'document', type, date: typeof date === 'string' ? date : 'createdAt', isOptional }
}
