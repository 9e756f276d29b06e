import { type ProviderVideo, type VideoProvider, watchAddress } from '@vitrine/kit/core'

/** oEmbed endpoint of a provider, and the hosts of its images. */
export interface OembedEndpoint {
  readonly address: string
  /** Host names; one that begins with a dot stands for every host below it. */
  readonly imageHosts: readonly string[]
}

export type OembedEndpoints = Readonly<Record<VideoProvider, OembedEndpoint>>

/** The providers' own. Nothing else is ever asked. */
export const OEMBED_ENDPOINTS: OembedEndpoints = {
  youtube: { address: 'https://www.youtube.com/oembed', imageHosts: ['.ytimg.com'] },
  vimeo: { address: 'https://vimeo.com/api/oembed.json', imageHosts: ['i.vimeocdn.com'] },
}

/** Widest image that is asked for, in pixels. */
const WIDEST = 1280

/** The question about one video, whole: what is known of it does not depend on a passage. */
export function oembedAddress({ start, end, ...video }: ProviderVideo, endpoints: OembedEndpoints): string {
  const url = new URL(endpoints[video.provider].address)
  url.search = String(new URLSearchParams({ url: watchAddress(video), format: 'json', width: String(WIDEST) }))
  return url.href
}

/** Tells if the address of an image is one of the provider's. */
export function isImageAddress(address: string, { address: endpoint, imageHosts }: OembedEndpoint): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  // Images are as encrypted as what names them.
  if (protocol !== new URL(endpoint).protocol) return false
  return imageHosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known))
}
