import Embla from 'embla-carousel'
import type { CarouselLook } from '../../core/model/carousel-look.ts'
import type { MoveOrigin, Mover, MoverListener } from './mover.ts'
import { isRightToLeft, mark, type Parts } from './parts.ts'
import { timedJourney } from './timed-journey.ts'

/**
 * Slides side by side: the mover of a slider of type `carousel`. Visitors drag them as well. Each slide knows how far it
 * is from the middle (`--distance`, in slides, below 0 before it), and the stylesheet makes its look of that.
 *
 * The stage moves, so what it stands in is what clips: `data-ring` on the frame says that it does.
 */
export function createCarousel(
  { root, stage, slides }: Parts,
  look: CarouselLook,
  start: number,
  listener: MoverListener,
  signal: AbortSignal,
): Mover {
  const frame = stage.parentElement ?? stage
  stage.scrollLeft = 0
  stage.scrollTop = 0
  frame.dataset.ring = ''
  const api = Embla(frame, {
    container: stage,
    slides: [...slides],
    axis: look.orientation === 'vertical' ? 'y' : 'x',
    align: look.align,
    loop: look.infinite,
    dragFree: !look.snap,
    // The middle is the middle, at the ends, too.
    containScroll: look.align === 'center' ? false : 'trimSnaps',
    direction: isRightToLeft(root) ? 'rtl' : 'ltr',
    startIndex: start,
    watchSlides: false,
    // On paper they stand where the style sheet puts them.
    breakpoints: { print: { active: false } },
  })
  let current = start
  let way: MoveOrigin | undefined
  let last: { readonly from: number; readonly to: number; readonly way: MoveOrigin } | undefined
  let endJourney = () => {}
  const waiting = new Set<() => void>()

  /** Sets each slide's distance from the middle, by the layout of the row rather than its look. */
  const place = () => {
    const { offsetLocation, scrollSnaps, limit } = api.internalEngine()
    const [first = 0, second = first] = scrollSnaps
    const pace = Math.abs(second - first) || 1
    const round = limit.length
    for (const [index, slide] of slides.entries()) {
      let away = offsetLocation.get() - (scrollSnaps[index] ?? first)
      if (look.infinite && round > 0) away -= Math.round(away / round) * round
      slide.style.setProperty('--distance', (away / pace).toFixed(3))
    }
  }
  const show = () => {
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-active', index === current)
      if (index === current) slide.setAttribute('aria-current', 'true')
      else slide.removeAttribute('aria-current')
    }
    root.dataset.slide = String(current + 1)
  }
  const select = () => {
    const to = api.selectedScrollSnap()
    if (to === current) return
    last = { from: current, to, way: way ?? { by: 'visitor', direction: to < current ? -1 : 1 } }
    current = to
    show()
    mark(root, 'animating', true)
    listener.change(last.from, last.to, last.way)
  }
  const arrive = () => {
    mark(root, 'animating', false)
    for (const arrived of waiting) arrived()
    waiting.clear()
  }
  const rest = () => {
    place()
    arrive()
    if (!last) return
    const { from, to, way: by } = last
    last = undefined
    listener.changed(from, to, by)
  }

  api.on('select', select).on('settle', rest).on('scroll', place).on('reInit', place)
  place()
  show()
  signal.addEventListener('abort', () => {
    endJourney()
    api.destroy()
    delete frame.dataset.ring
    for (const slide of slides) slide.style.removeProperty('--distance')
    arrive()
  })

  return {
    length: slides.length,
    current: () => current,
    goTo: (index, wished) =>
      new Promise((done) => {
        if (signal.aborted || index === current || !(index in slides)) return done()
        endJourney()
        way = wished
        endJourney = timedJourney(api, { index, direction: wished.direction, ms: look.speed })
        way = undefined
        waiting.add(done)
      }),
  }
}
