/** Condition on the terms of a document. */
export type Expression =
  /** One of these terms. */
  | { readonly any: readonly string[] }
  /** These terms one after the other. */
  | { readonly phrase: readonly string[] }

/** All of these hold. Terms are letters, digits and marks, so neither database reads anything else in them. */
export type Conjunction = readonly Expression[]

/** Writes a question for SQLite's FTS5. @see https://www.sqlite.org/fts5.html#full_text_query_syntax */
export function toMatch(conjunction: Conjunction): string {
  return conjunction
    .map((part) => {
      if ('phrase' in part) return `"${part.phrase.join(' ')}"`
      return `(${part.any.map((term) => `"${term}"`).join(' OR ')})`
    })
    .join(' AND ')
}

/** Writes a question for PostgreSQL. @see https://www.postgresql.org/docs/current/datatype-textsearch.html#DATATYPE-TSQUERY */
export function toTsquery(conjunction: Conjunction): string {
  return conjunction
    .map((part) => {
      const [terms, between] = 'phrase' in part ? [part.phrase, ' <-> '] : [part.any, ' | ']
      return `(${terms.map((term) => `'${term}'`).join(between)})`
    })
    .join(' & ')
}

/** Position after which PostgreSQL counts no further. */
const MAX_POSITION = 16_383

/** Positions of one term that PostgreSQL keeps. */
const MAX_POSITIONS = 255

/**
 * Writes terms as PostgreSQL stores them.
 *
 * @param set Terms whose place does not matter.
 * @param running Terms in their order.
 */
export function toTsvector(set: readonly string[], running: readonly string[] = []): string {
  const positions = new Map<string, number[]>()
  for (const [index, term] of running.entries()) {
    const known = positions.get(term) ?? []
    if (known.length === 0) positions.set(term, known)
    if (index < MAX_POSITION && known.length < MAX_POSITIONS) known.push(index + 1)
  }
  const placed = [...positions].map(([term, at]) => (at.length > 0 ? `'${term}':${at.join(',')}` : `'${term}'`))
  return [...set.map((term) => `'${term}'`), ...placed].join(' ')
}
