import type { OwnFilm } from '../../../core/player-source.ts'
import type { Tell } from '../medium.ts'
import { bufferedOf, idOf, positionOf, showing } from './properties.ts'

/** Tells what happens to a film of the site's own, as its element does. */
export function tellEvents(
  video: HTMLVideoElement,
  film: { readonly tell: Tell; readonly shown: () => OwnFilm; readonly playing: (isPlaying: boolean) => void },
  signal: AbortSignal,
): void {
  const { tell, shown, playing } = film
  const hear = (name: string, then: () => void) => video.addEventListener(name, then, { signal })
  for (const name of ['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeking', 'seeked'] as const)
    hear(name, () => tell(name, positionOf(video)))
  let isWaiting = false
  hear('playing', () => {
    playing(true)
    if (isWaiting) tell('bufferend', undefined)
    isWaiting = false
  })
  hear('waiting', () => {
    isWaiting = true
    tell('bufferstart', undefined)
  })
  for (const name of ['pause', 'ended', 'emptied']) hear(name, () => playing(false))
  hear('progress', () => tell('progress', { ...positionOf(video), ...bufferedOf(video) }))
  hear('volumechange', () => tell('volumechange', { volume: video.volume, muted: video.muted }))
  hear('ratechange', () => tell('playbackratechange', { playbackRate: video.playbackRate }))
  hear('durationchange', () => video.duration > 0 && tell('durationchange', { duration: video.duration }))
  hear('loadedmetadata', () => tell('loaded', { id: idOf(shown()) }))
  for (const name of ['enterpictureinpicture', 'leavepictureinpicture'] as const)
    hear(name, () => tell(name, undefined))
  video.textTracks.addEventListener(
    'change',
    () => {
      const { kind = null, label = null, language = null } = showing(video) ?? {}
      tell('texttrackchange', { kind, label, language })
    },
    { signal },
  )
}
