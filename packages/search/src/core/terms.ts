import { stemOf } from './stem.ts'
import { foldedWords } from './words.ts'

/** Searchable text of a document. */
export interface EntryText {
  readonly title: string
  /** Headings and what else stands out. */
  readonly headings: string
  readonly body: string
}

/**
 * Terms by which a document is found. Each part is searched apart from the others, so that a query about titles costs
 * nothing for words that are common in texts: each term begins with its language and the digit of its part.
 */
export interface EntryTerms {
  /** Of titles and headings: few, and asked first. */
  readonly standing: readonly string[]
  /** Of the whole text, by stem. */
  readonly stems: readonly string[]
  /** Of the whole text, as it runs, for phrases. {@link BREAK} stands where one part ends. */
  readonly running: readonly string[]
  /** Every word once, for prefixes and typing errors. */
  readonly words: readonly string[]
}

/** Parts of a document, by the digit that their terms carry. */
const PARTS = {
  type: 0,
  wholeTitle: 1,
  title: 2,
  titleStart: 3,
  titleStem: 4,
  heading: 5,
  often: 6,
  text: 7,
  running: 8,
} as const

export type Part = keyof typeof PARTS

/** Letters of the beginnings of title words that are terms of their own; longer ones are found among the known words. */
export const MAX_START_LENGTH = 6

/** Times that a word must stand in a text for the text to be about it. */
const OFTEN = 3

/** Words of a document that are looked in. */
const MAX_WORDS = 4_000

/** Characters of a whole title that are compared. */
const MAX_WHOLE_TITLE = 80

/** Between parts of a text, so that no phrase reaches from one into the next. */
export const BREAK = '9'

/** Names a term of a part. @param word Folded, without spaces. */
export function termOf(part: Part, word: string, locale: string): string {
  return `${localeTag(locale)}${PARTS[part]}${word}`
}

/** The term that all documents of a type have. */
export function typeTerm(type: string, locale: string): string {
  return termOf('type', type.toLowerCase().replace(/[^a-z0-9]/g, ''), locale)
}

/** The term of a title that is nothing but these words. */
export function wholeTitleTerm(words: readonly string[], locale: string): string {
  return termOf('wholeTitle', words.join('').slice(0, MAX_WHOLE_TITLE), locale)
}

/** Makes the terms that a document is found by. */
export function termsOf(text: EntryText, type: string, locale: string): EntryTerms {
  const title = foldedWords(text.title, locale)
  const headings = foldedWords(text.headings, locale).slice(0, MAX_WORDS)
  const body = foldedWords(text.body, locale).slice(0, MAX_WORDS)
  const stem = (word: string) => stemOf(word, locale)
  const term = (part: Part) => (word: string) => termOf(part, word, locale)
  const stems = [...title, ...headings, ...body].map(stem)
  const standing = new Set([
    typeTerm(type, locale),
    wholeTitleTerm(title, locale),
    ...title.map(term('title')),
    ...title.flatMap(startsOf).map(term('titleStart')),
    ...title.map(stem).map(term('titleStem')),
    ...[...title, ...headings].map(stem).map(term('heading')),
    ...[...new Set([...title.map(stem), ...oftenIn(stems)])].map(term('often')),
  ])
  const running = [title, headings, body].flatMap((part) => [...part.map(term('running')), BREAK])
  return {
    standing: [...standing],
    stems: [...new Set(stems.map(term('text')))],
    running,
    words: [...new Set([...title, ...headings, ...body])],
  }
}

/** The beginnings of a word. */
function startsOf(word: string): readonly string[] {
  const letters = [...word].slice(0, MAX_START_LENGTH)
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}

function oftenIn(stems: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1)
  return [...times].filter(([, count]) => count >= OFTEN).map(([stem]) => stem)
}

function localeTag(locale: string): string {
  return locale.toLowerCase().replace(/[^a-z]/g, '')
}
