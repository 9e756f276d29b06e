import { type ProviderVideo, type VideoProvider, watchAddress } from '@vitrine/kit/core'

/** Where providers tell about their videos, and the hosts from which their pictures may come. */
export interface OembedEndpoint {
  readonly address: string
  /** Host names; one that begins with a dot stands for every host below it. */
  readonly pictureHosts: readonly string[]
}

export type OembedEndpoints = Readonly<Record<VideoProvider, OembedEndpoint>>

/** The providers' own. Nothing else is ever asked. */
export const OEMBED_ENDPOINTS: OembedEndpoints = {
  youtube: { address: 'https://www.youtube.com/oembed', pictureHosts: ['.ytimg.com'] },
  vimeo: { address: 'https://vimeo.com/api/oembed.json', pictureHosts: ['i.vimeocdn.com'] },
}

/** Widest picture that is asked for, in pixels. */
const WIDEST = 1280

/** The question about one video. */
export function oembedAddress(video: ProviderVideo, endpoints: OembedEndpoints): string {
  const url = new URL(endpoints[video.provider].address)
  url.search = String(new URLSearchParams({ url: watchAddress(video), format: 'json', width: String(WIDEST) }))
  return url.href
}

/** Whether a picture's address is one of the provider's. */
export function isPictureAddress(address: string, { address: endpoint, pictureHosts }: OembedEndpoint): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  // Pictures are as encrypted as what names them.
  if (protocol !== new URL(endpoint).protocol) return false
  return pictureHosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known))
}
