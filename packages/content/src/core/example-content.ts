/** A document or settings that came with Vitrine as an example, as they were when they were made. */
export interface Example {
  /** Slug; of settings `global:` and theirs. */
  readonly collection: string
  /** Empty for settings. */
  readonly id: string
  /** Moment of its last change in ISO 8601. */
  readonly updatedAt: string
}

/** Tells whether a document is an example still: one that people changed is theirs. */
export function isExample(document: Example, examples: readonly Example[]): boolean {
  return examples.some(
    ({ collection, id, updatedAt }) =>
      collection === document.collection && id === document.id && updatedAt === document.updatedAt,
  )
}

/** Statement for the examples that the database notes, whose table is there once some were made. */
export const SELECT_EXAMPLES = 'select collection, document, updated_at from example_content'

/** Reads rows of {@link SELECT_EXAMPLES}. */
export function examplesIn(rows: readonly Readonly<Record<string, unknown>>[]): readonly Example[] {
  return rows.map(({ collection, document, updated_at }) => ({
    collection: String(collection),
    id: String(document),
    updatedAt: String(updated_at),
  }))
}
