import { fold } from '@vitrine/content/core'

/** A word of a text, and where it stands. */
export interface Word {
  /** Folded, at most {@link MAX_WORD_LENGTH} characters. */
  readonly word: string
  /** In UTF-16 code units of the text. */
  readonly start: number
  readonly end: number
}

/** Characters of a word that are compared; what is longer is cut. */
export const MAX_WORD_LENGTH = 40

const RUNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00AD\u200C\u200D]*/gu

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Characters besides letters and digits that folding leaves, such as the stroke of `½`. */
const OTHERS = /[^\p{L}\p{N}\p{M}]+/gu

/**
 * Cuts a text into words.
 *
 * @param locale BCP 47 tag. It only matters where words stand without spaces between them.
 */
export function* wordsIn(text: string, locale: string): Generator<Word> {
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (!UNSPACED.test(run)) {
      yield* wordAt(run, index)
      continue
    }
    for (const { segment, index: offset, isWordLike } of segmenterOf(locale).segment(run)) {
      if (isWordLike) yield* wordAt(segment, index + offset)
    }
  }
}

/** The words of a text alone. */
export function foldedWords(text: string, locale: string): readonly string[] {
  return Array.from(wordsIn(text, locale), ({ word }) => word)
}

function* wordAt(run: string, start: number): Generator<Word> {
  const word = cutWord(fold(run).replace(OTHERS, ''))
  if (word !== '') yield { word, start, end: start + run.length }
}

/** Cuts between characters, not in the middle of one that takes two code units. */
function cutWord(word: string): string {
  return word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH).replace(/[\uD800-\uDBFF]$/, '') : word
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, made)
  return made
}
