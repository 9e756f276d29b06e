import { rulesOf } from './languages.ts'
import { stemOf } from './stem.ts'
import { foldedWords } from './words.ts'

/** A word that somebody looks for. */
export interface AskedWord {
  /** Folded. */
  readonly word: string
  readonly stem: string
  /** The visitor may not have finished it: words that begin so are meant too. */
  readonly isPrefix: boolean
}

/** Parsed query: documents with all of these words, and these exact phrases. */
export interface ParsedQuery {
  readonly locale: string
  readonly words: readonly AskedWord[]
  readonly phrases: readonly (readonly string[])[]
}

/** Characters of a term that are read. */
export const MAX_TERM_LENGTH = 200

/** Words of a term that are asked for; those after them are not. */
export const MAX_ASKED_WORDS = 8

const QUOTED = /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»/gu

/**
 * Reads what a visitor typed. Whatever it is, no character of it is an operator but quotation marks.
 *
 * @returns `undefined` when there is no word in it.
 */
export function parseQuery(term: string, locale: string): ParsedQuery | undefined {
  const text = cutTerm(term)
  const phrases = [...text.matchAll(QUOTED)]
    .map((quoted) => foldedWords(quoted.slice(1).find((part) => part !== undefined) ?? '', locale))
    .map((phrase) => phrase.slice(0, MAX_ASKED_WORDS))
    .filter((phrase) => phrase.length > 0)
  const loose = text.replace(QUOTED, ' ')
  const words = foldedWords(loose, locale)
  const endsInWord = /[\p{L}\p{N}\p{M}]$/u.test(text)
  const stopWords = rulesOf(locale).stopWords
  const asked = words
    .map((word, index) => ({
      word,
      stem: stemOf(word, locale),
      isPrefix: endsInWord && index === words.length - 1,
    }))
    .filter(isNew)
  const telling = asked.filter(({ word, isPrefix }) => isPrefix || !stopWords.has(word))
  const significant = telling.length + phrases.length > 0 ? telling : asked
  if (significant.length + phrases.length === 0) return undefined
  // The last word is what the visitor is writing, so it stays when there are too many.
  const last = significant.at(-1)
  const bounded =
    significant.length > MAX_ASKED_WORDS && last ? [...significant.slice(0, MAX_ASKED_WORDS - 1), last] : significant
  return { locale, words: bounded, phrases }
}

/** The part of a term that is read. */
export function cutTerm(term: string): string {
  return term
    .trim()
    .slice(0, MAX_TERM_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** Of a word that is there twice the last counts, which may be the unfinished one. */
function isNew(asked: AskedWord, index: number, all: readonly AskedWord[]): boolean {
  return !all.slice(index + 1).some(({ word }) => word === asked.word)
}
