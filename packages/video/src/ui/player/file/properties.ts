import type { Position, TextTrackView } from '../../../core/player.ts'
import { playerError } from '../../../core/player-errors.ts'
import type { OwnVideo } from '../../../core/player-source.ts'
import type { PropertyReaders } from '../medium.ts'

/** Tracks of which one is shown at a time. */
export const wordsOf = ({ textTracks }: HTMLVideoElement): readonly TextTrack[] =>
  [...textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles')

export const showing = (video: HTMLVideoElement) => wordsOf(video).find(({ mode }) => mode === 'showing')

export const viewOf = ({ language, kind, label, mode }: TextTrack): TextTrackView => ({ language, kind, label, mode })

export const durationOf = ({ duration }: HTMLVideoElement) => (Number.isNaN(duration) ? 0 : duration)

/** Files have no id: their address is. */
export const idOf = ({ files }: OwnVideo) => files[0]?.url ?? ''

export function positionOf(video: HTMLVideoElement): Position {
  const duration = durationOf(video)
  return { seconds: video.currentTime, percent: duration > 0 ? video.currentTime / duration : 0, duration }
}

export function bufferedOf({ buffered, duration }: HTMLVideoElement): Pick<Position, 'seconds' | 'percent'> {
  const seconds = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
  return { seconds, percent: duration > 0 ? Math.min(1, seconds / duration) : 0 }
}

export function readersOf(
  video: HTMLVideoElement,
  { shown, title }: { readonly shown: OwnVideo; readonly title: string },
): PropertyReaders {
  return {
    color() {
      throw playerError('UnsupportedError', 'This player has no colour.')
    },
    currentTime: () => video.currentTime,
    duration: () => durationOf(video),
    ended: () => video.ended,
    loop: () => video.loop,
    muted: () => video.muted,
    paused: () => video.paused,
    playbackRate: () => video.playbackRate,
    textTracks: () => [...video.textTracks].map(viewOf),
    videoId: () => idOf(shown),
    videoTitle: () => title,
    videoUrl: () => video.currentSrc,
    videoWidth: () => video.videoWidth,
    videoHeight: () => video.videoHeight,
    volume: () => video.volume,
  }
}
