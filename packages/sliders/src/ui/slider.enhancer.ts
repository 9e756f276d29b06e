import type { SliderProps } from '../core/slider-props.ts'
import type { SliderHost } from './browser/slide-life.ts'

/** Brings a slider of slides that lie on one another to life. */
export async function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): Promise<void> {
  const { layers } = props as SliderProps
  const slider = element.querySelector<HTMLElement>('.slider')
  if (!slider || !layers) return
  const { createLayers } = await import('./browser/layers.ts')
  const slides = [...slider.querySelectorAll<HTMLElement>('.slider__slide')]
  const tell = (wish: string, detail?: unknown) => slider.dispatchEvent(new CustomEvent(`test:${wish}`, { detail }))
  const host: SliderHost = {
    goTo: (to) => tell('goTo', to),
    hold: (reason) => tell('hold', reason),
    release: (reason) => tell('release', reason),
    play: () => tell('play'),
    pause: () => tell('pause'),
    toggle: () => tell('toggle'),
    next: () => tell('next'),
  }
  const life = createLayers(slider, layers, host, signal)
  let shown = slides.findIndex((slide) => slide.dataset.active !== undefined)
  const enter = (index: number) => {
    const slide = slides[index]
    if (slide) life.enter(slide, index)
  }
  slider.addEventListener(
    'test:enter',
    async (event) => {
      const to = (event as CustomEvent<number>).detail
      const [from, next] = [slides[shown], slides[to]]
      const left = from && life.leave(from, shown)
      delete from?.dataset.active
      if (next) next.dataset.active = ''
      shown = to
      enter(to)
      await left
      slider.dispatchEvent(new CustomEvent('vitrine:slider:changed', { bubbles: true }))
    },
    { signal },
  )
  slider.addEventListener('test:stand', () => life.pause(), { signal })
  slider.addEventListener('test:go-on', () => life.resume(), { signal })
  enter(shown)
  slider.dataset.ready = ''
}
