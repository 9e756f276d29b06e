import type { SliderProps } from '../core/slider-props.ts'
import { awaitDrags } from './browser/await-drag.ts'
import { lifeOf } from './browser/load-life.ts'
import { partsOf } from './browser/parts.ts'
import { runSlider, type SliderKind } from './browser/run-slider.ts'
import { createStage } from './browser/stage.ts'

/** Slides that lie on one another. */
const createMover: SliderKind['createMover'] = (parts, props, aid, listener, signal) => {
  const stage = createStage(parts, props, aid, listener, signal)
  awaitDrags(parts, props.gestures, stage, aid.besideOf, signal)
  return stage
}

/** Brings a slider of slides that lie on one another to life. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const parts = partsOf(element)
  if (!parts) return
  const sliderProps = props as SliderProps
  runSlider(parts, sliderProps, { createMover, reach: 1, loadLife: lifeOf(parts, sliderProps) }, signal)
}
