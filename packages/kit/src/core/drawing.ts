/** A piece of a block's drawing: SVG on a ground of 48 by 32. */
export type Shape = string

/** Fills of an area. */
const TONES = { paper: '#f4f0e8', ink: '#1d1b18', accent: '#a83c22', shade: '#857b6c' } as const

/** An image, a video: something to look at. */
export const area = (x: number, y: number, width: number, height: number): Shape =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#b9ad99"/>`

/** An area of one tone: what lies on others, or others lie on. */
export const plain = (tone: keyof typeof TONES, x: number, y: number, width: number, height: number): Shape =>
  bar(x, y, width, height, TONES[tone])

/** A box with a line around it. */
export const outline = (x: number, y: number, width: number, height: number): Shape =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#857b6c" stroke-width=".4"/>`

/** Large type. */
export const title = (x: number, y: number, width: number): Shape => bar(x, y, width, 2.4, '#1d1b18')

/** Lines of running text, the last one shorter. */
export const lines = (x: number, y: number, width: number, count = 1): Shape =>
  Array.from({ length: count }, (_, line) =>
    bar(x, y + line * 2, count > 1 && line === count - 1 ? width * 0.6 : width, 0.8, '#857b6c'),
  ).join('')

/** A line across. */
export const rule = (x: number, y: number, width: number): Shape => bar(x, y, width, 0.3, '#857b6c')

/** A button or a link. */
export const button = (x: number, y: number, width = 8): Shape => bar(x, y, width, 3.2, '#a83c22')

/** A round thing: a portrait, an icon, a mark. */
export const disc = (x: number, y: number, radius: number): Shape =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#a83c22"/>`

/** Any other drawing: the path of a line. */
export const stroke = (path: string): Shape =>
  `<path d="${path}" fill="none" stroke="#1d1b18" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round"/>`

/**
 * A drawing as an address.
 *
 * @param height Of its ground, which is 48 wide.
 * @param shapes Made by the functions of this file.
 */
export function drawing(height: number, ...shapes: readonly Shape[]): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="${height * 10}" viewBox="0 0 48 ${height}">` +
    `<rect width="48" height="${height}" fill="#f4f0e8"/>${shapes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function bar(x: number, y: number, width: number, height: number, color: string): Shape {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`
}
