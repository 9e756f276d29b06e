import type { Film } from './film.ts'

/** Part of a place that has to be in the window before its film starts by itself. */
const SEEN_SHARE = 0.5

/**
 * Pauses a film whose place is no longer shown, as in a tab or a window that closes, and plays one that starts by itself
 * while it is in the window, until the visitor stops it.
 *
 * @param options.element Tells of the film.
 */
export function followView(
  place: HTMLElement,
  film: Film,
  options: { readonly element: HTMLElement; readonly autoplay: boolean },
  signal: AbortSignal,
): void {
  const { element, autoplay } = options
  let inView = false
  let stopped = false
  const isWanted = () => autoplay && inView && !document.hidden
  const update = () => {
    if (isWanted() && !stopped && mayStart()) film.playQuietly()
    else if (autoplay && !isWanted()) film.pause()
  }
  const seen = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (!last) return
      if (!last.isIntersecting && !place.checkVisibility()) film.pause()
      const wasInView = inView
      inView = last.intersectionRatio >= SEEN_SHARE
      if (inView !== wasInView) update()
    },
    { threshold: [0, SEEN_SHARE] },
  )
  seen.observe(place)
  signal.addEventListener('abort', () => seen.disconnect())
  if (!autoplay) return
  const on = (name: string, then: () => void) => element.addEventListener(name, then, { signal })
  // Whoever paused it while it could be seen meant it.
  on('vitrine:video:paused', () => (stopped ||= isWanted()))
  on('vitrine:video:ended', () => (stopped = true))
  on('vitrine:video:playing', () => (stopped = false))
  document.addEventListener('visibilitychange', update, { signal })
}

/** Not for those who asked for less motion or less data. */
function mayStart(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
}
