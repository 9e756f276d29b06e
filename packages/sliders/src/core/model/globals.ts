import { given, list, record, within } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { parseLayers } from './layer.ts'
import type { Layer } from './layer-kinds.ts'

/** Sets of layers above the slides of one slider. */
export const MAX_SETS = 5

/** Layers that stand above all slides, or above some that follow one another. */
export interface GlobalLayers {
  /** First and last slide, from 1, above which they are there; absent: the slider's own first and last. */
  readonly from?: number
  readonly to?: number
  readonly layers: readonly Layer[]
}

/**
 * Reads the block `sliderGlobals` of a stored slider: `{ sets: [{ from, to, layers }] }`.
 *
 * @param count Slides of the slider.
 */
export function parseGlobals(raw: unknown, parse: ParseContext, count: number): readonly GlobalLayers[] {
  const place = { min: 1, max: count }
  return list(record(raw).sets)
    .slice(0, MAX_SETS)
    .map(({ from, to, layers }) => ({
      layers: parseLayers(layers, parse),
      ...given({ from: within(from, place), to: within(to, place) }),
    }))
    .filter(({ layers }) => layers.length > 0)
}
