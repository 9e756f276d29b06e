import { useGallery } from './context.ts'
import { useRoot } from './use-root.ts'

/** The image under the mouse is larger, around the mouse. */
export function useHoverZoom(): void {
  const { settings, zoom } = useGallery()
  useRoot((root, signal) => {
    if (settings.hoverZoom === 1) return
    let enlarged: HTMLElement | undefined
    const reset = () => enlarged?.style.removeProperty('scale')
    const follow = ({ target, pointerType, buttons, offsetX, offsetY }: PointerEvent) => {
      const image = (target as Element).closest<HTMLElement>('[data-offset="0"] .yarl__slide_image')
      if (image !== enlarged) reset()
      enlarged = image ?? undefined
      if (!image || pointerType !== 'mouse' || buttons > 0 || (zoom.current?.zoom ?? 1) > 1) {
        reset()
        return
      }
      const [x, y] = [offsetX / image.offsetWidth, offsetY / image.offsetHeight]
      image.style.transformOrigin = `${x * 100}% ${y * 100}%`
      image.style.scale = String(settings.hoverZoom)
    }
    root.addEventListener('pointermove', follow, { signal, passive: true })
    root.addEventListener('pointerleave', reset, { signal })
  })
}
