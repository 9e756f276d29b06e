/** Folders that are counted each for itself. */
const FOLDER = /^(?:apps|packages)\/[^/]+|^[^/]+/

/** @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Counts Of words, by folder and word. */

/**
 * @param {readonly { file: string, words: ReadonlyMap<string, readonly string[]> }[]} found
 * @returns {Counts} Folders and words in the order of the alphabet.
 */
export function countsOf(found) {
  /** @type {Record<string, Record<string, number>>} */
  const counts = {}
  for (const { file, words } of found) {
    const folder = FOLDER.exec(file)?.[0] ?? file
    for (const [word, names] of words) {
      const before = counts[folder] ?? {}
      counts[folder] = { ...before, [word]: (before[word] ?? 0) + names.length }
    }
  }
  return sorted(Object.entries(counts).map(([folder, words]) => [folder, sorted(Object.entries(words))]))
}

/**
 * @param {Counts} counts
 * @param {Counts} limits
 * @returns {{ folder: string, word: string, count: number, atMost: number }[]} Counts above those of the other.
 */
export function moreThan(counts, limits) {
  return Object.entries(counts).flatMap(([folder, words]) =>
    Object.entries(words).flatMap(([word, count]) => {
      const atMost = limits[folder]?.[word] ?? 0
      return count > atMost ? [{ folder, word, count, atMost }] : []
    }),
  )
}

/**
 * @param {Counts} counts
 * @param {Counts} limits
 * @returns {Counts} The smaller of both, without those that are 0.
 */
export function lessThan(counts, limits) {
  const folders = Object.entries(counts).map(([folder, words]) => {
    const smaller = Object.entries(words).map(([word, count]) => [word, Math.min(count, limits[folder]?.[word] ?? 0)])
    return /** @type {const} */ ([folder, Object.fromEntries(smaller.filter(([, count]) => Number(count) > 0))])
  })
  return Object.fromEntries(folders.filter(([, words]) => Object.keys(words).length > 0))
}

/**
 * @template Value
 * @param {readonly (readonly [string, Value])[] | [string, Value][]} entries
 * @returns {Record<string, Value>}
 */
function sorted(entries) {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))
}
