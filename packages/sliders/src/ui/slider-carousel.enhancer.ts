import type { CarouselLook } from '../core/model/carousel-look.ts'
import type { SliderProps } from '../core/slider-props.ts'
import { createCarousel } from './browser/carousel-mover.ts'
import { lifeOf } from './browser/load-life.ts'
import type { MoverListener } from './browser/mover.ts'
import { partsOf } from './browser/parts.ts'
import { type MoverServices, runSlider, type SliderKind } from './browser/run-slider.ts'

/** Brings a slider whose slides stand side by side to life. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const parts = partsOf(element)
  const sliderProps = props as SliderProps
  const { carousel: look } = sliderProps
  if (!parts || !look) return
  runSlider(
    parts,
    sliderProps,
    // One more on either side than are visible: it is about to come.
    { createMover: moverWith(look), reach: Math.ceil(look.visible / 2) + 1, loadLife: lifeOf(parts, sliderProps) },
    signal,
  )
}

/** Under reduced motion slides are there at once. */
function moverWith(look: CarouselLook): SliderKind['createMover'] {
  return (parts, { slides: slideProps }, aid, listener, signal) => {
    const { slides } = parts
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const reach = (current: number) => {
      // What is not visible is not reached by keyboard either.
      for (const [index, slide] of slides.entries()) slide.inert = look.showLayers === 'current' && index !== current
    }
    const mover = createCarousel(
      parts,
      isStill ? { ...look, speed: 1 } : look,
      aid.start,
      withLife(slides, slideProps, aid, listener, reach, isStill),
      signal,
    )
    reach(aid.start)
    signal.addEventListener('abort', () => {
      for (const slide of slides) slide.inert = false
    })
    return mover
  }
}

/** Starts and ends what is on the slides as they come and go. */
function withLife(
  slides: readonly HTMLElement[],
  slideProps: SliderProps['slides'],
  { life, panZooms }: MoverServices,
  listener: MoverListener,
  reach: (current: number) => void,
  isStill: boolean,
): MoverListener {
  return {
    change(from, to, way) {
      const [left, come] = [slides[from], slides[to]]
      if (left) void life()?.leave(left, from)
      if (come) {
        life()?.enter(come, to)
        panZooms.enter(come, isStill ? undefined : slideProps[to]?.panZoom)
      }
      reach(to)
      listener.change(from, to, way)
    },
    changed(from, to, way) {
      const [left, come] = [slides[from], slides[to]]
      if (left) panZooms.leave(left)
      if (come) panZooms.run(come)
      listener.changed(from, to, way)
    },
  }
}
