import { rulesOf } from './languages.ts'
import { stemOf } from './stem.ts'

/** Letters of the shortest stem that is looked for within longer words: shorter ones stand in too many by chance. */
const MIN_PART_LENGTH = 4

/** Letters of a compound before a part that does not begin it, as in `esstisch`. */
const MIN_BEFORE = 3

/** Letters after a part that begins a compound, a linking letter among them, as in `tischbein` and `eichentisch`. */
const MIN_AFTER = 4

/** A part of compounds, and what is known of the words that have it. */
export interface CompoundPart {
  /** Stem of the part. */
  readonly stem: string
  /** Letters of the shortest word that is a compound if it begins with the part. */
  readonly leastLength: number
}

/**
 * The part that a word may be of longer ones.
 *
 * @param word Folded.
 * @param locale BCP 47 tag.
 * @returns Undefined for a short word, and in languages that write compounds as several words.
 */
export function compoundPart(word: string, locale: string): CompoundPart | undefined {
  if (!rulesOf(locale).compounds) return undefined
  const stem = stemOf(word, locale)
  return stem.length < MIN_PART_LENGTH ? undefined : { stem, leastLength: stem.length + MIN_AFTER }
}

/**
 * The endings of a word's stem in which parts of a compound may begin. A part within the word is the beginning of one of
 * them: `tisch` of `tischplatt`, for `holztischplatte`.
 *
 * @param word Folded.
 * @param locale BCP 47 tag.
 * @returns None in languages that write compounds as several words.
 */
export function compoundEndings(word: string, locale: string): readonly string[] {
  if (!rulesOf(locale).compounds) return []
  const stem = stemOf(word, locale)
  const count = stem.length - MIN_BEFORE - MIN_PART_LENGTH + 1
  return count < 1 ? [] : Array.from({ length: count }, (_, index) => stem.slice(MIN_BEFORE + index))
}
