import type { Gestures } from '../../core/model/gestures.ts'
import { isRightToLeft, mark, type Parts } from './parts.ts'
import type { Stage } from './stage.ts'
import type { Running } from './transition.ts'

/** CSS pixels after which a movement has a direction. */
const SLOP_PX = 8

/** Share of its way that a slide follows where there is none beside it. */
const RESISTANCE = 0.3

/** Milliseconds in which a slide that was let go finds its place. */
const SETTLE = { duration: 450, easing: 'cubic-bezier(0.16, 1, 0.3, 1)', fill: 'both' } as const

/** Elements that handle dragging themselves. */
const HANDLES_DRAGGING = 'input, textarea, select, audio, video, [contenteditable]'

/** A pointer that is down. */
interface Grip {
  readonly id: number
  readonly x: number
  readonly y: number
  /** CSS pixels along the slides; undefined until the movement has a direction. */
  way?: number
  beside?: HTMLElement
}

/**
 * Lets a finger, or a mouse if so set, drag the slides: they follow it, change from the threshold on, and spring back
 * below. A movement across is the page's.
 *
 * @param besideOf Slide from 0 that is next or previous; undefined: there is none.
 * @param first The press that brought this here, while it lasts.
 */
export function followDrags(
  { root, stage, slides }: Parts,
  { touch, mouse, threshold, direction }: Gestures,
  mover: Stage,
  besideOf: (step: 1 | -1) => number | undefined,
  first: PointerEvent | undefined,
  signal: AbortSignal,
): void {
  const isAcross = direction === 'horizontal'
  let grip: Grip | undefined
  let dragged = false

  /** The slides go the other way than the finger; and from right to left, forward is to the left. */
  const stepOf = (way: number): 1 | -1 => (way < 0 === (isAcross && isRightToLeft(root)) ? -1 : 1)
  /** Translation by stages. */
  const at = (stages: number) => (isAcross ? `${stages * 100}% 0` : `0 ${stages * 100}%`)
  const sideOf = (way: number) => (way < 0 ? 1 : -1)

  const put = (held: Grip, way: number) => {
    const index = besideOf(stepOf(way))
    const beside = index === undefined ? undefined : slides[index]
    if (beside !== held.beside) {
      delete held.beside?.dataset.beside
      if (beside) held.beside = beside
      else delete held.beside
    }
    if (beside) beside.dataset.beside = sideOf(way) > 0 ? 'end' : 'start'
    held.way = way
    root.style.setProperty('--drag', `${beside ? way : way * RESISTANCE}px`)
  }
  const begin = (held: Grip) => {
    stage.setPointerCapture(held.id)
    dragged = true
    mover.seize()
    mark(root, 'dragging', true)
  }
  /** Brings what was held to where it stays: back, or out of the window. */
  const settle = (held: Grip, changes: boolean): Running => {
    const side = sideOf(held.way ?? 0)
    const slide = slides[mover.current()]
    // The mover has counted on when it changes.
    const shown = changes ? [...slides].find((one) => one.dataset.leaving !== undefined) : slide
    const moves = [
      shown?.animate({ translate: [getComputedStyle(shown).translate, at(changes ? -side : 0)] }, SETTLE) ?? [],
      held.beside?.animate({ translate: [getComputedStyle(held.beside).translate, at(changes ? 0 : side)] }, SETTLE) ??
        [],
    ].flat()
    const clean = () => {
      for (const move of moves) move.cancel()
      mark(root, 'dragging', false)
      root.style.removeProperty('--drag')
      if (root.getAttribute('style') === '') root.removeAttribute('style')
      delete held.beside?.dataset.beside
      delete shown?.dataset.leaving
    }
    return {
      finished: Promise.all(moves.map(({ finished }) => finished)).then(clean, clean),
      cancel() {
        for (const move of moves) move.cancel()
      },
    }
  }
  const letGo = (isWanted: boolean) => {
    const held = grip
    grip = undefined
    if (held?.way === undefined) return
    const step = stepOf(held.way)
    const index = besideOf(step)
    if (isWanted && index !== undefined && held.beside && Math.abs(held.way) >= threshold) {
      mover.arrive(index, { by: 'visitor', direction: step }, () => settle(held, true))
      mover.release()
    } else settle(held, false).finished.then(() => mover.release())
  }

  const press = (event: PointerEvent) => {
    dragged = false
    const allowed = event.pointerType === 'mouse' ? mouse : touch
    if (!allowed || !event.isPrimary || event.button !== 0 || mover.isRow() || mover.isBusy()) return
    if ((event.target as Element).closest(HANDLES_DRAGGING)) return
    grip = { id: event.pointerId, x: event.clientX, y: event.clientY }
  }
  if (first) press(first)
  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (grip?.id !== pointerId) return
      const [across, down] = [clientX - grip.x, clientY - grip.y]
      const [way, other] = isAcross ? [across, down] : [down, across]
      if (grip.way === undefined) {
        if (Math.hypot(way, other) < SLOP_PX) return
        if (Math.abs(way) <= Math.abs(other) || mover.isBusy()) {
          grip = undefined
          return
        }
        begin(grip)
      }
      put(grip, way)
    },
    { signal },
  )
  stage.addEventListener('pointerup', ({ pointerId }) => grip?.id === pointerId && letGo(true), { signal })
  stage.addEventListener('pointercancel', ({ pointerId }) => grip?.id === pointerId && letGo(false), { signal })
  // Browsers would drag the image, or the link, instead.
  stage.addEventListener('dragstart', (event) => mouse && event.preventDefault(), { signal })
  // The end of a drag is no press.
  stage.addEventListener(
    'click',
    (event) => {
      if (!dragged) return
      dragged = false
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  signal.addEventListener('abort', () => letGo(false))
}
