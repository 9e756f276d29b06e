import { echoesTouch, HOVER_INTERVAL_MS, type Point, rests } from '../core/hover-intent.ts'

/**
 * Tells when a pointer comes to rest on an element, and when it leaves. Touches and their echoes are not heard.
 *
 * @param handlers.rest Called once per visit, from 100 ms after the pointer came.
 */
export function onHoverIntent(
  element: HTMLElement,
  handlers: { readonly rest: () => void; readonly leave: () => void },
  signal: AbortSignal,
): void {
  let touchedAt = Number.NEGATIVE_INFINITY
  let comparing: ReturnType<typeof setInterval> | undefined
  let now: Point = { x: 0, y: 0 }

  const stop = () => clearInterval(comparing)
  const isHover = (event: PointerEvent) => event.pointerType !== 'touch' && !echoesTouch(touchedAt, performance.now())
  const track = (event: PointerEvent) => {
    now = { x: event.clientX, y: event.clientY }
  }
  const touch = (event: PointerEvent) => {
    if (event.pointerType === 'touch') touchedAt = performance.now()
  }

  element.addEventListener('pointerdown', touch, { signal })
  // Whoever presses has decided; the same pointer that then rests must not undo it.
  element.addEventListener('pointerdown', stop, { signal })
  element.addEventListener('pointerup', touch, { signal })
  element.addEventListener('pointermove', track, { signal })
  element.addEventListener(
    'pointerenter',
    (event) => {
      if (!isHover(event)) return
      track(event)
      let before = now
      stop()
      comparing = setInterval(() => {
        if (rests(before, now)) {
          stop()
          handlers.rest()
        }
        before = now
      }, HOVER_INTERVAL_MS)
    },
    { signal },
  )
  element.addEventListener(
    'pointerleave',
    (event) => {
      stop()
      if (isHover(event)) handlers.leave()
    },
    { signal },
  )
  signal.addEventListener('abort', stop)
}
