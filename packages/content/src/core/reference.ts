/** Id of a document, from the document or from a reference that was not followed; undefined for anything else. */
export function referenceId(reference: unknown): number | string | undefined {
  const id = typeof reference === 'object' && reference !== null ? (reference as { id?: unknown }).id : reference
  return typeof id === 'number' || typeof id === 'string' ? id : undefined
}

/** Ids of a list of references; what is none is left out. */
export function referenceIds(references: unknown): readonly (number | string)[] {
  return Array.isArray(references) ? references.flatMap((reference) => referenceId(reference) ?? []) : []
}

/** A document that a reference was replaced by; undefined for one in the trash, which rich text brings along. */
export function thereOf(document: unknown): unknown {
  const isTrashed = typeof document === 'object' && document !== null && 'deletedAt' in document && document.deletedAt
  return isTrashed ? undefined : document
}
