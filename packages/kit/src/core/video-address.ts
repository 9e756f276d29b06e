/** A film at a provider of videos. */
export interface ProviderVideo {
  readonly provider: VideoProvider
  readonly id: string
  /** Vimeo's second half of the address of an unlisted film. */
  readonly hash?: string
  /** Second at which it begins, if not at its own beginning. */
  readonly start?: number
  /** Second at which it ends, if before its own end. */
  readonly end?: number
}

export type VideoProvider = 'youtube' | 'vimeo'

/** The providers' names as visitors know them. */
export const VIDEO_PROVIDERS: Readonly<Record<VideoProvider, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

const YOUTUBE_HOSTS = ['youtube.com', 'youtube-nocookie.com', 'youtu.be']

/** YouTube's names of films: eleven signs, of which nothing else is promised. Two stand for a list and for what is live. */
const YOUTUBE_ID = /^(?!(?:videoseries|live_stream)$)[\w-]{6,20}$/

/** A moment as addresses have it: `75`, `75s`, `1m15s`, `1h2m3s`. */
const MOMENT = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/

/**
 * Reads an address of YouTube (`youtu.be/…`, `/v/…`, `/embed/…`, `/shorts/…`, `/live/…`, `watch?v=…`) or Vimeo
 * (`vimeo.com/{digits}` and `player.vimeo.com/video/{digits}`, each with its hash), with or without scheme, and the passage
 * that it names. Undefined for every other one, such as that of a list of films.
 */
export function parseVideoAddress(address: string): ProviderVideo | undefined {
  const absolute = address.replace(/^(?:\/\/|(?![a-z][a-z0-9+.-]*:))/i, 'https://')
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  return parseYouTube(url) ?? parseVimeo(url)
}

function parseYouTube({ hostname, pathname, searchParams, hash }: URL): ProviderVideo | undefined {
  if (!YOUTUBE_HOSTS.some((host) => isHost(hostname, host))) return undefined
  const parts = pathname.split('/').filter(Boolean)
  const id = isHost(hostname, 'youtu.be')
    ? parts[0]
    : /^(?:v|embed|shorts|live)$/.test(parts[0] ?? '')
      ? parts[1]
      : parts[0] === 'watch'
        ? searchParams.get('v')
        : undefined
  if (!id || !YOUTUBE_ID.test(id)) return undefined
  const start = searchParams.get('start') ?? searchParams.get('t') ?? inFragment(hash)
  return { provider: 'youtube', id, ...passage(start, searchParams.get('end')) }
}

function parseVimeo({ hostname, pathname, searchParams, hash: fragment }: URL): ProviderVideo | undefined {
  if (!isHost(hostname, 'vimeo.com')) return undefined
  const [, id, hash = searchParams.get('h')] =
    pathname.match(/^\/(?:video\/|(?:channels|groups)\/[^/]+\/(?:videos\/)?)?(\d+)(?:\/([\da-f]+))?\/?$/) ?? []
  if (id === undefined) return undefined
  const start = inFragment(fragment) ?? searchParams.get('t')
  return { provider: 'vimeo', id, ...(hash && /^[\da-f]+$/.test(hash) && { hash }), ...passage(start, null) }
}

function inFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.slice(1)).get('t')
}

function passage(from: string | null, to: string | null): Pick<ProviderVideo, 'start' | 'end'> {
  const [start, end] = [secondsOf(from), secondsOf(to)]
  return { ...(start > 0 && { start }), ...(end > start && { end }) }
}

/** Seconds of a moment; 0 for what is none. */
function secondsOf(moment: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = MOMENT.exec(moment ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function isHost(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}
