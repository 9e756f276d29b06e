import { choice, given, record, within } from '@vitrine/content/core'
import { type PerLevel, parsePerLevel } from './levels.ts'

export const MODES = ['auto', 'fixed', 'fullwidth', 'fullscreen'] as const

/** Sizes of the design grid in CSS pixels. Specification, section 9: grid 960 by 500. */
export const GRID = { width: 960, height: 500, min: 100, max: 4000 } as const

/** CSS pixels. */
const MAX_HEIGHT = 4000

export interface Grid {
  readonly width: number
  readonly height: number
}

/** Size and grid of a slider. */
export interface SliderLayout {
  /**
   * `auto` is as wide as its column, `fixed` as its grid at most, `fullwidth` as the window; `fullscreen` is as high as
   * the window, the header left out if so set.
   */
  readonly mode: (typeof MODES)[number]
  /** Grid on which layers are placed. It shrinks with the slider and never grows; backgrounds fill the whole slider. */
  readonly grid: PerLevel<Grid>
  /** CSS pixels; 0 is none, here and below. */
  readonly minHeight: number
  readonly maxHeight: number
  /** True if `fullscreen` leaves space for the header. */
  readonly belowHeader: boolean
  /** On phones layers stand one below the other, under the image. */
  readonly stackOnPhone: boolean
}

/** Reads the group `layout` of a stored slider: `{ mode, grid: { desktop, notebook, tablet, phone }, … }`. */
export function parseLayout(raw: unknown): SliderLayout {
  const { mode, grid, minHeight, maxHeight, belowHeader, stackOnPhone } = record(raw)
  return {
    mode: choice(mode, MODES),
    grid: parsePerLevel<Grid>(grid, { width: GRID.width, height: GRID.height }, sizeOf),
    minHeight: within(minHeight, { min: 0, max: MAX_HEIGHT }) ?? 0,
    maxHeight: within(maxHeight, { min: 0, max: MAX_HEIGHT }) ?? 0,
    belowHeader: belowHeader !== false,
    stackOnPhone: stackOnPhone === true,
  }
}

function sizeOf({ width, height }: Readonly<Record<string, unknown>>): Partial<Grid> {
  return given({ width: within(width, GRID), height: within(height, GRID) })
}
