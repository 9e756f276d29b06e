import type { SliderProps } from '../core/slider-props.ts'
import { partsOf } from './browser/parts.ts'
import { type LoadLife, runStacked } from './browser/run-stacked.ts'

/** Brings a slider of slides that lie on one another to life. What moves on them comes when something does. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const parts = partsOf(element)
  if (!parts) return
  const { layers } = props as SliderProps
  const loadLife: LoadLife =
    layers &&
    (async (host, alive) => (await import('./browser/layers.ts')).createLayers(parts.root, layers, host, alive))
  runStacked(parts, props as SliderProps, loadLife, signal)
}
