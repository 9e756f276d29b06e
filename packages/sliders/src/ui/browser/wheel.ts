import type { Gestures } from '../../core/model/gestures.ts'
import { isRightToLeft, type Parts } from './parts.ts'

/** Lets the wheel move the slider, once in a while. At the ends it is the page's again, unless asked to do otherwise. */
export function followWheel(
  { root, stage }: Parts,
  { wheel, wheelDelay }: Gestures,
  go: (step: 'next' | 'previous') => void,
  isEnd: (step: 'next' | 'previous') => boolean,
  signal: AbortSignal,
): void {
  let movedAt = Number.NEGATIVE_INFINITY
  stage.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) return
      const { deltaX, deltaY } = event
      const isAcross = Math.abs(deltaX) > Math.abs(deltaY)
      const way = isAcross && isRightToLeft(root) ? -deltaX : isAcross ? deltaX : deltaY
      if (way === 0) return
      const step = way > 0 ? 'next' : 'previous'
      const now = performance.now()
      const rests = now - movedAt >= wheelDelay
      // The rest of the turn that led to the end does not scroll the page.
      if (wheel === 'on' && isEnd(step) && rests) return
      event.preventDefault()
      if (!rests) return
      movedAt = now
      go(step)
    },
    { signal, passive: false },
  )
}
