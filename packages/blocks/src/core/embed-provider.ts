/** Sites of which something may be shown, by the end of their host names. */
const PROVIDERS = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'open.spotify.com': 'Spotify',
  'soundcloud.com': 'SoundCloud',
  'bandcamp.com': 'Bandcamp',
  'openstreetmap.org': 'OpenStreetMap',
  'google.com': 'Google',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'pinterest.com': 'Pinterest',
  'x.com': 'X',
  'bsky.app': 'Bluesky',
  'codepen.io': 'CodePen',
  'figma.com': 'Figma',
  'matterport.com': 'Matterport',
  'calendly.com': 'Calendly',
  'typeform.com': 'Typeform',
} as const

/** Ends of the host names of these sites. */
export const EMBED_HOSTS: readonly string[] = Object.keys(PROVIDERS)

export type EmbedProvider = (typeof PROVIDERS)[keyof typeof PROVIDERS]

/** Tells whose address this is. Undefined for one that is not of the list, and for one that is not encrypted. */
export function embedProvider(url: string): EmbedProvider | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') return undefined
  return Object.entries(PROVIDERS).find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1]
}
