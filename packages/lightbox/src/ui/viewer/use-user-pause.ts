import { useGallery } from './context.ts'
import { useRoot } from './use-root.ts'

/** Keys by which a visitor moves to another item. */
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/** A slideshow stops when the visitor moves by hand. */
export function useUserPause(): void {
  const { slideshow } = useGallery()
  useRoot((root, signal) => {
    const pause = () => slideshow.current?.playing && slideshow.current.pause()
    const options = { capture: true, passive: true, signal }
    root.addEventListener('wheel', pause, options)
    root.addEventListener('keydown', ({ key }) => MOVES.includes(key) && pause(), options)
    root.addEventListener(
      'pointerdown',
      ({ target }) => (target as Element).closest('.yarl__toolbar') || pause(),
      options,
    )
    // What a screen reader presses has no pointer.
    root.addEventListener(
      'click',
      ({ target }) =>
        (target as Element).closest('.yarl__navigation_prev, .yarl__navigation_next, .yarl__thumbnails_thumbnail') &&
        pause(),
      options,
    )
  })
}
