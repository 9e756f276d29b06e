import { type KeyMove, moveOfKey } from '../../core/keys.ts'
import { KEY_REPEAT_MS } from '../../core/model/flow.ts'
import type { Gestures } from '../../core/model/gestures.ts'
import { isRightToLeft, type Parts } from './parts.ts'

/** Elements that handle the keys of a slider themselves. */
const HANDLES_KEYS = 'input, textarea, select, audio, video, [contenteditable], [role="tablist"], [role="slider"]'

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
      if ((event.target as Element).closest(HANDLES_KEYS)) return
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
