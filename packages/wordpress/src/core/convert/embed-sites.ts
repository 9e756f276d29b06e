/** Sites of which the block “embed” shows a card, by the end of their host names. */
const SITES: Readonly<Record<string, string>> = {
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
}

/** Whose address this is, of the sites that are known. */
export function siteOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return Object.entries(SITES).find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1]
}

export const EMBED_HOSTS: readonly string[] = Object.keys(SITES)
