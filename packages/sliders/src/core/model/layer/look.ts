import { given, record, within } from '@vitrine/content/core'

/** Blending, clipping and transformation of a layer, at every level. */
export interface Look {
  readonly blend?: (typeof BLEND_MODES)[number]
  /** Clipping of its sides, in percent of its size. */
  readonly clip?: { readonly top: number; readonly end: number; readonly bottom: number; readonly start: number }
  /** Blur of what is behind it, in CSS pixels. */
  readonly backdrop?: number
  /** Degrees, clockwise. */
  readonly rotate?: number
  /** Point that it turns and grows about, in percent of its size. */
  readonly origin?: { readonly x: number; readonly y: number }
  /** CSS pixels from the eye. */
  readonly perspective?: number
}

export const BLEND_MODES = [
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'luminosity',
] as const

const PERCENT = { min: 0, max: 100 } as const

/** Reads the look of a stored layer: `{ blend, clip, backdrop, rotate, origin, perspective }`. */
export function parseLook(raw: Readonly<Record<string, unknown>>): Look {
  return given({
    blend: BLEND_MODES.find((mode) => mode === raw.blend),
    clip: clipOf(raw.clip),
    backdrop: within(raw.backdrop, { min: 0.5, max: 100 }),
    rotate: within(raw.rotate, { min: -360, max: 360 }),
    origin: originOf(raw.origin),
    perspective: within(raw.perspective, { min: 50, max: 5000 }),
  })
}

function clipOf(raw: unknown): Look['clip'] {
  const { top, end, bottom, start } = record(raw)
  const cut = (side: unknown) => within(side, PERCENT) ?? 0
  const clip = { top: cut(top), end: cut(end), bottom: cut(bottom), start: cut(start) }
  return Object.values(clip).some((side) => side > 0) ? clip : undefined
}

function originOf(raw: unknown): Look['origin'] {
  const { x, y } = record(raw)
  const place = (value: unknown) => within(value, { min: -500, max: 500 })
  const [across, down] = [place(x), place(y)]
  return across === undefined && down === undefined ? undefined : { x: across ?? 50, y: down ?? 50 }
}
