import { slugLetters } from './slug-letters.ts'

/** Characters of one segment of an address: as many as WordPress has, so that its addresses stay. */
export const MAX_SLUG_LENGTH = 200

/** Characters of a segment that is made from a title: what still fits where addresses are shown. */
const MAX_MADE_LENGTH = 100

/** Remains of a cut at the end: a dash, an underscore, half a letter. */
const CUT_END = /[-_\p{Surrogate}]+$/u

/** Marks that no letter is left to carry. */
const LONE_MARKS = /(?<![\p{Letter}\p{Number}\p{Mark}])\p{Mark}+/gu

/**
 * Makes a segment of an address from a title: lower case, accents folded, everything else dashes.
 *
 * @param language BCP 47 tag of the title; without it, letters are spelled as in most languages.
 */
export function slugFrom(title: string, language = ''): string {
  const dashed = slugLetters(title, language)
    .replace(LONE_MARKS, '')
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return cut(dashed, MAX_MADE_LENGTH)
}

/**
 * A segment of an address that has been chosen elsewhere, changed only as far as {@link isSlug} asks: underscores stay,
 * and up to {@link MAX_SLUG_LENGTH} characters. Empty if nothing is left of it.
 *
 * @param language BCP 47 tag of the words, as in {@link slugFrom}.
 */
export function cleanSlug(written: string, language = ''): string {
  const dashed = slugLetters(written, language)
    .replace(LONE_MARKS, '')
    .replace(/[^\p{Letter}\p{Number}\p{Mark}_]+/gu, '-')
    .replace(/^[-_]+/, '')
  return cut(dashed, MAX_SLUG_LENGTH)
}

/** The beginning of a segment, ended before a letter whose marks do not fit. */
function cut(segment: string, length: number): string {
  let end = length
  while (end > 0 && /\p{Mark}/u.test(segment.charAt(end))) end -= 1
  return segment.slice(0, end).replace(CUT_END, '')
}

/**
 * Tells whether a text can be a segment: composed letters, digits, underscores and single dashes, with a letter or digit at
 * both ends.
 */
export function isSlug(value: string): boolean {
  const isShaped =
    /^(?!.*--)[\p{Letter}\p{Number}](?:[\p{Letter}\p{Number}\p{Mark}_-]*[\p{Letter}\p{Number}\p{Mark}])?$/u
  return isShaped.test(value) && value === value.normalize('NFC')
}
