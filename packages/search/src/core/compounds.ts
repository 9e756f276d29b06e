import { rulesOf } from './languages.ts'
import { stemOf } from './stem.ts'

/** Letters of the shortest stem that is looked for within longer words. */
const MIN_PART_LENGTH = 3

/** Letters from which a stem stands in few words by chance: `tur` ends `kultur`, too. */
const MIN_TELLING_LENGTH = 4

/** Letters of a compound before a part that does not begin it, as in `esstisch`. */
const MIN_BEFORE = 3

/** Letters after a part that begins a compound, a linking letter among them, as in `tischbein` and `eichentisch`. */
const MIN_AFTER = 4

/** Letters that link the parts of compounds. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er']

/** A part of compounds, and what is known of the words that have it. */
export interface CompoundPart {
  /** Stem of the part. */
  readonly stem: string
  /** Letters of the shortest word that is a compound if it begins with the part. */
  readonly leastLength: number
  /** True if a word has the part by chance, unless what is left of it is a word. */
  readonly isShort: boolean
}

/**
 * The part that a word may be of longer ones.
 *
 * @param word Folded.
 * @param locale BCP 47 tag.
 * @returns Undefined for a very short word, and in languages that write compounds as several words.
 */
export function compoundPart(word: string, locale: string): CompoundPart | undefined {
  if (!rulesOf(locale).compounds) return undefined
  const stem = stemOf(word, locale)
  if (stem.length < MIN_PART_LENGTH) return undefined
  return { stem, leastLength: stem.length + MIN_AFTER, isShort: stem.length < MIN_TELLING_LENGTH }
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

/**
 * Words that may be left of a compound without a part that begins or ends it.
 *
 * @param compound Folded word.
 * @returns For example `haus` and `hau` for `haustur` without `tur`.
 */
export function compoundRests(compound: string, { stem: part }: CompoundPart, locale: string): readonly string[] {
  const stem = stemOf(compound, locale)
  const before = stem.endsWith(part) ? stem.slice(0, -part.length) : ''
  const after = compound.startsWith(part) ? compound.slice(part.length) : ''
  return LINKS.flatMap((link) => [
    ...(before.endsWith(link) ? [before.slice(0, before.length - link.length)] : []),
    ...(after.startsWith(link) ? [after.slice(link.length)] : []),
  ]).filter((rest) => rest.length >= MIN_PART_LENGTH)
}
