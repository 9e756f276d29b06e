import { record, text, within } from '@vitrine/content/core'
import type { VideoProvider } from '@vitrine/kit/core'
import { isPictureAddress, type OembedEndpoint } from './endpoints.ts'

/** What a provider tells of a video. */
export interface VideoMetadata {
  readonly title: string
  readonly author: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Addresses of its picture, the largest first; all at the provider's hosts. */
  readonly thumbnails: readonly string[]
}

/** Characters of a title or a name that are kept. */
const MAX_WORDS = 300

/** What a video measures when its provider does not say, and bounds of what is believed. */
const SIZE = { min: 1, max: 10_000, width: 1280, height: 720 }

/** Reads a reply of oEmbed. Undefined for one that tells of no video. */
export function parseOembed(raw: unknown, provider: VideoProvider, from: OembedEndpoint): VideoMetadata | undefined {
  const { type, title, author_name, width, height, thumbnail_url } = record(raw)
  if (type !== 'video') return undefined
  const picture = text(thumbnail_url) ?? ''
  return {
    title: (text(title) ?? '').slice(0, MAX_WORDS),
    author: (text(author_name) ?? '').slice(0, MAX_WORDS),
    width: within(width, SIZE) ?? SIZE.width,
    height: within(height, SIZE) ?? SIZE.height,
    thumbnails: [...largerOf(picture, provider), picture].filter((address) => isPictureAddress(address, from)),
  }
}

/** YouTube names a small picture with black bars; most videos have a large one without, by another name. */
function largerOf(picture: string, provider: VideoProvider): readonly string[] {
  const larger = picture.replace(/\/[a-z]{0,3}default(?=\.jpg(?:$|\?))/, '/maxresdefault')
  return provider === 'youtube' && larger !== picture ? [larger] : []
}
