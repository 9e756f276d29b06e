import type { PlaceVideo } from './place-video.ts'

/** Part of a place that has to be in the window before its video starts by itself. */
const SEEN_SHARE = 0.5

/**
 * Pauses a video whose place is no longer rendered, as in a tab or a window that closes. Plays one with autoplay while
 * it is in the window, until the visitor pauses it.
 *
 * @param options.element Emits the events of the video.
 */
export function followView(
  place: HTMLElement,
  video: PlaceVideo,
  options: { readonly element: HTMLElement; readonly autoplay: boolean },
  signal: AbortSignal,
): void {
  const { element, autoplay } = options
  let inView = false
  let stopped = false
  const isWanted = () => autoplay && inView && !document.hidden
  const update = () => {
    if (isWanted() && !stopped && mayStart()) video.playMuted()
    else if (autoplay && !isWanted()) video.pause()
  }
  const seen = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (!last) return
      if (!last.isIntersecting && !place.checkVisibility()) video.pause()
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
  // Anybody who paused it while it could be seen meant it.
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
