import type { CSSProperties } from 'react'
import type { Slide } from 'yet-another-react-lightbox'
import { SCALE } from '../../core/motion.ts'
import type { Item } from './item.ts'

/** A slide and what it was made from. */
declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    readonly place: number
  }
  interface SlideTypes {
    content: { readonly type: 'content'; readonly place: number }
  }
}

/** @param attempt How often an image that failed was asked for again. */
export function slideOf(
  { kind, address, alt, size, sources }: Item,
  place: number,
  attempt: number | undefined,
): Slide {
  if (kind.kind !== 'picture') return { type: 'content', place }
  return {
    place,
    // A fragment makes it another address for the browser's memory, and the same for the server.
    src: attempt ? `${address}#${attempt}` : address,
    alt,
    ...size,
    srcSet: sources.map((source) => (attempt ? { ...source, src: `${source.src}#${attempt}` } : source)),
  }
}

/** Images of any size fit the window, down to a scale at which nothing would be seen of them. */
export function imageProps(slide: Slide): { style: CSSProperties } {
  const { width = 0, height = 0 } = slide.type === 'content' ? {} : slide
  return { style: { minWidth: width * SCALE.min, minHeight: height * SCALE.min } }
}
