import { type Channels, contrastOf } from '@vitrine/ui/core'

/** A colour as `#rrggbb`, in small letters. Only {@link parseColor} and the functions here make one. */
export type Color = `#${string}` & { readonly brand: unique symbol }

/** Steps in which one colour is moved towards another until it can be read. */
const STEPS = 64

/** Reads a colour as `#rrggbb` or `#rgb`; undefined for anything else. */
export function parseColor(raw: unknown): Color | undefined {
  if (typeof raw !== 'string') return undefined
  const text = raw.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text as Color
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&') as Color
  return undefined
}

export const BLACK = '#000000' as Color
export const WHITE = '#ffffff' as Color

/** Contrast ratio of two colours, from 1 (equal) to 21 (black on white). */
export function contrast(one: Color, other: Color): number {
  return contrastOf(channels(one), channels(other))
}

/** The smallest of the contrasts of a colour with several others. */
export function lowestContrast(color: Color, grounds: readonly Color[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}

/** @param share Of the second colour, 0 to 1. */
export function mix(one: Color, other: Color, share: number): Color {
  const b = channels(other)
  const mixed = channels(one).map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}` as Color
}

/** Black or white: whichever has the higher contrast with a colour. At least one of them has 4.58:1 with any colour. */
export function poleOf(ground: Color): Color {
  return contrast(ground, BLACK) >= contrast(ground, WHITE) ? BLACK : WHITE
}

/**
 * The colour nearest to a chosen one that has enough contrast with all grounds: itself, or moved towards black or white.
 *
 * @param atLeast Contrast to reach with each ground.
 * @returns Black or white when nothing between reaches it.
 */
export function readable(chosen: Color, grounds: readonly [Color, ...Color[]], atLeast: number): Color {
  const pole = poleOf(grounds[0])
  for (let step = 0; step < STEPS; step += 1) {
    const color = mix(chosen, pole, step / STEPS)
    if (lowestContrast(color, grounds) >= atLeast) return color
  }
  return pole
}

function channels(color: Color): Channels {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}
