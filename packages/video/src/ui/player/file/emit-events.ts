import type { OwnVideo } from '../../../core/player-source.ts'
import type { Emit } from '../medium.ts'
import { bufferedOf, idOf, positionOf, showing } from './properties.ts'

/** Emits the events of a video of the site's own, from those of its element. */
export function emitEvents(
  video: HTMLVideoElement,
  playback: { readonly emit: Emit; readonly shown: () => OwnVideo; readonly playing: (isPlaying: boolean) => void },
  signal: AbortSignal,
): void {
  const { emit, shown, playing } = playback
  const hear = (name: string, then: () => void) => video.addEventListener(name, then, { signal })
  for (const name of ['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeking', 'seeked'] as const)
    hear(name, () => emit(name, positionOf(video)))
  let isWaiting = false
  hear('playing', () => {
    playing(true)
    if (isWaiting) emit('bufferend', undefined)
    isWaiting = false
  })
  hear('waiting', () => {
    isWaiting = true
    emit('bufferstart', undefined)
  })
  for (const name of ['pause', 'ended', 'emptied']) hear(name, () => playing(false))
  hear('progress', () => emit('progress', { ...positionOf(video), ...bufferedOf(video) }))
  hear('volumechange', () => emit('volumechange', { volume: video.volume, muted: video.muted }))
  hear('ratechange', () => emit('playbackratechange', { playbackRate: video.playbackRate }))
  hear('durationchange', () => video.duration > 0 && emit('durationchange', { duration: video.duration }))
  hear('loadedmetadata', () => emit('loaded', { id: idOf(shown()) }))
  for (const name of ['enterpictureinpicture', 'leavepictureinpicture'] as const)
    hear(name, () => emit(name, undefined))
  video.textTracks.addEventListener(
    'change',
    () => {
      const { kind = null, label = null, language = null } = showing(video) ?? {}
      emit('texttrackchange', { kind, label, language })
    },
    { signal },
  )
}
