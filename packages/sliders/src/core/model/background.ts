import { choice, given, type Image, record, text, within } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { type Color, type Gradient, parseColor, parseGradient } from './paint.ts'
import { parseVideoSource, type VideoSource } from './video-source.ts'

export const FITS = ['cover', 'contain'] as const

/** Background of a slide. */
export type Background =
  | {
      readonly kind: 'image'
      /** Its `alt` is empty where the image is decoration. */
      readonly image: Image
      readonly fit: (typeof FITS)[number]
    }
  | {
      readonly kind: 'video'
      readonly source: VideoSource
      readonly poster?: Image
      readonly fit: (typeof FITS)[number]
      /** True if it starts again at its end; its slider waits all the while. */
      readonly loop: boolean
      readonly muted: boolean
      /** True if it plays when its slide is shown. Specification, section 4. */
      readonly autoplay: boolean
      /** True if the next slide comes when it has ended. */
      readonly nextAtEnd: boolean
    }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'gradient'; readonly gradient: Gradient }
  | { readonly kind: 'transparent' }

/** A slow move over the image. Percent of its size; degrees. */
export interface PanZoom {
  readonly from: PanZoomState
  readonly to: PanZoomState
  /** Milliseconds. */
  readonly duration: number
}

export interface PanZoomState {
  /** Percent, 100 or more: the image always covers its slide. */
  readonly scale: number
  /** Percent of the image, no more than half of what `scale` adds. */
  readonly x: number
  readonly y: number
}

/** Milliseconds, and percent. */
export const PAN_ZOOM = { duration: 10_000, minDuration: 500, maxDuration: 120_000, maxScale: 400 } as const

/** Reads the group `background` of a stored slide. */
export function parseBackground(raw: unknown, parse: ParseContext): Background {
  const stored = record(raw)
  const fit = choice(stored.fit, FITS)
  switch (stored.kind) {
    case 'image': {
      const image = parse.image(stored.image)
      if (!image) return { kind: 'transparent' }
      return { kind: 'image', image: { ...image, alt: text(stored.alt) ?? '' }, fit }
    }
    case 'video': {
      const source = parseVideoSource(stored)
      const poster = parse.image(stored.image)
      if (!source) return poster ? { kind: 'image', image: { ...poster, alt: '' }, fit } : { kind: 'transparent' }
      return {
        kind: 'video',
        source,
        fit,
        loop: stored.loop !== false,
        muted: stored.muted !== false,
        autoplay: stored.autoplay !== false,
        nextAtEnd: stored.nextAtEnd === true,
        ...given({ poster: poster && { ...poster, alt: '' } }),
      }
    }
    case 'color': {
      const color = parseColor(stored.color)
      return color ? { kind: 'color', color } : { kind: 'transparent' }
    }
    case 'gradient': {
      const gradient = parseGradient(stored.gradient)
      return gradient ? { kind: 'gradient', gradient } : { kind: 'transparent' }
    }
    default:
      return { kind: 'transparent' }
  }
}

/** Reads the group `panZoom` of a stored slide. Undefined: it is off. */
export function parsePanZoom(raw: unknown): PanZoom | undefined {
  const stored = record(raw)
  if (stored.on !== true) return undefined
  const { duration, minDuration: min, maxDuration: max } = PAN_ZOOM
  return {
    from: stateOf(stored.from, 100),
    to: stateOf(stored.to, 120),
    duration: within(stored.duration, { min, max }) ?? duration,
  }
}

/** No edge of the image may show at any moment, so it moves no further than its own surplus. */
function stateOf(raw: unknown, initialScale: number): PanZoomState {
  const { scale, x, y } = record(raw)
  const size = within(scale, { min: 100, max: PAN_ZOOM.maxScale }) ?? initialScale
  const most = ((size - 100) / 2 / size) * 100
  const clamp = (value: unknown) => Math.max(-most, Math.min(most, typeof value === 'number' ? value : 0))
  return { scale: size, x: clamp(x), y: clamp(y) }
}
