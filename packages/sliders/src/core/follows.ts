import { allLayers } from './all-layers.ts'
import type { Slider } from './model/slider.ts'

/** Tells if any part of a slider has a depth, and scrolling or the pointer moves it. */
export function follows(slider: Slider, what: 'scroll' | 'pointer'): boolean {
  const { by } = slider.parallax
  if (by !== what && by !== 'both') return false
  return [...slider.slides, ...allLayers(slider)].some(({ parallax }) => parallax !== undefined)
}
