/** A drawing that comes with a template: our own, and small enough to be code. */
export interface TemplateImage {
  /** Name of its file in the media library, without `.svg`. */
  readonly name: string
  /** Alternative text. */
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** The drawing as SVG. It holds what the media library lets through: no styles, no links, nothing from elsewhere. */
  readonly draw: () => string
}

/** A drawing on a ground of this size. */
export function drawn(
  name: string,
  alt: string,
  [width, height]: readonly [number, number],
  parts: () => readonly string[],
): TemplateImage {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return { name: `template-${name}`, alt, width, height, draw: () => `${head}${parts().join('')}</svg>` }
}

/** Colours with their places from 0 to 1; without them they stand as far apart as their number allows. */
type Stops = readonly (string | readonly [color: string, at: number, opacity?: number])[]

/** A gradient to fill with by `url(#id)`. By default it runs from top to bottom. */
export function linear(id: string, stops: Stops, to: readonly [x: number, y: number] = [0, 1]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`
}

/** A gradient from a point of the shape's box outwards. */
export function radial(
  id: string,
  stops: Stops,
  { x = 0.5, y = 0.5, r = 0.5 }: { readonly x?: number; readonly y?: number; readonly r?: number } = {},
): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`
}

function stopsOf(stops: Stops): string {
  return stops
    .map((stop, index) => {
      const [color, at, opacity] = typeof stop === 'string' ? [stop, index / (stops.length - 1)] : stop
      return `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
    })
    .join('')
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`

export const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}"${more}/>`

export const line = (path: string, stroke: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`
