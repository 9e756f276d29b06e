import type { SliderProps } from '../core/slider-props.ts'

/** Brings a slider of slides that lie on one another to life. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { flow } = props as SliderProps
  element.dataset.duration = String(flow.duration)
  signal.addEventListener('abort', () => delete element.dataset.duration)
}
