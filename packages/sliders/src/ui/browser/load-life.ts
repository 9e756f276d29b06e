import type { SliderProps } from '../../core/slider-props.ts'
import type { Parts } from './parts.ts'
import type { LoadLife } from './run-slider.ts'

/** Loads what moves on the slides, when something does. */
export function lifeOf(parts: Parts, { layers }: SliderProps): LoadLife {
  return layers && (async (host, alive) => (await import('./layers.ts')).createLayers(parts, layers, host, alive))
}
