/**
 * Marks a byte that is not UTF-8 in decoded text: byte `0xf6` becomes the lone surrogate U+DCF6, which no text can hold
 * otherwise, so the place where it stood is known until the whole of a field is there.
 *
 * @param byte From 0x80 to 0xff.
 */
export function badByteMark(byte: number): string {
  return String.fromCharCode(BAD_BYTES_START + byte)
}

export interface CleanText {
  readonly text: string
  /** Characters that XML does not allow, which were dropped. */
  readonly dropped: number
  /** Bytes that were not UTF-8, which were mended or shown as U+FFFD. */
  readonly badBytes: number
}

const BAD_BYTES_START = 0xdc00
const range = (from: number, to: number) => `${String.fromCharCode(from)}-${String.fromCharCode(to)}`
const CONTROL = `${range(0, 8)}${range(0x0b, 0x0c)}${range(0x0e, 0x1f)}${range(0xfffe, 0xffff)}`
const CONTROLS = new RegExp(`[${CONTROL}]`)
const FORBIDDEN = new RegExp(`[${CONTROL}]|\\p{Surrogate}`, 'gu')
const MARKS = /[\u{dc80}-\u{dcff}]+/gu
/** The beginning of a letter of several bytes whose end was cut off. */
const CUT_LETTER = /^[\u{dcc2}-\u{dcf4}][\u{dc80}-\u{dcbf}]{1,2}$/u
const BEYOND_ASCII = /[\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]/u

/** Meaning of the bytes 0x80 to 0x9f in Windows-1252; the five that have none are U+FFFD. */
const WINDOWS_1252 = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ'

/**
 * Text of one field without the characters that XML forbids, and with bytes that were not UTF-8 mended: as
 * Windows-1252 where nothing else in the field is UTF-8 beyond ASCII, as U+FFFD otherwise.
 */
export function cleanText(text: string): CleanText {
  // Most texts are clean, and an expression that looks for lone surrogates takes several times as long.
  if (text.isWellFormed() && !CONTROLS.test(text)) return { text, dropped: 0, badBytes: 0 }
  let badBytes = 0
  const isUtf8 = BEYOND_ASCII.test(text)
  const mended = text.replace(MARKS, (marks) => {
    badBytes += marks.length
    return isUtf8 || CUT_LETTER.test(marks) ? '�' : Array.from(marks, fromWindows1252).join('')
  })
  let dropped = 0
  const clean = mended.replace(FORBIDDEN, () => {
    dropped += 1
    return ''
  })
  return { text: clean, dropped, badBytes }
}

function fromWindows1252(mark: string): string {
  const byte = mark.charCodeAt(0) - BAD_BYTES_START
  return byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] ?? '�') : String.fromCharCode(byte)
}
