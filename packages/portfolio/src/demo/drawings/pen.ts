import type { DemoFile } from '@vitrine/kit/demo'

/** Colours of a drawing: a browser takes the second of each where the page around the drawing is dark. */
const COLORS = {
  ink: 'light-dark(#26221e, #ece6da)',
  soft: 'light-dark(#6f665c, #a89e90)',
  accent: 'light-dark(#a5432a, #e3906c)',
} as const

/** Widths of lines, in units of the drawing. */
const LINES = { heavy: 9, medium: 5, fine: 3 } as const

/** Height of letters and figures, in units of the drawing: legible where a sheet is as narrow as a phone. */
const LETTER_HEIGHT = 50

/** Half of the length of the strokes that end a dimension line, and how far its figure stands from it. */
const TICK = 16
const FIGURE_GAP = 16

type Point = readonly [x: number, y: number]

/** Both ends of a dimension line. */
type Span = readonly [from: number, to: number]

interface Pen {
  readonly line?: keyof typeof LINES
  readonly color?: keyof typeof COLORS
  readonly isDashed?: boolean
  readonly isFilled?: boolean
}

/** Attributes of a stroke. */
function pen({ line = 'medium', color = 'ink', isDashed = false, isFilled = false }: Pen): string {
  const dashes = isDashed ? ' stroke-dasharray="22 16"' : ''
  const fill = isFilled ? COLORS[color] : 'none'
  return `fill="${fill}" stroke="${COLORS[color]}" stroke-width="${LINES[line]}"${dashes}`
}

/** A path, as `d` of SVG has it. */
export const path = (d: string, how: Pen = {}): string => `<path d="${d}" ${pen(how)}/>`

export const line = ([x1, y1]: Point, [x2, y2]: Point, how: Pen = {}): string => path(`M${x1} ${y1}L${x2} ${y2}`, how)

/** A rectangle. @param size Width and height. */
export const box = ([x, y]: Point, [width, height]: Point, how: Pen = {}): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${pen(how)}/>`

export const circle = ([x, y]: Point, radius: number, how: Pen = {}): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${pen(how)}/>`

/** Figures, or one letter: words would be of one language. */
export const figure = ([x, y]: Point, text: string | number, color: keyof typeof COLORS = 'ink'): string =>
  `<text x="${x}" y="${y}" font-size="${LETTER_HEIGHT}" text-anchor="middle" fill="${COLORS[color]}">${text}</text>`

/** A dimension line that lies, with its figure above. */
export const across = (y: number, [from, to]: Span, text: string | number): string =>
  [
    path(`M${from} ${y}H${to}M${from} ${y - TICK}v${2 * TICK}M${to} ${y - TICK}v${2 * TICK}`, { line: 'fine' }),
    figure([(from + to) / 2, y - FIGURE_GAP], text),
  ].join('')

/** A dimension line that stands, with its figure turned along it. */
export const upright = (x: number, [from, to]: Span, text: string | number): string =>
  [
    path(`M${x} ${from}V${to}M${x - TICK} ${from}h${2 * TICK}M${x - TICK} ${to}h${2 * TICK}`, { line: 'fine' }),
    `<g transform="translate(${x - FIGURE_GAP} ${(from + to) / 2}) rotate(-90)">${figure([0, 0], text)}</g>`,
  ].join('')

/** A number in a circle, which a list beside the drawing explains. */
export const mark = ([x, y]: Point, number: number): string =>
  circle([x, y], 40, { line: 'fine', color: 'accent' }) + figure([x, y + 18], number, 'accent')

/** A drawing as a file of the media library. @param size Width and height in units of the drawing. */
export function sheet(name: string, [width, height]: Point, parts: readonly string[]): DemoFile {
  const root =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    'font-family="ui-sans-serif, system-ui, sans-serif" stroke-linecap="square" style="color-scheme: light dark">'
  return { name: `${name}.svg`, type: 'image/svg+xml', content: `${root}${parts.join('')}</svg>` }
}
