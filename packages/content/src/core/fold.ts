import { plainSpelling } from './letters.ts'

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowels of Arabic. Marks of other scripts are letters to readers. */
const ACCENTS =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/g

/**
 * Characters inside of words that are not read: soft hyphens, joiners, and the stroke that makes Arabic words longer.
 */
const UNREAD = /\u00AD|\u0640|[\u200B-\u200C]|\u200D|[\u200E-\u200F]|\u2060|\uFE0E|\uFE0F/g

/** Letters that are written in several ways, as one of them. */
const WRITTEN: Readonly<Record<string, string>> = {
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}

const WRITTEN_LETTERS = new RegExp(`[${Object.keys(WRITTEN).join('')}]`, 'g')

/** Most texts are of these letters only, which need nothing but lower case. */
const PLAIN = /^[\x20-\x7E]*$/

/**
 * Brings a text to the form in which it is compared: lower case, without accents, of one width.
 *
 * @returns For example `strasse` for `Straße` and `cafe` for `ＣＡＦÉ`.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const small = text.normalize('NFKD').replace(ACCENTS, '').replace(UNREAD, '').toLowerCase().replace(ACCENTS, '')
  return plainSpelling(small)
    .replace(WRITTEN_LETTERS, (letter) => WRITTEN[letter] ?? letter)
    .normalize('NFC')
}
