import type { MoveOrigin } from '../mover.ts'
import { type MoverOptions, runsLeft, type SteeredMover, wholeIn } from './steered-mover.ts'

/** CSS pixels that places may be off by rounding. */
const ROUNDING = 2

/** Moves slides as the browser scrolls: by finger, wheel, keys and links without any of this. */
export function rowMover({ track, calm, start, changed, held, signal }: MoverOptions): SteeredMover {
  const { viewport, slides } = track
  let wanted: number | undefined
  let arrived = () => {}
  let notified = start

  const end = () => viewport.scrollWidth - viewport.clientWidth
  const places = () => {
    const most = end()
    const from = slides[0]?.getBoundingClientRect().left ?? 0
    return slides.map((slide) => Math.min(most, Math.abs(slide.getBoundingClientRect().left - from)))
  }
  const stops = () => {
    const most = end() - ROUNDING
    return places().findIndex((place) => place >= most) + 1 || slides.length
  }
  const nearest = () => {
    const at = Math.abs(viewport.scrollLeft)
    const far = places().map((place) => Math.abs(place - at))
    return far.indexOf(Math.min(...far))
  }
  const current = () => wanted ?? nearest()
  const settle = () => {
    wanted = undefined
    arrived()
    arrived = () => {}
  }
  const notify = (by: MoveOrigin['by']) => {
    if (current() === notified) return
    notified = current()
    changed(by)
  }

  viewport.addEventListener(
    'scroll',
    () => {
      const place = wanted === undefined ? undefined : places()[wanted]
      if (place !== undefined && Math.abs(place - Math.abs(viewport.scrollLeft)) <= ROUNDING) settle()
      notify('visitor')
    },
    { signal, passive: true },
  )
  // Anybody who scrolls by hand leaves the way that a button began.
  for (const name of ['wheel', 'touchstart', 'pointerdown']) {
    viewport.addEventListener(
      name,
      () => {
        if (wanted !== undefined) settle()
        if (name !== 'wheel') held(true)
      },
      { signal, passive: true },
    )
  }
  for (const name of ['touchend', 'touchcancel', 'pointerup']) {
    viewport.addEventListener(name, () => held(false), { signal, passive: true })
  }
  const size = new ResizeObserver(() => {
    settle()
    changed('script')
  })
  size.observe(viewport)
  signal.addEventListener('abort', () => size.disconnect())

  const goTo = (index: number, by: MoveOrigin['by'], behavior: ScrollBehavior) =>
    new Promise<void>((done) => {
      settle()
      const place = places()[index] ?? 0
      if (Math.abs(place - Math.abs(viewport.scrollLeft)) > ROUNDING) {
        wanted = index
        arrived = done
      } else done()
      viewport.scrollTo({ left: runsLeft(viewport) ? -place : place, behavior })
      notify(by)
    })
  if (start > 0) goTo(start, 'script', 'instant')

  return {
    length: slides.length,
    current,
    stops,
    inView: () => wholeIn(track),
    goTo: (index, { by }) => goTo(index, by, calm ? 'instant' : 'smooth'),
  }
}
