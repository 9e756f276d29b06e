import { timeFormat } from '@vitrine/content/core'

/** The order that dates are asked for in messages, and travel in. */
const WRITTEN = 'YYYY-MM-DD'

const LETTERS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: 'YYYY', month: 'MM', day: 'DD' }

/**
 * The order in which a browser of a language lets dates be typed.
 *
 * @param language BCP 47, as `navigator.language`.
 * @returns Such as `MM/DD/YYYY`.
 */
export function dateOrder(language: string): string {
  const format = timeFormat(language, {
    timeZone: 'UTC',
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = format.formatToParts(0).filter(({ type }) => type === 'literal' || LETTERS[type])
  const order = parts.map(({ type, value }) => LETTERS[type] ?? value).join('')
  // Marks of writing direction and the names of eras are not typed.
  return order.replace(/[\u200E\u200F]|[^YMD]+$/g, '')
}

/** A sentence about a date, in the order that the reader's box for it has. */
export function inReadersOrder(sentence: string, language: string): string {
  return sentence.includes(WRITTEN) ? sentence.replace(WRITTEN, dateOrder(language)) : sentence
}
