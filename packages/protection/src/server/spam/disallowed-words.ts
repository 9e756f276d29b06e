import type { SpamCheck } from './spam-check.ts'

/** Bytes of a word that is looked for. [reference 13.3] */
const WORD_BYTES = { min: 2, max: 256 } as const

/**
 * Looks for words anywhere in the values, the address and the user agent, whatever their case.
 *
 * @param words One a line.
 */
export function disallowedWordsCheck(words: string): SpamCheck {
  const list = words
    .split(/\r\n|\r|\n/)
    .map((word) => word.trim())
    .filter((word) => Buffer.byteLength(word) >= WORD_BYTES.min && Buffer.byteLength(word) <= WORD_BYTES.max)
  return ({ texts, remoteAddress, userAgent }) => {
    const all = [...texts, remoteAddress, userAgent].join('\n').toLowerCase()
    const word = list.find((word) => all.includes(word.toLowerCase()))
    return word === undefined ? undefined : { agent: 'disallowed_list', word }
  }
}
