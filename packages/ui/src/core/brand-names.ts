/** Networks whose mark can be drawn. */
export const BRAND_NAMES = [
  'behance',
  'bluesky',
  'dribbble',
  'etsy',
  'facebook',
  'github',
  'houzz',
  'instagram',
  'linkedin',
  'mastodon',
  'medium',
  'pinterest',
  'reddit',
  'soundcloud',
  'spotify',
  'telegram',
  'threads',
  'tiktok',
  'vimeo',
  'whatsapp',
  'x',
  'xing',
  'youtube',
] as const

export type BrandName = (typeof BRAND_NAMES)[number]

/** Host names that a network's profiles stand at, where they are not its name with `.com` behind it. */
const HOSTS: Readonly<Record<string, BrandName>> = {
  'bsky.app': 'bluesky',
  'mastodon.social': 'mastodon',
  't.me': 'telegram',
  'threads.net': 'threads',
  'twitter.com': 'x',
  'wa.me': 'whatsapp',
  'youtu.be': 'youtube',
  'open.spotify.com': 'spotify',
}

/** Tells whose profile an address is. Undefined for an address of no network that is known here. */
export function brandOf(address: string): BrandName | undefined {
  if (!URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/^www\./, '')
  return HOSTS[host] ?? BRAND_NAMES.find((name) => host === `${name}.com` || host.endsWith(`.${name}.com`))
}
