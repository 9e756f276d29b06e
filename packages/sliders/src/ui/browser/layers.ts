import type { LayersProps } from '../../core/layers/layers-props.ts'
import type { layerActions } from './layer-actions.ts'
import { isRightToLeft, MEDIA, type Parts } from './parts.ts'
import { type SlideLayers, slideLayers } from './slide-layers.ts'
import type { SlideLife, SliderHost } from './slide-life.ts'

/** Options to start the layers of a slider. */
interface LayersOptions {
  readonly host: SliderHost
  /** Absent: no layer answers a press. */
  readonly act: typeof layerActions | undefined
}

/**
 * Brings to life what stands on the slides of a slider: layers come, move and go, videos play, and what is pressed does
 * what it says.
 *
 * Tells `vitrine:slider:layer-in`, `layer-out`, `action`, `video-play` and `video-pause`.
 */
export function createLayers(
  { root: slider, globals }: Pick<Parts, 'root' | 'globals'>,
  { segments }: LayersProps,
  { host, act }: LayersOptions,
  signal: AbortSignal,
): SlideLife {
  // Asked once: in the midst of a change the browser would have to work out styles for each answer.
  const rightToLeft = isRightToLeft(slider)
  const shown = new Map<HTMLElement, SlideLayers>()
  let last = -1
  let isPaused = false
  const emit = (event: string, detail: object) =>
    slider.dispatchEvent(new CustomEvent(`vitrine:slider:${event}`, { bubbles: true, cancelable: true, detail }))
  const start = (slide: HTMLElement, segment: LayersProps['segments'][number] | undefined, backward: boolean) =>
    slideLayers({
      slide,
      segment: segment ?? undefined,
      backward,
      rightToLeft,
      emit: (event, layer) => emit(event, { layer }),
    })
  let above = globals.map((slide) => start(slide, undefined, false))
  const all = () => [...shown.values(), ...above]
  const find = (id: string) =>
    all()
      .map((layers) => layers.find(id))
      .find(Boolean)
  const playing = slider.querySelector(MEDIA)
    ? import('./media/media-playback.ts').then(({ mediaPlayback: playback }) =>
        playback({ slider, host, emit, signal }),
      )
    : undefined
  act?.({ slider, host, emit, playback: playing, find, signal })
  playing?.then((playback) => {
    for (const each of globals) playback.enter(each)
  })
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
  // On paper they stand where they belong, and come anew after it.
  const paper = matchMedia('print')
  paper.addEventListener(
    'change',
    () => {
      for (const layers of all()) layers.reset()
      if (paper.matches) return
      for (const slide of shown.keys()) shown.set(slide, start(slide, segments[last], false))
      above = globals.map((slide) => start(slide, undefined, false))
      if (isPaused) for (const layers of all()) layers.pause()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    for (const slide of shown.keys()) forget(slide)
    for (const layers of above) layers.reset()
    for (const layer of slider.querySelectorAll<HTMLElement>('.layer[data-state]')) layer.dataset.state = 'in'
  })

  return {
    enter(slide, index) {
      forget(slide)
      const backward = index < last
      last = index
      const layers = start(slide, segments[index], backward)
      shown.set(slide, layers)
      if (isPaused) layers.pause()
      playing?.then((playback) => playback.enter(slide))
    },
    async leave(slide) {
      playing?.then((playback) => playback.leave(slide))
      await shown.get(slide)?.leave()
    },
    pause() {
      isPaused = true
      for (const layers of all()) layers.pause()
    },
    resume() {
      isPaused = false
      for (const layers of all()) layers.resume()
    },
  }
}
