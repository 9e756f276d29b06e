import { parseVideoAddress } from '@vitrine/kit/core'
import type { FilmToLoad } from './player.ts'
import type { PlayerSource } from './player-source.ts'

/**
 * Reads what a player was asked to load.
 *
 * @param film As a site's own script writes it.
 * @param shown What the player shows now: the next film is of the same kind.
 * @throws TypeError for a film of another kind.
 */
export function filmToLoad(film: FilmToLoad, shown: PlayerSource): PlayerSource {
  if (typeof film === 'object' && 'kind' in film) return sameKind(film, shown)
  const name = String(typeof film === 'object' ? ('url' in film ? film.url : film.id) : film)
  if (shown.kind === 'file') return { kind: 'file', files: [{ url: name, type: typeOf(name) }] }
  const parsed = /[/.]/.test(name) ? parseVideoAddress(name) : { provider: shown.provider, id: name }
  if (!parsed) throw new TypeError(`“${name}” is no address of a film.`)
  return sameKind({ kind: 'provider', ...parsed }, shown)
}

function sameKind(film: PlayerSource, shown: PlayerSource): PlayerSource {
  const nameOf = (source: PlayerSource) => (source.kind === 'file' ? 'file' : source.provider)
  if (nameOf(film) === nameOf(shown)) return film
  throw new TypeError(`This player shows films of the kind "${nameOf(shown)}" alone, not "${nameOf(film)}".`)
}

/** Media type by the ending of an address. Empty for one that says nothing: the browser then looks into the file. */
export function typeOf(address: string): string {
  const ending = address.match(/\.(mp4|webm|ogv|ogg)(?:[?#]|$)/i)?.[1]?.toLowerCase()
  if (ending === undefined) return ''
  return ending === 'ogv' ? 'video/ogg' : `video/${ending}`
}
