import { list, record, within } from '@vitrine/content/core'

/** Colours of the theme, by what they mean. */
export const THEME_COLORS = ['paper', 'surface', 'ink', 'accent'] as const

/** One of the theme's, or `#rrggbb` or `#rrggbbaa`. */
export type Color = (typeof THEME_COLORS)[number] | `#${string}`

export interface Gradient {
  readonly kind: 'linear' | 'radial'
  /** Degrees; 180 runs from top to bottom. */
  readonly angle: number
  /** Places in percent of the way. */
  readonly stops: readonly { readonly color: Color; readonly at: number }[]
}

/** Fewest and most colours of a gradient. */
export const STOPS = { min: 2, max: 8 } as const

const WRITTEN = /^#(?:[\da-f]{6}|[\da-f]{8})$/i

/** Reads a colour. Undefined: it is none. */
export function parseColor(raw: unknown): Color | undefined {
  if (typeof raw !== 'string') return undefined
  const named = THEME_COLORS.find((name) => name === raw)
  return named ?? (WRITTEN.test(raw) ? (raw.toLowerCase() as Color) : undefined)
}

/** Reads `{ kind, angle, stops: [{ color, at }] }`. Undefined: it has too few colours. */
export function parseGradient(raw: unknown): Gradient | undefined {
  const { kind, angle, stops } = record(raw)
  const read = list(stops)
    .slice(0, STOPS.max)
    .flatMap((stop) => {
      const color = parseColor(stop.color)
      return color ? [{ color, at: within(stop.at, { min: 0, max: 100 }) }] : []
    })
  if (read.length < STOPS.min) return undefined
  return {
    kind: kind === 'radial' ? 'radial' : 'linear',
    angle: within(angle, { min: -360, max: 360 }) ?? 180,
    // Those without a place stand as far apart as their number allows.
    stops: read.map(({ color, at }, index) => ({ color, at: at ?? Math.round((index * 100) / (read.length - 1)) })),
  }
}

/** A colour in CSS. */
export function colorCss(color: Color): string {
  return color.startsWith('#') ? color : `var(--color-${color})`
}

/** A gradient in CSS, in logical order of its places. */
export function gradientCss({ kind, angle, stops }: Gradient): string {
  const places = stops.map(({ color, at }) => `${colorCss(color)} ${at}%`).join(', ')
  return kind === 'radial' ? `radial-gradient(${places})` : `linear-gradient(${angle}deg, ${places})`
}
