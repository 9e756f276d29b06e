/** Terms that a browser remembers. */
const MAX_RECENT = 5

/** Characters of a remembered term. */
const MAX_TERM = 80

/** Reads what was remembered, the newest first; what is no list of terms is none. */
export function parseRecent(stored: string | null): readonly string[] {
  let read: unknown
  try {
    read = JSON.parse(stored ?? '')
  } catch {
    return []
  }
  if (!Array.isArray(read)) return []
  return read
    .filter((term) => typeof term === 'string' && term.trim() !== '' && term.length <= MAX_TERM)
    .slice(0, MAX_RECENT)
}

/** Puts a term before all others. One that says the same, or is the beginning of it, is replaced. */
export function withRecent(terms: readonly string[], term: string): readonly string[] {
  const newest = term.trim().slice(0, MAX_TERM)
  if (newest === '') return terms
  const same = newest.toLocaleLowerCase()
  return [newest, ...terms.filter((other) => !same.startsWith(other.toLocaleLowerCase()))].slice(0, MAX_RECENT)
}
