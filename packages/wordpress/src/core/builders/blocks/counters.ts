import { joiningPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'

interface WrittenCounter {
  readonly value: string
  readonly prefix?: string
  readonly suffix?: string
  readonly label: string
}

/** Characters before and after the number, and of its label. */
const MAX_SIGN = 10
const MAX_LABEL = 120

/** Makes a number that counts up, which joins its neighbours; one that is no number, or has no label, becomes a text. */
export function counterPieces(counter: WrittenCounter): readonly Piece[] {
  const value = countOf(counter.value)
  const [prefix, suffix, label] = [counter.prefix ?? '', counter.suffix ?? '', counter.label].map(plainWords)
  const [short = '', rest = ''] = cutLine(label ?? '', MAX_LABEL)
  const words = `${prefix}${counter.value}${suffix} ${label}`
  if (value === undefined || short === '' || rest !== '' || isLong(prefix) || isLong(suffix))
    return textBlock(words).map(joiningPiece)
  const item = { value, label: short, ...(prefix && { prefix }), ...(suffix && { suffix }) }
  return [joiningPiece({ blockType: 'counters', counters: [item] })]
}

function isLong(sign = ''): boolean {
  return sign.length > MAX_SIGN
}

/** Reads `1200`, `1,200`, `1.200`, `3.5`. */
function countOf(written: string): number | undefined {
  const digits = written
    .trim()
    .replace(/^(-?\d{1,3})((?:[.,' ]\d{3})+)$/, (_, head: string, tail: string) => head + tail.replace(/\D/g, ''))
  return /^-?\d{1,15}(?:[.,]\d{1,4})?$/.test(digits) ? Number(digits.replace(',', '.')) : undefined
}
