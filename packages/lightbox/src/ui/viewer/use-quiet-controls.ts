import { CONTROLS_HIDE_MS } from '../../core/motion.ts'
import { useRoot } from './use-root.ts'

const CONTROLS = '.yarl__toolbar, .yarl__navigation_prev, .yarl__navigation_next, .yarl__thumbnails_container'

/**
 * The controls leave when the mouse rests, and come back with it. They stay for fingers, for who uses the keyboard in
 * them, and under the mouse.
 */
export function useQuietControls(): void {
  useRoot((root, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isUsed = () =>
      root.querySelector(`:is(${CONTROLS}):is(:hover, :has(:focus-visible), :focus-visible)`) !== null
    const rest = () => {
      if (isUsed()) wait()
      else root.dataset.quiet = ''
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, CONTROLS_HIDE_MS)
    }
    const wake = (event?: Event) => {
      delete root.dataset.quiet
      clearTimeout(timer)
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') wait()
    }
    for (const name of ['pointermove', 'pointerdown', 'focusin', 'keydown']) {
      root.addEventListener(name, wake, { signal, passive: true })
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    if (matchMedia('(hover: hover)').matches) wake()
  })
}
