import { DRAG_PX } from '../../../core/model/gestures.ts'
import type { MoveOrigin } from '../mover.ts'
import { type MoverOptions, runsLeft, type SteeredMover } from './steered-mover.ts'

const EASING = 'cubic-bezier(0.65, 0, 0.35, 1)'

/** Shows slides that lie on one another, one in the place of the other. */
export function stackMover(options: MoverOptions): SteeredMover {
  const { track, props, start, changed, signal } = options
  const { slides, viewport } = track
  let current = start
  let moving: Promise<void> | undefined
  let next: { readonly index: number; readonly way: MoveOrigin } | undefined

  const show = () => {
    for (const [place, slide] of slides.entries()) {
      slide.toggleAttribute('data-active', place === current)
      slide.inert = place !== current
    }
  }
  const change = async (index: number, { by, direction }: MoveOrigin) => {
    const [from, to] = [slides[current], slides[index]]
    if (!from || !to || index === current) return
    current = index
    from.dataset.leaving = ''
    show()
    changed(by)
    const timing = { duration: props.motion.speed, easing: EASING }
    const running = framesOf(props.transition, direction).map((frames, place) =>
      (place === 0 ? to : from).animate(frames, timing),
    )
    const cancel = () => running.forEach((animation) => void animation.cancel())
    signal.addEventListener('abort', cancel, { once: true })
    // Cancelled: the slides are where they belong.
    await Promise.allSettled(running.map(({ finished }) => finished))
    signal.removeEventListener('abort', cancel)
    delete from.dataset.leaving
  }
  const goTo = (index: number, way: MoveOrigin): Promise<void> => {
    next = { index, way }
    moving ??= (async () => {
      while (next && !signal.aborted) {
        const wish = next
        next = undefined
        await change(wish.index, wish.way)
      }
      moving = undefined
    })()
    return moving
  }

  show()
  followSwipes(options, (direction) => {
    const { length } = slides
    const index = current + direction
    if (props.motion.loop || (index >= 0 && index < length)) {
      goTo((index + length) % length, { by: 'visitor', direction })
    }
  })
  signal.addEventListener('abort', () => {
    for (const slide of slides) slide.inert = false
  })
  return { length: slides.length, current: () => current, stops: () => slides.length, inView: () => 1, goTo }

  function followSwipes({ held }: MoverOptions, swiped: (direction: 1 | -1) => void): void {
    let from: number | undefined
    const takes = ({ pointerType, isPrimary, button }: PointerEvent) =>
      isPrimary && button === 0 && (pointerType === 'touch' || props.motion.drag)
    viewport.addEventListener(
      'pointerdown',
      (event) => {
        if (takes(event)) from = event.clientX
      },
      { signal },
    )
    addEventListener(
      'pointerup',
      ({ clientX }) => {
        const way = from === undefined ? 0 : clientX - from
        from = undefined
        if (Math.abs(way) < DRAG_PX.default) return
        held(true)
        swiped(way > 0 === runsLeft(viewport) ? 1 : -1)
        held(false)
        // A swipe over a link does not follow it.
        viewport.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true, signal })
      },
      { signal },
    )
    addEventListener('pointercancel', () => (from = undefined), { signal })
  }
}

/** Of the slide that comes, and of the one that goes. */
function framesOf(transition: string, direction: 1 | -1): readonly Keyframe[][] {
  if (transition === 'fade') return [[{ opacity: 0 }, { opacity: 1 }]]
  return [
    [{ translate: `0 ${direction * 100}%` }, { translate: '0 0' }],
    [{ translate: '0 0' }, { translate: `0 ${direction * -100}%` }],
  ]
}
