import type { Parallax } from '../../core/model/parallax.ts'
import { followed, type Point, pointerWay } from '../../core/pointer-way.ts'
import type { Parts } from './parts.ts'

const NOWHERE: Point = { x: 0, y: 0 }

/** Selector of what has a depth, on what is shown. */
const DEEP =
  ':is(.slider__slide[data-active], .slider__globals) :is(.layer[data-parallax], .slider__background[data-parallax] > *)'

/**
 * Lets layers and images with a depth go against a pointer over the slider (`--pointer-x`, `--pointer-y` in pixels, which
 * the stylesheet turns into shares of their depth). Nothing runs while the pointer rests or is elsewhere.
 */
export function followPointer(
  { root, stage }: Pick<Parts, 'root' | 'stage'>,
  { origin, speed, speedBack }: Omit<Parallax, 'by'>,
  signal: AbortSignal,
): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let deep: readonly HTMLElement[] = []
  let entry: Point | undefined
  let aim = NOWHERE
  let at = NOWHERE
  let ms = speed
  let frame = 0
  let drawnAt = 0

  const draw = () => {
    for (const { style } of deep) {
      style.setProperty('--pointer-x', `${at.x.toFixed(1)}px`)
      style.setProperty('--pointer-y', `${at.y.toFixed(1)}px`)
    }
  }
  const step = (now: number) => {
    at = followed(at, aim, Math.max(0, now - drawnAt), ms)
    drawnAt = now
    draw()
    frame = at === aim ? 0 : requestAnimationFrame(step)
  }
  const follow = (to: Point, time: number) => {
    aim = to
    ms = time
    if (frame || at === aim) return
    drawnAt = performance.now()
    frame = requestAnimationFrame(step)
  }
  const forget = (elements: readonly HTMLElement[]) => {
    for (const { style } of elements) for (const axis of ['x', 'y']) style.removeProperty(`--pointer-${axis}`)
  }
  const find = () => {
    deep = [...root.querySelectorAll<HTMLElement>(DEEP)]
    draw()
  }
  const rest = () => {
    cancelAnimationFrame(frame)
    frame = 0
    aim = NOWHERE
    at = NOWHERE
    entry = undefined
    forget(deep)
  }

  root.addEventListener(
    'pointermove',
    ({ pointerType, clientX: x, clientY: y }) => {
      if (pointerType === 'touch' || stillness.matches) return
      const { left, top, width, height } = stage.getBoundingClientRect()
      entry ??= { x, y }
      const from = origin === 'entry' ? entry : { x: left + width / 2, y: top + height / 2 }
      follow(pointerWay({ x, y }, from, { width, height }), speed)
    },
    { signal, passive: true },
  )
  root.addEventListener(
    'pointerleave',
    () => {
      entry = undefined
      follow(NOWHERE, speedBack)
    },
    { signal },
  )
  // The slide that comes takes over; the one that goes keeps its place until it has gone.
  let gone: readonly HTMLElement[] = []
  root.addEventListener(
    'vitrine:slider:change',
    () => {
      gone = [...gone, ...deep]
      queueMicrotask(find)
    },
    { signal },
  )
  root.addEventListener(
    'vitrine:slider:changed',
    () => {
      forget(gone.filter((element) => !deep.includes(element)))
      gone = []
    },
    { signal },
  )
  stillness.addEventListener('change', rest, { signal })
  signal.addEventListener('abort', rest)
  find()
}
