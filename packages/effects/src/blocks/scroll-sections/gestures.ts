import { SWIPE_PX } from '../../core/scroll-sections.ts'

/** Keys that step, and which way. */
const STEPS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, ArrowDown: 1, ' ': 1, PageUp: -1, ArrowUp: -1 }

/** Elements that handle the stepping keys themselves. */
const HANDLES_STEP_KEYS =
  'input, textarea, select, button, summary, audio, video, [contenteditable], [role="slider"], [role="tab"]'

/** Receives gestures. */
export interface GestureListener {
  isActive(): boolean
  /** A wheel turns, or a key is pressed, that may scroll the page. */
  begin(): void
  /** True while the wheel still turns from the gesture of the last step. */
  isRolling(): boolean
  /** @returns False where there is no panel to step to. */
  step(direction: 1 | -1): boolean
  /** Tab is about to move the focus. */
  tab(): void
}

export function listenForWheel(listener: GestureListener, signal: AbortSignal): void {
  addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.deltaY === 0) return
      listener.begin()
      if (listener.isActive() && (listener.isRolling() || listener.step(event.deltaY > 0 ? 1 : -1)))
        event.preventDefault()
    },
    { signal, passive: false },
  )
}

/** @param pinned What fills the window. */
export function listenForSwipes(pinned: HTMLElement, listener: GestureListener, signal: AbortSignal): void {
  let from: number | undefined
  pinned.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' && event.isPrimary) from = event.clientY
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (from === undefined || event.pointerType !== 'touch') return
      const way = from - event.clientY
      from = undefined
      if (!listener.isActive() || Math.abs(way) < SWIPE_PX) return
      const direction = way > 0 ? 1 : -1
      // Here the browser does not scroll by touch, so at the ends the page is moved on for it.
      if (!listener.step(direction)) scrollBy({ top: direction * innerHeight, behavior: 'smooth' })
    },
    { signal },
  )
}

export function listenForKeys(listener: GestureListener, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      const { key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (key === 'Tab' && listener.isActive()) return listener.tab()
      const direction = key === ' ' && event.shiftKey ? -1 : STEPS[key]
      if (direction === undefined || (event.target instanceof Element && event.target.closest(HANDLES_STEP_KEYS)))
        return
      listener.begin()
      if (listener.isActive() && (event.repeat || listener.step(direction))) event.preventDefault()
    },
    { signal },
  )
}
