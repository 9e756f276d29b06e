import Embla from 'embla-carousel'
import type { MoveOrigin } from '../mover.ts'
import { timedJourney } from '../timed-journey.ts'
import { type MoverOptions, runsLeft, type SteeredMover, wholeIn } from './steered-mover.ts'

/** Steps per second that the library counts speeds in. */
const STEPS_PER_SECOND = 60

/** Moves slides that come round, that the mouse can drag, or that glide. */
export async function ringMover(options: MoverOptions): Promise<SteeredMover> {
  const { track, props, start, changed, held, signal } = options
  const { viewport, row, slides } = track
  const { motion, align, snap } = props
  const glides = motion.moves === 'marquee'
  const scroll = glides
    ? (await import('embla-carousel-auto-scroll')).default({
        playOnInit: false,
        startDelay: 0,
        speed: Math.abs(motion.pace) / STEPS_PER_SECOND,
        direction: motion.pace < 0 ? 'backward' : 'forward',
      })
    : undefined
  viewport.scrollLeft = 0
  viewport.dataset.ring = ''
  viewport.removeAttribute('tabindex')
  const api = Embla(
    viewport,
    {
      container: row,
      slides: [...slides],
      align,
      loop: motion.loop,
      dragFree: glides || snap === 'free',
      direction: runsLeft(viewport) ? 'rtl' : 'ltr',
      startIndex: start,
      watchSlides: false,
      // On paper they stand where the style sheet puts them.
      breakpoints: { print: { active: false } },
    },
    scroll ? [scroll] : [],
  )
  let endJourney = () => {}
  let grabbed = false
  let by: MoveOrigin['by'] = 'visitor'

  api.on('select', () => changed(by)).on('reInit', () => changed('script'))
  api.on('pointerDown', () => {
    grabbed = true
    held(true)
  })
  // A press that dragged nothing moves nothing, so nothing comes to rest.
  const rest = () => {
    if (!grabbed) return
    grabbed = false
    held(false)
  }
  api.on('settle', rest).on('pointerUp', () => {
    const { location, target } = api.internalEngine()
    if (Math.abs(target.get() - location.get()) < 1) rest()
  })
  signal.addEventListener('abort', () => {
    endJourney()
    api.destroy()
    delete viewport.dataset.ring
    viewport.tabIndex = 0
  })

  const turns = () => api.internalEngine().options.loop
  return {
    length: slides.length,
    current: () => api.selectedScrollSnap(),
    stops: () => api.scrollSnapList().length,
    inView: () => wholeIn(track),
    ...(scroll && {
      glide: {
        // A row that does not fill its room cannot come round.
        start: () => turns() && scroll.play(),
        stop: () => scroll.stop(),
      },
    }),
    goTo: (index, way) =>
      new Promise((done) => {
        if (index === api.selectedScrollSnap()) return done()
        endJourney()
        const arrived = () => {
          api.off('settle', arrived)
          done()
        }
        by = way.by
        endJourney = timedJourney(api, { index, direction: way.direction, ms: motion.speed })
        by = 'visitor'
        api.on('settle', arrived)
      }),
  }
}
