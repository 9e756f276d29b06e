/** Words that stand for one that no document has. */
export const MAX_NEAR_WORDS = 5

/**
 * Typing errors that a word may have: letters left out, put in, changed, or in each other's place.
 *
 * @param word Folded. In a short one every error makes another word.
 */
export function errorsForgiven(word: string): 0 | 1 | 2 {
  const letters = [...word].length
  return letters < 4 ? 0 : letters < 8 ? 1 : 2
}

/**
 * Chooses the words that were meant.
 *
 * @param word What was typed, folded.
 * @param known Words that resemble it.
 * @param isPrefix Whether the word may be unfinished: then it is compared with the beginnings of the others too.
 * @returns The nearest ones, nearest first; those that begin with the same letter before others.
 */
export function nearWords(word: string, known: readonly string[], isPrefix = false): readonly string[] {
  const forgiven = errorsForgiven(word)
  const near = known
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({
      candidate,
      errors: errorsBetween(word, candidate, isPrefix, forgiven),
      begins: candidate[0] === word[0] ? 0 : 1,
    }))
    .filter(({ errors }) => errors <= forgiven)
    .sort((one, other) => one.errors + one.begins - (other.errors + other.begins))
  const [nearest] = near
  if (!nearest) return []
  const reach = nearest.errors + nearest.begins
  return near
    .filter(({ errors, begins }) => errors + begins === reach)
    .slice(0, MAX_NEAR_WORDS)
    .map(({ candidate }) => candidate)
}

function errorsBetween(word: string, candidate: string, isPrefix: boolean, most: number): number {
  const whole = distance(word, candidate, most)
  return isPrefix ? Math.min(whole, distance(word, candidate.slice(0, word.length), most)) : whole
}

/**
 * Counts the errors between two words (optimal string alignment).
 *
 * @param most What is more than this is counted no further.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let errors = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        errors = Math.min(errors, (before[column - 2] ?? 0) + 1)
      }
      line.push(errors)
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return above[other.length] ?? most + 1
}

/**
 * Cuts a word into the trigrams by which near ones are found, with marks where it begins and ends.
 *
 * @returns For example `^^o`, `^oa`, `oak`, `ak$` for `oak`.
 */
export function trigramsOf(word: string): readonly string[] {
  const letters = [...framed(word)]
  return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''))
}

/** Trigrams that one typing error takes from a word at most: those around two letters in each other's place. */
const LOST_BY_AN_ERROR = 4

/** Similarity that near words must have to a word. */
export interface Resemblance {
  /** Trigrams to look for. */
  readonly trigrams: readonly string[]
  /** Minimum number of trigrams that they share. */
  readonly least: number
}

/**
 * Gives the trigrams by which near words are found.
 *
 * @param isPrefix Whether the word may be unfinished: then its end is not where the others end.
 */
export function resemblanceOf(word: string, isPrefix: boolean): Resemblance {
  const trigrams = [...new Set(trigramsOf(word))]
  const least = trigrams.length - (isPrefix ? 1 : 0) - LOST_BY_AN_ERROR * errorsForgiven(word)
  // Very many words begin with the same letter, and looking through them takes longest.
  return least > 1 ? { trigrams: trigrams.slice(1), least: least - 1 } : { trigrams, least: Math.max(1, least) }
}

/** A word as its trigrams are cut from it. */
export function framed(word: string): string {
  return `^^${word}$`
}
