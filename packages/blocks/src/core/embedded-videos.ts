import { parseVideoAddress, type VideoProvider } from '@vitrine/kit/core'

/** Attributes by which an editor's HTML names a film that becomes a player. */
export const VIDEO_ATTRIBUTES = [
  'data-vimeo-id',
  'data-vimeo-url',
  'data-youtube-id',
  'data-video-src',
  'data-video-title',
  'data-video-autoplay',
  'data-video-loop',
  'data-video-muted',
] as const

/** Videos in an editor's HTML. */
export interface EmbeddedVideos {
  readonly hasVideos: boolean
  readonly providers: readonly VideoProvider[]
}

/** @param html Cleaned, with its attributes in double quotes. */
export function embeddedVideos(html: string): EmbeddedVideos {
  const marks = [...html.matchAll(/\sdata-(vimeo-id|vimeo-url|youtube-id|video-src)="([^"]*)"/g)]
  const providers = marks.flatMap(([, name = '', address = '']) => {
    if (name.startsWith('vimeo')) return ['vimeo' as const]
    if (name === 'youtube-id') return ['youtube' as const]
    return parseVideoAddress(address)?.provider ?? []
  })
  return { hasVideos: marks.length > 0, providers: [...new Set(providers)] }
}
