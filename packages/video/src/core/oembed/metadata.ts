import { record, text, within } from '@vitrine/content/core'
import type { VideoProvider } from '@vitrine/kit/core'
import { isImageAddress, type OembedEndpoint } from './endpoints.ts'

/** Description of a video by its provider. */
export interface VideoMetadata {
  readonly title: string
  readonly author: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Addresses of its image, the largest first; all at the provider's hosts. */
  readonly thumbnails: readonly string[]
}

/** Characters of a title or a name; the rest is cut off. */
const MAX_WORDS = 300

/** Size of a video whose provider gives none, and bounds of sizes that are accepted. Pixels. */
const SIZE = { min: 1, max: 10_000, width: 1280, height: 720 }

/** Parses an oEmbed reply. Undefined if it describes no video. */
export function parseOembed(raw: unknown, provider: VideoProvider, from: OembedEndpoint): VideoMetadata | undefined {
  const { type, title, author_name, width, height, thumbnail_url } = record(raw)
  if (type !== 'video') return undefined
  const thumbnail = text(thumbnail_url) ?? ''
  return {
    title: (text(title) ?? '').slice(0, MAX_WORDS),
    author: (text(author_name) ?? '').slice(0, MAX_WORDS),
    width: within(width, SIZE) ?? SIZE.width,
    height: within(height, SIZE) ?? SIZE.height,
    thumbnails: [...largerOf(thumbnail, provider), thumbnail].filter((address) => isImageAddress(address, from)),
  }
}

/** YouTube names a small image with black bars; most videos have a large one without, by another name. */
function largerOf(thumbnail: string, provider: VideoProvider): readonly string[] {
  const larger = thumbnail.replace(/\/[a-z]{0,3}default(?=\.jpg(?:$|\?))/, '/maxresdefault')
  return provider === 'youtube' && larger !== thumbnail ? [larger] : []
}
