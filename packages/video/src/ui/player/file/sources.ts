import { stillOf } from '@vitrine/ui/core'
import { playerError } from '../../../core/player-errors.ts'
import type { OwnVideo } from '../../../core/player-source.ts'

/** Puts the files, the captions and the poster of a video into its element. */
export function showSources(video: HTMLVideoElement, source: OwnVideo): void {
  video.replaceChildren(...source.files.map(sourceElement), ...(source.tracks ?? []).map(trackElement))
  if (source.poster) video.poster = stillOf(source.poster).url
  else video.removeAttribute('poster')
}

export function whenLoaded(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const loaded = new Promise<void>((resolve, reject) => {
    const once = { once: true, signal }
    video.addEventListener('loadedmetadata', () => resolve(), once)
    const fail = () => reject(playerError('NotFoundError', 'There is no film here that this browser can show.'))
    // Errors are those of the `source` elements; the last one decides.
    const last = video.querySelector('source:last-of-type')
    if (last) last.addEventListener('error', fail, once)
    else fail()
    video.addEventListener('error', fail, once)
  })
  // Rejects for those who await it, and is no unhandled rejection otherwise.
  loaded.catch(() => {})
  return loaded
}

export function whenSought(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => video.addEventListener('seeked', () => resolve(), { once: true, signal }))
}

function sourceElement({ url, type }: OwnVideo['files'][number]): HTMLSourceElement {
  const source = document.createElement('source')
  source.src = url
  if (type) source.type = type
  return source
}

function trackElement({ url, kind, language, label }: NonNullable<OwnVideo['tracks']>[number]): HTMLTrackElement {
  const track = document.createElement('track')
  return Object.assign(track, { src: url, kind, srclang: language, label })
}
