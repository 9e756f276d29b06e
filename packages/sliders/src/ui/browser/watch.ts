import type { Flow } from '../../core/model/flow.ts'
import type { Autoplay } from './autoplay.ts'
import type { Parts } from './parts.ts'

/** Shares of a slider at which the browser tells how much of it is in the window: one may be many windows high. */
const SHARES = Array.from({ length: 101 }, (_, percent) => percent / 100)

/** Share of a slider in view, from 0 to 1: one that is higher than the window counts as 1 when it fills that. */
function shareInView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): number {
  return Math.max(intersectionRatio, intersectionRect.height / (rootBounds?.height ?? Number.POSITIVE_INFINITY))
}

/** Looks out for reasons to pause: pointer, focus, the window and the visitor's wish for stillness. */
export function watch({ root, pause }: Parts, flow: Flow, autoplay: Autoplay, signal: AbortSignal): void {
  const set = (reason: Parameters<Autoplay['hold']>[0], holds: boolean) =>
    holds ? autoplay.hold(reason) : autoplay.release(reason)
  // The button that starts it again is no reason to keep still.
  const isPause = (target: EventTarget | null) => pause?.contains(target as Node) === true

  if (flow.pauseOnHover) {
    root.addEventListener(
      'pointerover',
      ({ pointerType, target }) => pointerType !== 'touch' && set('hover', !isPause(target)),
      { signal },
    )
    root.addEventListener('pointerleave', () => set('hover', false), { signal })
    // A finger on the slides is a pointer over them.
    root.addEventListener(
      'pointerdown',
      ({ pointerType, target }) => pointerType === 'touch' && set('hover', !isPause(target)),
      { signal },
    )
    for (const name of ['pointerup', 'pointercancel'] as const) {
      addEventListener(name, ({ pointerType }) => pointerType === 'touch' && set('hover', false), { signal })
    }
  }
  if (flow.pauseOnFocus) {
    root.addEventListener(
      'focusin',
      ({ target }) => set('focus', !isPause(target) && (target as Element).matches(':focus-visible')),
      { signal },
    )
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!root.contains(relatedTarget as Node)) set('focus', false)
      },
      { signal },
    )
  }
  const look = () => set('hidden', document.hidden)
  document.addEventListener('visibilitychange', look, { signal })
  look()

  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const still = () => set('motion', stillness.matches)
  stillness.addEventListener('change', still, { signal })
  still()

  let waits = flow.waitForView
  const seen = new IntersectionObserver(
    (entries) => {
      // A busy browser tells several at once, the oldest first.
      if (waits !== undefined && Math.max(...entries.map(shareInView)) >= waits) waits = undefined
      set('offscreen', waits !== undefined || entries.at(-1)?.isIntersecting !== true)
    },
    { threshold: waits === undefined ? 0 : [...SHARES, waits] },
  )
  seen.observe(root)
  signal.addEventListener('abort', () => seen.disconnect())
}
