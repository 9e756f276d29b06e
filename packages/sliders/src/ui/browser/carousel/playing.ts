import { isSameToggle } from '../../../core/flow/pauses.ts'
import type { SliderTexts } from '../../../core/texts.ts'

/** Reason for a carousel to be still: `data-paused-by`. The visitor's own pause ends by the button alone. */
export type Reason = 'user' | 'hover' | 'focus' | 'hidden' | 'offscreen' | 'drag' | 'video' | 'end'

/** Part of a carousel that has to be in the window before it goes on by itself. */
const SEEN_SHARE = 0.25

export interface Playing {
  hold(reason: Reason): void
  release(reason: Reason): void
}

/**
 * Lets a carousel go on by itself while there is no reason against it (`data-playing`, `data-paused-by`, events
 * `vitrine:carousel:play` and `pause`).
 */
export function playing(options: {
  readonly root: HTMLElement
  readonly button: HTMLButtonElement
  readonly texts: Pick<SliderTexts, 'pause' | 'play'>
  readonly pauseOnHover: boolean
  readonly start: () => void
  readonly stop: () => void
  /** Brings it back to its beginning: it stood at its end, and shall play. */
  readonly again: () => void
  readonly signal: AbortSignal
}): Playing {
  const { root, button, texts, pauseOnHover, start, stop, again, signal } = options
  // Until it has been seen in the window.
  const reasons = new Set<Reason>(['offscreen'])
  let plays = false
  let toggledAt = Number.NEGATIVE_INFINITY

  const update = () => {
    const stopped = reasons.has('user') || reasons.has('end')
    button.ariaLabel = stopped ? texts.play : texts.pause
    button.dataset.state = stopped ? 'paused' : 'playing'
    if (reasons.size > 0) root.dataset.pausedBy = [...reasons].join(' ')
    else delete root.dataset.pausedBy
    if (plays === (reasons.size === 0)) return
    plays = !plays
    root.toggleAttribute('data-playing', plays)
    if (plays) start()
    else stop()
    root.dispatchEvent(new CustomEvent(`vitrine:carousel:${plays ? 'play' : 'pause'}`, { bubbles: true }))
  }
  const hold = (reason: Reason) => {
    reasons.add(reason)
    update()
  }
  const release = (...ended: readonly Reason[]) => {
    for (const reason of ended) reasons.delete(reason)
    update()
  }
  const set = (reason: Reason, holds: boolean) => (holds ? hold(reason) : release(reason))
  const on = (name: string, then: (event: Event) => void) => root.addEventListener(name, then, { signal })

  button.addEventListener(
    'click',
    (event) => {
      if (isSameToggle(toggledAt, event.timeStamp)) return
      toggledAt = event.timeStamp
      if (reasons.has('end')) again()
      // Anybody who asks it to go on means now, though pointer and focus are on the button.
      if (reasons.has('user') || reasons.has('end')) release('user', 'end', 'hover', 'focus')
      else hold('user')
    },
    { signal },
  )
  if (pauseOnHover) {
    on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && hold('hover'))
    on('pointerleave', () => release('hover'))
  }
  // A press with the mouse is no stay.
  on('focusin', ({ target }) => (target as Element).matches(':focus-visible') && hold('focus'))
  on('focusout', (event) => root.contains((event as FocusEvent).relatedTarget as Node | null) || release('focus'))
  const followTab = () => set('hidden', document.hidden)
  document.addEventListener('visibilitychange', followTab, { signal })
  const seen = new IntersectionObserver(
    (entries) => set('offscreen', (entries.at(-1)?.intersectionRatio ?? 0) < SEEN_SHARE),
    { threshold: SEEN_SHARE },
  )
  seen.observe(root)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    reasons.clear()
    reasons.add('offscreen')
    update()
    delete root.dataset.pausedBy
  })
  followTab()
  return { hold, release }
}
