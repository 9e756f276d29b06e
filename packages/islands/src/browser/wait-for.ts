import type { Moment } from '../core/moment.ts'

/** Events that wake an island that waits for an interaction. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit'] as const

/** Signs that somebody is there. */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'hashchange'] as const

/** Distance from the window, in pixels, at which an element counts as visible: time to load before it is seen. */
const VISIBLE_MARGIN_PX = 200

/**
 * Waits for the moment of an element.
 *
 * @returns The interaction that came first, or undefined for other moments. Never settles once `signal` is aborted.
 */
export function waitFor(moment: Moment, element: HTMLElement, signal: AbortSignal): Promise<Event | undefined> {
  return new Promise((resolve) => {
    const now = () => resolve(undefined)
    if (typeof moment === 'object') return whenMatching(matchMedia(moment.media), now, signal)
    if (moment === 'interaction') return whenTouched(element, resolve, signal)
    if (moment === 'attention') return whenAttended(now, signal)
    if (moment === 'visible') return whenVisible(element, now, signal)
    if (moment === 'idle') return whenIdle(now)
    now()
  })
}

function whenMatching(query: MediaQueryList, then: () => void, signal: AbortSignal): void {
  if (query.matches) then()
  else query.addEventListener('change', (event) => event.matches && then(), { signal })
}

function whenTouched(element: HTMLElement, then: (event: Event) => void, signal: AbortSignal): void {
  for (const name of INTERACTIONS) element.addEventListener(name, then, { signal, once: true, capture: true })
}

function whenAttended(then: () => void, signal: AbortSignal): void {
  // Somebody who asked for a place of the page, or comes back to one, is there already.
  if (location.hash) {
    then()
    return
  }
  for (const name of SIGNS) addEventListener(name, then, { signal, once: true, capture: true, passive: true })
  whenMoved(then, signal)
  // Tells the first sizes when the page has been laid out: asked before, the browser would have to do that at once.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (scrollY > 0) then()
  })
  laidOut.observe(document.documentElement)
  signal.addEventListener('abort', () => laidOut.disconnect())
}

/** Leaves out a pointer that lies still: browsers report it where the page comes to lie below it. */
function whenMoved(then: () => void, signal: AbortSignal): void {
  let first: PointerEvent | undefined
  const look = (event: PointerEvent) => {
    first ??= event
    if (event.clientX === first.clientX && event.clientY === first.clientY) return
    removeEventListener('pointermove', look, true)
    then()
  }
  addEventListener('pointermove', look, { signal, capture: true, passive: true })
}

function whenVisible(element: HTMLElement, then: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: `${VISIBLE_MARGIN_PX}px` },
  )
  // The custom element has no box of its own (display: contents): its content is what can be seen.
  for (const child of element.children) observer.observe(child)
  signal.addEventListener('abort', () => observer.disconnect())
}

function whenIdle(then: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then, 1)
}
