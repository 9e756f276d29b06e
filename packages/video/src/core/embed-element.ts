import { parseVideoAddress, VIDEO_PROVIDERS } from '@vitrine/kit/core'
import type { PlayerOptions, PlayerSource } from './player-source.ts'
import { typeOf } from './source-to-load.ts'

/** Selector of elements that become a player. */
export const EMBED_SELECTOR = '[data-vimeo-id], [data-vimeo-url], [data-youtube-id], [data-video-src]'

/** Attributes of an element as `dataset` gives them. */
export type EmbedData = Readonly<Record<string, string | undefined>>

/**
 * Reads an element that an editor marked by hand.
 *
 * @param data `vimeoId` or `vimeoUrl` or `youtubeId` (id or address) or `videoSrc` (an address of the site's own, or of a
 * provider); `videoTitle`, `videoMuted`, `videoLoop`, `videoAutoplay`, each true when present and not `0` or `false`.
 * @throws TypeError when it names no video.
 */
export function parseEmbed(data: EmbedData): { readonly source: PlayerSource; readonly options: PlayerOptions } {
  const source = sourceOf(data)
  const muted = isOn(data.videoMuted ?? data.vimeoMuted)
  const autoplay = isOn(data.videoAutoplay ?? data.vimeoAutoplay)
  return {
    source,
    options: {
      // A frame without a name is a riddle to who cannot see it.
      title: data.videoTitle ?? (source.kind === 'provider' ? VIDEO_PROVIDERS[source.provider] : ''),
      // Browsers let no video with sound start by itself.
      muted: muted || autoplay,
      autoplay,
      loop: isOn(data.videoLoop ?? data.vimeoLoop),
      controls: true,
      autopause: true,
    },
  }
}

function sourceOf({ vimeoId, vimeoUrl, youtubeId, videoSrc }: EmbedData): PlayerSource {
  if (vimeoId !== undefined && /^\d+$/.test(vimeoId)) return { kind: 'provider', provider: 'vimeo', id: vimeoId }
  if (youtubeId !== undefined && /^[\w-]{6,20}$/.test(youtubeId))
    return { kind: 'provider', provider: 'youtube', id: youtubeId }
  const address = vimeoUrl ?? vimeoId ?? youtubeId ?? videoSrc ?? ''
  const video = parseVideoAddress(address)
  const wanted = videoSrc === undefined ? (youtubeId === undefined ? 'vimeo' : 'youtube') : undefined
  if (video && (wanted ?? video.provider) === video.provider) return { kind: 'provider', ...video }
  if (wanted === 'vimeo') throw new TypeError(`“${address}” is not a vimeo.com url.`)
  if (wanted === 'youtube') throw new TypeError(`“${address}” is not a youtube.com url.`)
  if (address.trim() === '') throw new TypeError('There is no address of a film.')
  return { kind: 'file', files: [{ url: address, type: typeOf(address) }] }
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false'
}
