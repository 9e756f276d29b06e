/** Sides of a picture, in pixels. */
export interface Sides {
  readonly width: number
  readonly height: number
}

const ROOT = /^<svg((?:[^>"]|"[^"]*")*?)(\/?)>/

/** Attributes of the root that say how large a drawing is. */
const BOX = /\s(width|height|viewBox)="([^"]*)"/g

/** Drawn at the origin, so that a measured box begins there and not where the first line does. */
const ORIGIN = '<rect width="0.1" height="0.1"/>'

/**
 * True if a drawing says how large it is, or gives a box that says its ratio.
 *
 * @param drawing Cleaned, as XML.
 */
export function hasBox(drawing: string): boolean {
  const [, attributes = ''] = ROOT.exec(drawing) ?? []
  const { width, height, viewBox } = Object.fromEntries(
    [...attributes.matchAll(BOX)].map(([, name, text]) => [name, text]),
  )
  const sides = [width, height].map(pixelsOf).filter((side) => side !== undefined)
  return sides.every((side) => side > 0) && (sides.length === 2 || isBox(viewBox))
}

/** The drawing with a mark at its origin and no box, to be measured. */
export function withOrigin(drawing: string): string {
  return drawing.replace(
    ROOT,
    (_, attributes: string, end: string) => `<svg${attributes.replace(BOX, '')}>${ORIGIN}${end && '</svg>'}`,
  )
}

/** The drawing in a box, which gives it a ratio: it takes the width that a page has for it. */
export function inBox(drawing: string, { width, height }: Sides): string {
  return drawing.replace(
    ROOT,
    (_, attributes: string, end: string) =>
      `<svg viewBox="0 0 ${width} ${height}"${attributes.replace(BOX, '')}${end}>`,
  )
}

/** Whole pixels of a side. Undefined for none, and for a share of what is around the drawing. */
function pixelsOf(text = ''): number | undefined {
  const pixels = text.trim().endsWith('%') ? Number.NaN : Math.round(Number.parseFloat(text))
  return Number.isFinite(pixels) ? pixels : undefined
}

function isBox(text = ''): boolean {
  const [, , width = 0, height = 0] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return Math.round(width) > 0 && Math.round(height) > 0
}
