/** A film at a provider of videos. */
export interface ProviderVideo {
  readonly provider: VideoProvider
  readonly id: string
  /** Vimeo's second half of the address of an unlisted film. */
  readonly hash?: string
}

export type VideoProvider = 'youtube' | 'vimeo'

/** The providers' names as visitors know them. */
export const VIDEO_PROVIDERS: Readonly<Record<VideoProvider, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

const YOUTUBE_HOSTS = ['youtube.com', 'youtube-nocookie.com', 'youtu.be']

/** YouTube's names of films: eleven signs, of which nothing else is promised. */
const YOUTUBE_ID = /^[\w-]{6,20}$/

/**
 * Reads an address of YouTube (`youtu.be/…`, `/v/…`, `/embed/…`, `/shorts/…`, `/live/…`, `watch?v=…`) or Vimeo
 * (`vimeo.com/{digits}` and `player.vimeo.com/video/{digits}`, each with its hash), with or without scheme.
 * Undefined for every other one.
 */
export function parseVideoAddress(address: string): ProviderVideo | undefined {
  const absolute = address.replace(/^(?:\/\/|(?![a-z][a-z0-9+.-]*:))/i, 'https://')
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  return parseYouTube(url) ?? parseVimeo(url)
}

function parseYouTube({ hostname, pathname, searchParams }: URL): ProviderVideo | undefined {
  if (!YOUTUBE_HOSTS.some((host) => isHost(hostname, host))) return undefined
  const parts = pathname.split('/').filter(Boolean)
  const id = isHost(hostname, 'youtu.be')
    ? parts[0]
    : /^(?:v|embed|shorts|live)$/.test(parts[0] ?? '')
      ? parts[1]
      : parts[0] === 'watch'
        ? searchParams.get('v')
        : undefined
  return id && YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : undefined
}

function parseVimeo({ hostname, pathname, searchParams }: URL): ProviderVideo | undefined {
  if (!isHost(hostname, 'vimeo.com')) return undefined
  const [, id, hash = searchParams.get('h')] =
    pathname.match(/^\/(?:video\/|(?:channels|groups)\/[^/]+\/(?:videos\/)?)?(\d+)(?:\/([\da-f]+))?\/?$/) ?? []
  if (id === undefined) return undefined
  return { provider: 'vimeo', id, ...(hash && /^[\da-f]+$/.test(hash) && { hash }) }
}

function isHost(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}
