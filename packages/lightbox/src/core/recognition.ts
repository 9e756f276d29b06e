import { record, text } from '@vitrine/content/core'
import { parseVideoAddress, type VideoProvider, watchAddress } from '@vitrine/kit/core'

/** Path at which our server recognises an address: `?url=…`. */
export const RECOGNITION_PATH = '/lightbox/recognition'

/** Longest address that is looked up, in characters. */
const MAX_ADDRESS_LENGTH = 2000

/** Video that an address leads to. */
export interface Recognition {
  readonly type: 'video'
  readonly source: VideoProvider
  /** Address of the video, from which a player can be made. */
  readonly url: string
  /** Addresses of images of it, at the provider. */
  readonly images: readonly string[]
  /** No provider gives its files away. */
  readonly html5video: null
}

/** The answer of the lookup, in its original's words. */
export type RecognitionReply =
  | { readonly status: 200; readonly results: Recognition; readonly response: '' }
  | { readonly status: 400 | 404 | 502 | 503; readonly results: null; readonly response: string }

/** oEmbed endpoints, for addresses that do not contain the video's id. */
const ENDPOINTS: readonly { readonly hosts: readonly string[]; readonly endpoint: string }[] = [
  { hosts: ['vimeo.com', 'www.vimeo.com'], endpoint: 'https://vimeo.com/api/oembed.json' },
  { hosts: ['youtube.com', 'www.youtube.com', 'youtu.be'], endpoint: 'https://www.youtube.com/oembed' },
]

/**
 * Address of the lookup for another address. Only fixed addresses of providers are ever requested, so nobody can make
 * our server request anything else. Undefined for addresses of no provider.
 */
export function lookupFor(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, href } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '') return undefined
  const found = ENDPOINTS.find(({ hosts }) => hosts.includes(hostname))
  return found && `${found.endpoint}?${new URLSearchParams({ format: 'json', url: href })}`
}

/** Tells if {@link lookupFor} knows the provider of an address. */
export function isRecognisable(address: string): boolean {
  return lookupFor(address) !== undefined
}

/** Parses a provider's reply (oEmbed): the video's id is in the address of the frame that it offers. */
export function parseProviderAnswer(raw: unknown): Recognition | undefined {
  const { html, thumbnail_url: thumbnail } = record(raw)
  const frame = /\bsrc="([^"]{1,2000})"/.exec(text(html) ?? '')?.[1]?.replaceAll('&amp;', '&')
  const video = frame && parseVideoAddress(frame)
  if (!video) return undefined
  const image = text(thumbnail)
  const images = image ? [image] : []
  return { type: 'video', source: video.provider, url: watchAddress(video), images, html5video: null }
}

/** Parses a {@link RecognitionReply}. Undefined if the address is no video. */
export function parseReply(raw: unknown): string | undefined {
  const { status, results } = record(raw)
  return status === 200 ? text(record(results).url) : undefined
}
