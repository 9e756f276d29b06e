import { record, text } from '@vitrine/content/core'
import { parseVideoAddress, type VideoProvider, watchAddress } from '@vitrine/kit/core'

/** Where a page asks our server what an address is: `?url=…`. */
export const RECOGNITION_PATH = '/lightbox/recognition'

/** Longest address that is looked up, in characters. */
const MAX_ADDRESS_LENGTH = 2000

/** What an address turned out to be. */
export interface Recognition {
  readonly type: 'video'
  readonly source: VideoProvider
  /** Address of the film, from which a player can be made. */
  readonly url: string
  /** Addresses of pictures of it, at the provider. */
  readonly images: readonly string[]
  /** No provider gives its files away. */
  readonly html5video: null
}

/** The answer of the lookup, in its original's words. */
export type RecognitionReply =
  | { readonly status: 200; readonly results: Recognition; readonly response: '' }
  | { readonly status: 400 | 404 | 502 | 503; readonly results: null; readonly response: string }

/** Where providers tell about films whose address does not say its number. */
const ENDPOINTS: readonly { readonly hosts: readonly string[]; readonly endpoint: string }[] = [
  { hosts: ['vimeo.com', 'www.vimeo.com'], endpoint: 'https://vimeo.com/api/oembed.json' },
  { hosts: ['youtube.com', 'www.youtube.com', 'youtu.be'], endpoint: 'https://www.youtube.com/oembed' },
]

/**
 * The address to ask about another one. Only fixed addresses of providers are ever asked, so that nobody can make our
 * server ask for anything else. Undefined: nobody knows such addresses.
 */
export function lookupFor(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, href } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '') return undefined
  const found = ENDPOINTS.find(({ hosts }) => hosts.includes(hostname))
  return found && `${found.endpoint}?${new URLSearchParams({ format: 'json', url: href })}`
}

/** Whether an address is one that {@link lookupFor} asks about. */
export function isRecognisable(address: string): boolean {
  return lookupFor(address) !== undefined
}

/** Reads what a provider says (oEmbed): the film is named in the frame that it would like to see on the page. */
export function parseProviderAnswer(raw: unknown): Recognition | undefined {
  const { html, thumbnail_url: thumbnail } = record(raw)
  const frame = /\bsrc="([^"]{1,2000})"/.exec(text(html) ?? '')?.[1]?.replaceAll('&amp;', '&')
  const video = frame && parseVideoAddress(frame)
  if (!video) return undefined
  const image = text(thumbnail)
  const images = image ? [image] : []
  return { type: 'video', source: video.provider, url: watchAddress(video), images, html5video: null }
}

/** Reads {@link RecognitionReply}. Undefined: nobody knows what it is. */
export function parseReply(raw: unknown): string | undefined {
  const { status, results } = record(raw)
  return status === 200 ? text(record(results).url) : undefined
}
