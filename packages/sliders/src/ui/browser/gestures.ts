import { type KeyMove, moveOfKey } from '../../core/keys.ts'
import { KEY_REPEAT_MS } from '../../core/model/flow.ts'
import type { Gestures } from '../../core/model/gestures.ts'
import { isRightToLeft, type Parts } from './parts.ts'

/** What has a use of its own for the keys of a slider. */
const KEY_USERS = 'input, textarea, select, audio, video, [contenteditable], [role="tablist"], [role="slider"]'

/** Lets arrow keys, Home and End move the slider while the focus is in it. A held key moves it once in a while. */
export function followKeys(
  { root }: Parts,
  gestures: Gestures,
  go: (move: KeyMove) => void,
  signal: AbortSignal,
): void {
  if (!gestures.keyboard) return
  let movedAt = Number.NEGATIVE_INFINITY
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if ((event.target as Element).closest(KEY_USERS)) return
      const move = moveOfKey(event.key, { direction: gestures.direction, rightToLeft: isRightToLeft(root) })
      if (!move) return
      event.preventDefault()
      const now = performance.now()
      if (event.repeat && now - movedAt < KEY_REPEAT_MS) return
      movedAt = now
      go(move)
    },
    { signal },
  )
}

/** Lets the wheel move the slider, once in a while. At the ends it is the page's again, unless told otherwise. */
export function followWheel(
  { root, stage }: Parts,
  { wheel, wheelDelay }: Gestures,
  go: (step: 'next' | 'previous') => void,
  isEnd: (step: 'next' | 'previous') => boolean,
  signal: AbortSignal,
): void {
  if (wheel === 'off') return
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
