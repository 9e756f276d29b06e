const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** Calls once nobody is typing and no other window is open. */
export function whenFree(signal: AbortSignal, then: () => void): void {
  const look = () => {
    if (document.activeElement?.matches(TYPED_INTO) || document.querySelector('dialog:modal')) return
    stop.abort()
    then()
  }
  const stop = new AbortController()
  const options = { signal: AbortSignal.any([signal, stop.signal]), capture: true }
  // The focus moves after the event that says so.
  document.addEventListener('focusout', () => queueMicrotask(look), options)
  document.addEventListener('close', look, options)
  look()
}

/** @param percent Of the way that the page can be scrolled. */
export function whenScrolled(percent: number, signal: AbortSignal, then: () => void): void {
  const stop = new AbortController()
  const look = () => {
    const way = document.documentElement.scrollHeight - innerHeight
    if (way <= 0 || (scrollY / way) * 100 < percent) return
    stop.abort()
    then()
  }
  window.addEventListener('scroll', look, { passive: true, signal: AbortSignal.any([signal, stop.signal]) })
  look()
}

/** Calls when the pointer leaves the window at its top, on the way to the address bar or the close button. */
export function whenLeaving(signal: AbortSignal, then: () => void): void {
  const stop = new AbortController()
  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientY }) => {
      if (clientY > 0) return
      stop.abort()
      then()
    },
    { signal: AbortSignal.any([signal, stop.signal]) },
  )
}
