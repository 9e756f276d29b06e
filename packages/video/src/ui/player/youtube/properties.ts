import { type ProviderVideo, watchAddress } from '@vitrine/kit/core'
import type { PlayerProperties } from '../../../core/player.ts'
import { playerError } from '../../../core/player-errors.ts'
import { ENDED, isUnderWay } from '../../../core/youtube-states.ts'
import type { Emit, MediumSetting, PropertyReaders } from '../medium.ts'
import type { YouTubePlayer } from '../youtube-interface.ts'
import type { Playback } from './playback.ts'
import { tracksOf } from './tracks.ts'

/** Seconds from its target within which a jump has arrived: the video may play on meanwhile. */
const SEEK_SECONDS = 0.3

/** Writers of the properties that can be set. @returns Whether the change has come; undefined: at once. */
type PropertyWriters = {
  readonly [Name in MediumSetting]: (value: PlayerProperties[Name]) => (() => boolean) | undefined
}

export function writersOf(api: YouTubePlayer, playback: Playback, emit: Emit): PropertyWriters {
  return {
    color: () => undefined,
    loop(value: boolean) {
      playback.loops = value
      return undefined
    },
    currentTime(value: number) {
      emit('seeking', playback.position())
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
  player: {
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
    ended: () => player.state === ENDED,
    loop: () => player.loops,
    muted: () => api.isMuted(),
    paused: () => !isUnderWay(player.state),
    playbackRate: () => api.getPlaybackRate(),
    textTracks: () => tracksOf(api),
    videoId: () => player.shown.id,
    videoTitle: () => api.getVideoData().title ?? player.title,
    videoUrl: () => watchAddress(player.shown),
    // YouTube does not tell the size of a video: that of its frame is what is shown of it.
    videoWidth: () => player.frame.clientWidth,
    videoHeight: () => player.frame.clientHeight,
    volume: () => api.getVolume() / 100,
  }
}
