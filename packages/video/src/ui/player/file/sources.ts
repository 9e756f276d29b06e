import { stillOf } from '@vitrine/ui/core'
import { playerError } from '../../../core/player-errors.ts'
import type { OwnFilm } from '../../../core/player-source.ts'

/** Puts the files, the captions and the poster of a film into its element. */
export function showSources(video: HTMLVideoElement, film: OwnFilm): void {
  video.replaceChildren(...film.files.map(sourceElement), ...(film.tracks ?? []).map(trackElement))
  if (film.poster) video.poster = stillOf(film.poster).url
  else video.removeAttribute('poster')
}

export function whenLoaded(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const loaded = new Promise<void>((resolve, reject) => {
    const once = { once: true, signal }
    video.addEventListener('loadedmetadata', () => resolve(), once)
    const fail = () => reject(playerError('NotFoundError', 'There is no film here that this browser can show.'))
    // A file that cannot be shown is told by its element; the last one decides.
    const last = video.querySelector('source:last-of-type')
    if (last) last.addEventListener('error', fail, once)
    else fail()
    video.addEventListener('error', fail, once)
  })
  // Whoever asks the player hears of it; nobody has to.
  loaded.catch(() => {})
  return loaded
}

export function whenSought(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => video.addEventListener('seeked', () => resolve(), { once: true, signal }))
}

function sourceElement({ url, type }: OwnFilm['files'][number]): HTMLSourceElement {
  const source = document.createElement('source')
  source.src = url
  if (type) source.type = type
  return source
}

function trackElement({ url, kind, language, label }: NonNullable<OwnFilm['tracks']>[number]): HTMLTrackElement {
  const track = document.createElement('track')
  return Object.assign(track, { src: url, kind, srclang: language, label })
}
