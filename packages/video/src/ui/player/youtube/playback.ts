import type { Position } from '../../../core/player.ts'
import { isLoopEnd, LOOP_CHECK_MS } from '../../../core/seamless-loop.ts'
import type { Emit } from '../medium.ts'
import { type OwnCuePoints, ownCuePoints } from '../own-cue-points.ts'
import type { YouTubePlayer } from '../youtube-interface.ts'

/** Milliseconds between two reads of a playing video's time: YouTube emits no event for it. */
const TIME_CHECK_MS = 250

/** A step that is so much longer than the time between two looks is a jump: seconds. */
const JUMP_SECONDS = 1

/** The time of a YouTube video while it plays: where it is, its cue points, and its loop. */
export interface Playback {
  readonly cuePoints: OwnCuePoints
  /** True if it starts again at its end. */
  loops: boolean
  position(): Position
  /** To be called when playing begins and when it stops. */
  playing(isPlaying: boolean): void
  startAgain(): void
  /** A jump has arrived that was asked for. */
  arrived(): void
  /** Resets the count of rounds, for another video. */
  restartCount(): void
}

export function playback(api: YouTubePlayer, loops: boolean, emit: Emit): Playback {
  let round = 0
  let lastTime = 0
  let timers: readonly ReturnType<typeof setInterval>[] = []
  const cues = ownCuePoints(
    {
      currentTime: () => api.getCurrentTime(),
      // Not known before it has played.
      duration: () => api.getDuration() || Number.POSITIVE_INFINITY,
      playbackRate: () => api.getPlaybackRate(),
    },
    emit,
  )
  const checkTime = () => {
    const seconds = api.getCurrentTime()
    if (Math.abs(seconds - lastTime) > JUMP_SECONDS + (TIME_CHECK_MS / 1000) * api.getPlaybackRate())
      emit('seeked', timeline.position())
    lastTime = seconds
    emit('timeupdate', timeline.position())
    const loaded = api.getVideoLoadedFraction()
    emit('progress', { seconds: loaded * api.getDuration(), percent: loaded, duration: api.getDuration() })
  }
  const checkLoop = () => {
    const [currentTime, duration] = [api.getCurrentTime(), api.getDuration()]
    if (timeline.loops && isLoopEnd({ currentTime, duration, round })) timeline.startAgain()
  }
  const timeline: Playback = {
    cuePoints: cues,
    loops,
    position() {
      const [seconds, duration] = [api.getCurrentTime(), api.getDuration()]
      return { seconds, percent: duration > 0 ? seconds / duration : 0, duration }
    },
    playing(isPlaying) {
      cues.playing(isPlaying)
      if (isPlaying === timers.length > 0) return
      for (const timer of timers) clearInterval(timer)
      timers = isPlaying ? [setInterval(checkTime, TIME_CHECK_MS), setInterval(checkLoop, LOOP_CHECK_MS)] : []
    },
    startAgain() {
      round += 1
      lastTime = 0
      api.seekTo(0, true)
      api.playVideo()
    },
    arrived() {
      lastTime = api.getCurrentTime()
      emit('seeked', timeline.position())
    },
    restartCount() {
      round = 0
    },
  }
  return timeline
}
