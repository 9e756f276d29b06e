import type { ParsedQuery } from './parsed-query.ts'
import { stemOf } from './stem.ts'
import type { Variants } from './tiers.ts'
import { type Word, wordsIn } from './words.ts'

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** Characters of an excerpt, about. */
export const EXCERPT_LENGTH = 200

/** Characters of a text that are looked through for an excerpt. */
const MAX_LOOKED_THROUGH = 20_000

/** Characters before the first word that was looked for. */
const LEAD = 60

/**
 * Marks in a text what was looked for. Accents and endings make no difference.
 *
 * @returns The whole text in pieces.
 */
export function mark(text: string, question: ParsedQuery, variants: Variants = new Map()): readonly Piece[] {
  return cut(text, 0, text.length, markedWords(text, question, variants))
}

/**
 * Chooses the part of a text in which most of what was looked for stands, and marks it there.
 *
 * @returns About {@link EXCERPT_LENGTH} characters in pieces, with `…` where text is left out; none of an empty text.
 */
export function excerptOf(body: string, question: ParsedQuery, variants: Variants = new Map()): readonly Piece[] {
  const text = body.slice(0, MAX_LOOKED_THROUGH)
  if (text.trim() === '') return []
  const found = markedWords(text, question, variants)
  const start = wordStart(text, bestStart(found) - LEAD)
  const end = wordEnd(text, start + EXCERPT_LENGTH)
  const pieces = cut(text, start, end, found)
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...pieces,
    ...(end < body.length ? [{ text: ' …', marked: false }] : []),
  ]
}

interface Found extends Word {
  readonly asked: string
}

function markedWords(text: string, { locale, words, phrases }: ParsedQuery, variants: Variants): readonly Found[] {
  const asked = [...phrases.flat().map((word) => ({ word, stem: stemOf(word, locale), isPrefix: false })), ...words]
  const found: Found[] = []
  for (const place of wordsIn(text, locale)) {
    const stem = stemOf(place.word, locale)
    const answered = asked.find(
      (one) =>
        one.word === place.word ||
        one.stem === stem ||
        (one.isPrefix && place.word.startsWith(one.word)) ||
        variants.get(one.word)?.includes(place.word),
    )
    if (answered) found.push({ ...place, asked: answered.word })
  }
  return found
}

/** Start of the excerpt with the most different words of the query. */
function bestStart(found: readonly Found[]): number {
  let [best, most] = [found[0]?.start ?? 0, 0]
  for (const [index, { start }] of found.entries()) {
    const together = new Set<string>()
    for (const { start: other, asked } of found.slice(index)) {
      if (other > start + EXCERPT_LENGTH - LEAD) break
      together.add(asked)
    }
    if (together.size > most) [best, most] = [start, together.size]
  }
  return best
}

function wordStart(text: string, index: number): number {
  if (index <= 0) return 0
  const space = text.lastIndexOf(' ', index)
  return space < 0 || index - space > LEAD ? index : space + 1
}

function wordEnd(text: string, index: number): number {
  if (index >= text.length) return text.length
  const space = text.indexOf(' ', index)
  return space < 0 || space - index > LEAD ? index : space
}

function cut(text: string, start: number, end: number, found: readonly Word[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = start
  for (const word of found) {
    if (word.start < at || word.end > end) continue
    if (word.start > at) pieces.push({ text: text.slice(at, word.start), marked: false })
    pieces.push({ text: text.slice(word.start, word.end), marked: true })
    at = word.end
  }
  if (at < end) pieces.push({ text: text.slice(at, end), marked: false })
  return pieces
}
