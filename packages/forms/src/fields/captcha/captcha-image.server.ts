import { randomInt } from 'node:crypto'
import type { CaptchaLook } from '../../core/template/render-context.ts'

/** Letters as five columns of seven bits, the lowest bit at the top. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  A: [0x7e, 0x11, 0x11, 0x11, 0x7e],
  B: [0x7f, 0x49, 0x49, 0x49, 0x36],
  C: [0x3e, 0x41, 0x41, 0x41, 0x22],
  D: [0x7f, 0x41, 0x41, 0x22, 0x1c],
  E: [0x7f, 0x49, 0x49, 0x49, 0x41],
  F: [0x7f, 0x09, 0x09, 0x09, 0x01],
  G: [0x3e, 0x41, 0x49, 0x49, 0x7a],
  H: [0x7f, 0x08, 0x08, 0x08, 0x7f],
  J: [0x20, 0x40, 0x41, 0x3f, 0x01],
  K: [0x7f, 0x08, 0x14, 0x22, 0x41],
  L: [0x7f, 0x40, 0x40, 0x40, 0x40],
  M: [0x7f, 0x02, 0x0c, 0x02, 0x7f],
  N: [0x7f, 0x04, 0x08, 0x10, 0x7f],
  P: [0x7f, 0x09, 0x09, 0x09, 0x06],
  Q: [0x3e, 0x41, 0x51, 0x21, 0x5e],
  R: [0x7f, 0x09, 0x19, 0x29, 0x46],
  S: [0x46, 0x49, 0x49, 0x49, 0x31],
  T: [0x01, 0x01, 0x7f, 0x01, 0x01],
  U: [0x3f, 0x40, 0x40, 0x40, 0x3f],
  V: [0x1f, 0x20, 0x40, 0x20, 0x1f],
  W: [0x3f, 0x40, 0x38, 0x40, 0x3f],
  X: [0x63, 0x14, 0x08, 0x14, 0x63],
  Y: [0x07, 0x08, 0x70, 0x08, 0x07],
  Z: [0x61, 0x51, 0x49, 0x45, 0x43],
  '2': [0x42, 0x61, 0x51, 0x49, 0x46],
  '3': [0x21, 0x41, 0x45, 0x4b, 0x31],
  '4': [0x18, 0x14, 0x12, 0x7f, 0x10],
  '5': [0x27, 0x45, 0x45, 0x45, 0x39],
  '6': [0x3c, 0x4a, 0x49, 0x49, 0x30],
  '7': [0x01, 0x71, 0x09, 0x05, 0x03],
  '8': [0x36, 0x49, 0x49, 0x49, 0x36],
  '9': [0x06, 0x49, 0x49, 0x29, 0x1e],
}

/** Columns and rows of a letter with the blank after it. */
const CELL = { columns: 6, rows: 9 } as const

/** Degrees by which a letter may lean to either side. */
const MAX_LEAN = 9

/** Hundredths of a dot by which each may be off its place. */
const MAX_JITTER = 18

/** Draws a word as SVG, each letter leaning, shifted and rough by chance, with strokes across. No path comes twice. */
export function captchaImage(word: string, look: CaptchaLook): string {
  const { width, height, foreground = '#000000', background = '#ffffff' } = look
  const columns = word.length * CELL.columns + 2
  const letters = [...word].map((letter, place) => {
    const x = 2 + place * CELL.columns
    const dots = shuffled(
      (GLYPHS[letter] ?? []).flatMap((bits, column) =>
        [0, 1, 2, 3, 4, 5, 6].flatMap((row) => ((bits >> row) & 1 ? [`M${near(column)} ${near(row)}h1v1h-1z`] : [])),
      ),
    )
    const lean = randomInt(-MAX_LEAN, MAX_LEAN + 1)
    const shift = randomInt(0, 20) / 10
    return `<path transform="translate(${x} ${shift}) rotate(${lean} 2.5 3.5)" d="${dots.join('')}"/>`
  })
  const strokes = [0, 1].map(
    () => `<path d="M0 ${randomInt(1, 9)}L${columns} ${randomInt(1, 9)}" stroke="${foreground}" stroke-width=".22"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${columns} ${CELL.rows}" ` +
    `preserveAspectRatio="none"><rect width="100%" height="100%" fill="${background}"/>` +
    `${strokes.join('')}<g fill="${foreground}">${letters.join('')}</g></svg>`
  )
}

/** A number close to another, drawn by chance. */
function near(place: number): number {
  return place + randomInt(-MAX_JITTER, MAX_JITTER + 1) / 100
}

/** The same in an order that chance draws. */
function shuffled<T>(values: readonly T[]): readonly T[] {
  const drawn = [...values]
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = randomInt(0, last + 1)
    ;[drawn[last], drawn[other]] = [drawn[other] as T, drawn[last] as T]
  }
  return drawn
}
