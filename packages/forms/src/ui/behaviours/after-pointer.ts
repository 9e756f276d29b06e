/**
 * Runs what moves the page only while no pointer is pressed. A field that is left by pressing a button would otherwise
 * move the button away before it is released, and the click would be lost.
 *
 * @returns Runs something now, or once the pointer was released and its click heard; what waits can be dropped.
 */
export function afterPointer(signal: AbortSignal): {
  readonly run: (then: () => void) => void
  readonly drop: () => void
} {
  let isPressed = false
  let waiting: (() => void) | undefined
  const release = () => {
    isPressed = false
    // The click comes after the release, in the same task.
    setTimeout(() => {
      const then = waiting
      waiting = undefined
      then?.()
    })
  }
  const options = { signal, capture: true }
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true
    },
    options,
  )
  for (const name of ['pointerup', 'pointercancel'] as const) document.addEventListener(name, release, options)
  return {
    run(then) {
      if (isPressed) waiting = then
      else then()
    },
    drop() {
      waiting = undefined
    },
  }
}
