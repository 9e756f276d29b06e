import { parseVideoAddress } from '@vitrine/kit/core'
import type { LoadableVideo } from './player.ts'
import type { PlayerSource } from './player-source.ts'

/**
 * Reads what a player was asked to load.
 *
 * @param video As a site's own script writes it.
 * @param shown What the player shows now: the next video is of the same kind.
 * @throws TypeError for a video of another kind.
 */
export function sourceToLoad(video: LoadableVideo, shown: PlayerSource): PlayerSource {
  if (typeof video === 'object' && 'kind' in video) return sameKind(video, shown)
  const name = String(typeof video === 'object' ? ('url' in video ? video.url : video.id) : video)
  if (shown.kind === 'file') return { kind: 'file', files: [{ url: name, type: typeOf(name) }] }
  const parsed = /[/.]/.test(name) ? parseVideoAddress(name) : { provider: shown.provider, id: name }
  if (!parsed) throw new TypeError(`“${name}” is no address of a film.`)
  return sameKind({ kind: 'provider', ...parsed }, shown)
}

function sameKind(video: PlayerSource, shown: PlayerSource): PlayerSource {
  const nameOf = (source: PlayerSource) => (source.kind === 'file' ? 'file' : source.provider)
  if (nameOf(video) === nameOf(shown)) return video
  throw new TypeError(`This player shows films of the kind "${nameOf(shown)}" alone, not "${nameOf(video)}".`)
}

/** Media type by the extension in an address. Empty for an unknown one: the browser then looks into the file. */
export function typeOf(address: string): string {
  const ending = address.match(/\.(mp4|webm|ogv|ogg)(?:[?#]|$)/i)?.[1]?.toLowerCase()
  if (ending === undefined) return ''
  return ending === 'ogv' ? 'video/ogg' : `video/${ending}`
}
