import type { LayersProps } from '../../core/layers/layers-props.ts'
import { type SlideLayers, slideLayers } from './slide-layers.ts'
import type { SlideLife, SliderHost } from './slide-life.ts'

/**
 * Brings to life what stands on the slides of a slider: layers come, move and go, films play, and what is pressed does
 * what it says.
 *
 * @param slider `section.slider`. Tells `vitrine:slider:layer-in`, `layer-out`, `action`, `video-play` and `video-pause`.
 */
export function createLayers(
  slider: HTMLElement,
  { segments }: LayersProps,
  host: SliderHost,
  signal: AbortSignal,
): SlideLife {
  const shown = new Map<HTMLElement, SlideLayers>()
  let last = -1
  let isPaused = false
  const tell = (event: string, detail: object) =>
    slider.dispatchEvent(new CustomEvent(`vitrine:slider:${event}`, { bubbles: true, cancelable: true, detail }))
  const find = (id: string) => [...shown.values()].map((layers) => layers.find(id)).find(Boolean)
  const playing = slider.querySelector('[data-play]')
    ? import('./films.ts').then(({ films }) => films({ slider, host, tell, signal }))
    : undefined
  if (slider.querySelector('[data-acts]')) {
    import('./layer-actions.ts').then(({ layerActions }) =>
      layerActions({ slider, host, tell, films: playing, find, signal }),
    )
  }
  const forget = (slide: HTMLElement) => {
    shown.get(slide)?.reset()
    shown.delete(slide)
  }
  // A slide that has gone keeps its layers where they are until it is no longer seen.
  slider.addEventListener(
    'vitrine:slider:changed',
    ({ target }) => {
      if (target !== slider) return
      for (const slide of shown.keys()) if (slide.dataset.active === undefined) forget(slide)
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    for (const slide of shown.keys()) forget(slide)
    for (const layer of slider.querySelectorAll<HTMLElement>('.layer[data-state]')) layer.dataset.state = 'in'
  })

  return {
    enter(slide, index) {
      forget(slide)
      const backward = index < last
      last = index
      const layers = slideLayers({
        slide,
        segment: segments[index] ?? undefined,
        backward,
        tell: (event, layer) => tell(event, { layer }),
      })
      shown.set(slide, layers)
      if (isPaused) layers.pause()
      playing?.then((films) => films.enter(slide))
    },
    async leave(slide) {
      playing?.then((films) => films.leave(slide))
      await shown.get(slide)?.leave()
    },
    pause() {
      isPaused = true
      for (const layers of shown.values()) layers.pause()
    },
    resume() {
      isPaused = false
      for (const layers of shown.values()) layers.resume()
    },
  }
}
