import { type ProviderVideo, watchAddress } from '@vitrine/kit/core'
import type { PlayerProperties } from '../../../core/player.ts'
import { playerError } from '../../../core/player-errors.ts'
import { ENDED, isUnderWay } from '../../../core/youtube-states.ts'
import type { MediumSetting, PropertyReaders, Tell } from '../medium.ts'
import type { YouTubePlayer } from '../youtube-interface.ts'
import type { Playback } from './playback.ts'
import { tracksOf } from './tracks.ts'

/** Playing goes on while a jump is told: so far from its aim it has arrived, in seconds. */
const SEEK_SECONDS = 0.3

/** Writers of the properties that can be set. @returns Whether the change has come; undefined: at once. */
type PropertyWriters = {
  readonly [Name in MediumSetting]: (value: PlayerProperties[Name]) => (() => boolean) | undefined
}

export function writersOf(api: YouTubePlayer, playback: Playback, tell: Tell): PropertyWriters {
  return {
    color: () => undefined,
    loop(value: boolean) {
      playback.loops = value
      return undefined
    },
    currentTime(value: number) {
      tell('seeking', playback.position())
      api.seekTo(value, true)
      return () => Math.abs(api.getCurrentTime() - value) <= SEEK_SECONDS
    },
    muted(value: boolean) {
      if (value) api.mute()
      else api.unMute()
      return () => api.isMuted() === value
    },
    playbackRate(value: number) {
      api.setPlaybackRate(value)
      return () => api.getPlaybackRate() === value
    },
    volume(value: number) {
      api.setVolume(value * 100)
      return () => Math.round(api.getVolume()) === Math.round(value * 100)
    },
  }
}

export function readersOf(
  api: YouTubePlayer,
  film: {
    readonly shown: ProviderVideo
    readonly state: number
    readonly loops: boolean
    readonly frame: HTMLIFrameElement
    readonly title: string
  },
): PropertyReaders {
  return {
    color() {
      throw playerError('UnsupportedError', 'This player has no colour.')
    },
    currentTime: () => api.getCurrentTime(),
    duration: () => api.getDuration(),
    ended: () => film.state === ENDED,
    loop: () => film.loops,
    muted: () => api.isMuted(),
    paused: () => !isUnderWay(film.state),
    playbackRate: () => api.getPlaybackRate(),
    textTracks: () => tracksOf(api),
    videoId: () => film.shown.id,
    videoTitle: () => api.getVideoData().title ?? film.title,
    videoUrl: () => watchAddress(film.shown),
    // YouTube does not tell the size of a film: that of its frame is what is shown of it.
    videoWidth: () => film.frame.clientWidth,
    videoHeight: () => film.frame.clientHeight,
    volume: () => api.getVolume() / 100,
  }
}
