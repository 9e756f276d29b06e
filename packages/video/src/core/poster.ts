import type { Image } from '@vitrine/content/core'
import { type ProviderVideo, parseVideoAddress, watchAddress } from '@vitrine/kit/core'

/** Widths in which the server keeps the image of a provider's video, in pixels. */
export const POSTER_WIDTHS = [480, 960, 1280] as const

export type PosterWidth = (typeof POSTER_WIDTHS)[number]

/** Below it the site answers with images of videos that lie at a provider. */
export const POSTER_ROOT = '/video/posters/'

/** Address of a video's image at this site: `/video/posters/vimeo/76979871/960.webp?h=8272103f6e`. */
export function posterAddress({ provider, id, hash }: ProviderVideo, width: PosterWidth): string {
  return `${POSTER_ROOT}${provider}/${id}/${width}.webp${hash ? `?h=${hash}` : ''}`
}

/** Request for a poster. */
export interface AskedPoster {
  readonly video: ProviderVideo
  readonly width: PosterWidth
}

/** Reads the parts of such an address. Undefined for one that {@link posterAddress} does not make. */
export function parsePoster(parts: {
  readonly provider: string
  readonly id: string
  readonly file: string
  readonly hash: unknown
}): AskedPoster | undefined {
  const width = POSTER_WIDTHS.find((known) => parts.file === `${known}.webp`)
  if (width === undefined || (parts.provider !== 'youtube' && parts.provider !== 'vimeo')) return undefined
  const hash = typeof parts.hash === 'string' ? { hash: parts.hash } : {}
  // The one reader of such addresses decides what a name of a video may be.
  const video = parseVideoAddress(watchAddress({ provider: parts.provider, id: parts.id, ...hash }))
  return video?.provider === parts.provider && video.id === parts.id ? { video, width } : undefined
}

/** Poster of a provider's video, served by this site: 16:9, and decorative, since its button has the title. */
export function posterOf(video: ProviderVideo): Image {
  const sources = POSTER_WIDTHS.map((width) => ({
    url: posterAddress(video, width),
    width,
    height: (width * 9) / 16,
    type: 'image/webp',
  }))
  const [, middle = sources[0]] = sources
  return { alt: '', fallback: middle as (typeof sources)[number], sources, focalPoint: { x: 50, y: 50 } }
}
