import { type Condition, fold } from '@vitrine/content/core'

/** Characters of a search that are read. */
const MAX_SEARCH_LENGTH = 200

/** Words of a search that are looked for; those after them are left out. */
const MAX_SEARCH_WORDS = 10

/**
 * Conditions of a list of messages for a search: each word stands in the sender, the subject or anything written, whatever
 * its accents, its case and the composition of its letters.
 *
 * @returns None for a blank search.
 */
export function messageSearch(search: string): readonly Condition[] {
  const words = fold(search.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean)
  return words.slice(0, MAX_SEARCH_WORDS).map((word) => ({ searchText: { contains: word } }))
}
