import { createContext, useContext } from 'react'
import type { FullscreenRef, SlideshowRef, ZoomRef } from 'yet-another-react-lightbox'
import type { LightboxProps, LightboxSettings } from '../../core/settings.ts'
import type { Item } from './item.ts'

/** State that the parts of an open gallery share. */
export interface Gallery {
  readonly settings: LightboxSettings
  readonly videoTexts: LightboxProps['videoTexts']
  readonly items: readonly Item[]
  /** Places of images that are to be loaded again, and how often that was asked for. */
  readonly attempts: Readonly<Record<number, number>>
  readonly retry: (index: number) => void
  /** Milliseconds that showing and hiding take, for this visitor. */
  readonly showMs: number
  /** Called when the first item covers its thumbnail. */
  readonly onDrawn: () => void
  readonly slideshow: { readonly current: SlideshowRef | null }
  readonly fullscreen: { readonly current: FullscreenRef | null }
  readonly zoom: { readonly current: ZoomRef | null }
}

export const GalleryContext = createContext<Gallery | null>(null)

export function useGallery(): Gallery {
  const gallery = useContext(GalleryContext)
  if (!gallery) throw new Error('A part of the lightbox stands outside of it.')
  return gallery
}
