import type { ProviderVideo } from '@vitrine/kit/core'
import type { PlayerOptions, PlayerSource } from '../../core/player-source.ts'
import { wrongValue } from '../../core/settings.ts'
import { CUED, ENDED, eventsBetween, isUnderWay, PLAYING, UNSTARTED } from '../../core/youtube-states.ts'
import type { Emit, Medium } from './medium.ts'
import { providerFrame } from './provider-frame.ts'
import { connect } from './youtube/connect.ts'
import { playback } from './youtube/playback.ts'
import { readersOf, writersOf } from './youtube/properties.ts'
import { settled } from './youtube/settled.ts'
import { captions } from './youtube/tracks.ts'
import type { YouTube } from './youtube-interface.ts'

/** Promises that wait for an event of YouTube's. */
type Waiting = Set<{ readonly resolve: () => void; readonly reject: (error: Error) => void }>

/** Puts a video of YouTube into a place, in YouTube's frame without cookies, driven by YouTube's frame interface. */
export function youtubePlayer(
  youtube: YouTube,
  place: HTMLElement,
  source: ProviderVideo,
  options: PlayerOptions,
  emit: Emit,
): Medium {
  const frame = providerFrame(source, options)
  place.append(frame)
  let shown = source
  let state = UNSTARTED
  const starting: Waiting = new Set()
  const loading: Waiting = new Set()
  const hear = (next: number) => {
    const before = state
    state = next
    // A loop passes through states of its own, which are nobody's business.
    if (next === ENDED && timeline.loops) return timeline.startAgain()
    if (next === CUED) timeline.restartCount()
    for (const event of eventsBetween(before, next)) {
      if (event === 'loaded') emit(event, { id: shown.id })
      else if (event === 'bufferstart' || event === 'bufferend') emit(event, undefined)
      else emit(event, timeline.position())
    }
    if (next === PLAYING) settle(starting)
    if (next === CUED) settle(loading)
    timeline.playing(next === PLAYING)
  }
  const { api, ready } = connect(youtube, frame, emit, {
    video: () => shown,
    hear,
    fail(error, method = state === UNSTARTED ? 'ready' : 'play') {
      settle(starting, error)
      settle(loading, error)
      emit('error', { name: error.name, message: error.message, method })
    },
  })
  const timeline = playback(api, options.loop, emit)
  const writers = writersOf(api, timeline, emit)
  const { enableTextTrack, disableTextTrack } = captions(api, emit)

  return {
    ready,
    async play() {
      await ready
      if (state !== PLAYING) await until(starting, () => api.playVideo())
    },
    async pause() {
      await ready
      api.pauseVideo()
      await settled(() => !isUnderWay(state))
    },
    async load(next: PlayerSource) {
      await ready
      shown = next as ProviderVideo
      timeline.cuePoints.clear()
      await until(loading, () => api.cueVideoById(shown.id, shown.start))
    },
    async unload() {
      await ready
      api.stopVideo()
      timeline.cuePoints.clear()
    },
    remove() {
      timeline.playing(false)
      timeline.cuePoints.clear()
      settle(starting, new DOMException('The player was taken away.', 'AbortError'))
      api.destroy()
      frame.remove()
    },
    async get(name) {
      await ready
      return readersOf(api, { shown, state, loops: timeline.loops, frame, title: options.title })[name]()
    },
    async set(name, value) {
      await ready
      const wrong = wrongValue(name, value, api.getDuration() || Number.POSITIVE_INFINITY)
      if (wrong) throw wrong
      const isDone = writers[name](value)
      if (isDone) await settled(isDone)
      if (name === 'currentTime') timeline.arrived()
      return value
    },
    enableTextTrack: (language, kind) => ready.then(() => enableTextTrack(language, kind)),
    disableTextTrack: () => ready.then(disableTextTrack),
    cuePoints: timeline.cuePoints,
  }
}

/** Does something, and waits until YouTube confirms it. */
function until(waiting: Waiting, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.add({ resolve, reject })
    act()
  })
}

function settle(waiting: Waiting, error?: Error): void {
  for (const { resolve, reject } of waiting) error ? reject(error) : resolve()
  waiting.clear()
}
