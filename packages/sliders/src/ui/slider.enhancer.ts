import type { SliderProps } from '../core/slider-props.ts'
import { partsOf } from './browser/parts.ts'
import { runStacked } from './browser/run-stacked.ts'

/** Brings a slider of slides that lie on one another to life. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const parts = partsOf(element)
  if (parts) runStacked(parts, props as SliderProps, undefined, signal)
}
