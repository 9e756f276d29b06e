import { useController, useEventCallback, useLightboxState } from 'yet-another-react-lightbox'
import { useGallery } from './context.ts'
import { useRoot } from './use-root.ts'

/** Elements that handle keys themselves. */
const OWN_KEYS = 'input, textarea, select, video, audio, iframe, [contenteditable], [data-scrolls]'

/** Keys that the library does not know: up, down, Home, End, Shift+Enter and the space bar. */
export function useKeys(): void {
  const { zoom, slideshow, fullscreen } = useGallery()
  const { prev, next } = useController()
  const { currentIndex, slides } = useLightboxState()
  const isZoomed = () => (zoom.current?.zoom ?? 1) > 1
  const handle = useEventCallback((event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS)) return
    const last = slides.length - 1
    const does: Record<string, (() => void) | undefined> = {
      ArrowUp: isZoomed() || currentIndex === 0 ? undefined : () => prev(),
      ArrowDown: isZoomed() || currentIndex === last ? undefined : () => next(),
      Home: currentIndex === 0 ? undefined : () => prev({ count: currentIndex }),
      End: currentIndex === last ? undefined : () => next({ count: last - currentIndex }),
      Enter: event.shiftKey
        ? () => (fullscreen.current?.fullscreen ? fullscreen.current.exit() : fullscreen.current?.enter())
        : undefined,
      // On a button or link it presses that.
      ' ': target.closest('button, a')
        ? undefined
        : () => (slideshow.current?.playing ? slideshow.current.pause() : slideshow.current?.play()),
    }
    const action = does[event.key]
    if (!action || (event.shiftKey && event.key !== 'Enter')) return
    event.preventDefault()
    action()
  })
  useRoot((root, signal) => root.addEventListener('keydown', handle, { signal }))
}
