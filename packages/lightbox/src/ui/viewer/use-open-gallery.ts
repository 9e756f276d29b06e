import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FullscreenRef, SlideshowRef, ZoomRef } from 'yet-another-react-lightbox'
import { SPEEDS, TIMES } from '../../core/motion.ts'
import type { LightboxSettings } from '../../core/settings.ts'
import type { Gallery } from './context.ts'
import { animateFromThumbnail } from './growth.ts'
import type { Item } from './item.ts'

/** A gallery that is open. */
interface OpenGallery {
  /** State that its parts share. */
  readonly gallery: Gallery
  readonly refs: {
    readonly slideshow: { current: SlideshowRef | null }
    readonly zoom: { current: ZoomRef | null }
    readonly fullscreen: { current: FullscreenRef | null }
  }
  readonly reducesMotion: boolean
  /** Lets the item that is shown shrink into its thumbnail, or fade where it has none. */
  shrink(): void
}

/** @param index Of the item that is shown. */
export function useOpenGallery(
  items: readonly Item[],
  index: number,
  settings: LightboxSettings,
  videoTexts: Gallery['videoTexts'],
): OpenGallery {
  const slideshow = useRef<SlideshowRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const fullscreen = useRef<FullscreenRef>(null)
  const [attempts, setAttempts] = useState<Gallery['attempts']>({})
  const [isDrawn, setIsDrawn] = useState(false)
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const showMs = reducesMotion ? TIMES.reduced : SPEEDS[settings.speed]
  const gallery = useMemo<Gallery>(
    () => ({
      settings,
      videoTexts,
      items,
      attempts,
      retry: (place) => setAttempts((before) => ({ ...before, [place]: (before[place] ?? 0) + 1 })),
      showMs,
      onDrawn: () => setIsDrawn(true),
      slideshow,
      zoom,
      fullscreen,
    }),
    [settings, videoTexts, items, attempts, showMs],
  )
  const shown = items[index]
  useLayoutEffect(() => {
    if (!isDrawn) return
    // Its thumbnail is what has grown: it is not seen twice.
    shown?.link.toggleAttribute('data-lightbox-shown', true)
    return () => shown?.link.removeAttribute('data-lightbox-shown')
  }, [shown, isDrawn])
  return {
    gallery,
    refs: { slideshow, zoom, fullscreen },
    reducesMotion,
    shrink() {
      const element = document.querySelector<HTMLElement>('[data-lightbox-root] [data-offset="0"] .lightbox__item')
      const isShrinking = shown && element && animateFromThumbnail(element, shown, 'shrink', showMs)
      if (!isShrinking) element?.toggleAttribute('data-fading', true)
    },
  }
}
