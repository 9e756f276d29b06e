import type { Easing } from '../core/anchor-scroll.ts'

/** Events that interrupt the scroll: the visitor wants to go somewhere else. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const

/** A part of a movement: to a place that is measured when the part begins, in pixels from the top of the page. */
export interface Leg {
  readonly to: () => number
  readonly ms: number
  readonly ease: Easing
}

/** A jump for who wants no motion; otherwise leg by leg, until the visitor interrupts. */
export async function scrollAlong(legs: readonly Leg[]): Promise<void> {
  const last = legs.at(-1)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    if (last) moveTo(last.to())
    return
  }
  const moving = new AbortController()
  for (const name of INTERRUPTIONS) {
    addEventListener(name, () => moving.abort(), { passive: true, signal: moving.signal })
  }
  for (const leg of legs) await move(leg, moving.signal)
  moving.abort()
}

function move({ to, ms, ease }: Leg, signal: AbortSignal): Promise<void> {
  const from = scrollY
  const way = to() - from
  return new Promise((resolve) => {
    const start = performance.now()
    const step = () => {
      if (signal.aborted) return resolve()
      const time = Math.min((performance.now() - start) / ms, 1)
      moveTo(from + way * ease(time))
      if (time < 1) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}

function moveTo(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}
