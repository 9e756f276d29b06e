import type { ReactNode } from 'react'
import { isAbove } from '../core/model/above.ts'
import type { GlobalLayers } from '../core/model/globals.ts'
import type { Slider } from '../core/model/slider.ts'
import { Layers } from './layer-view.tsx'

/** Layers above the slides, drawn once. Without script those of some slides alone stand below the slider. */
export function GlobalsView(props: {
  readonly globals: GlobalLayers
  /** Name of its slider on the page. */
  readonly name: string
  readonly videoTexts: object | undefined
  readonly slider: Slider
  /** Slide that is shown first, from 0. */
  readonly start: number
}): ReactNode {
  const { globals, name, videoTexts, slider, start } = props
  const { slides } = slider
  const { from, to, layers } = globals
  return (
    <div
      className="slider__globals"
      data-from={from}
      data-to={to}
      data-elsewhere={isAbove(globals, start) ? undefined : ''}
    >
      <div className="slider__grid">
        <Layers layers={layers} at={{ name, slides, index: start, videoTexts, priority: false }} waits={false} />
      </div>
    </div>
  )
}
