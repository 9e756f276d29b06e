import { type ProviderVideo, watchAddress } from '@vitrine/kit/core'
import type { PlayerProperties, Position, TextTrackView } from '../../core/player.ts'
import { type PlayerErrorName, playerError } from '../../core/player-errors.ts'
import type { PlayerOptions, PlayerSource } from '../../core/player-source.ts'
import { isLoopEnd, LOOP_CHECK_MS } from '../../core/seamless-loop.ts'
import { wrongValue } from '../../core/settings.ts'
import { wait } from '../wait.ts'
import type { Medium, MediumSetting, PropertyReaders, Tell } from './medium.ts'
import { ownCuePoints } from './own-cue-points.ts'
import { providerFrame } from './provider-frame.ts'
import type { YouTube, YouTubePlayer } from './youtube-interface.ts'

/** What the frame is doing, by the numbers that it tells. */
const ENDED = 0
const PLAYING = 1
const PAUSED = 2
const BUFFERING = 3
const CUED = 5

/** YouTube tells no times by itself, so a playing film is asked for it: milliseconds. */
const TIME_CHECK_MS = 250

/** A step that is so much longer than the time between two looks is a jump: seconds. */
const JUMP_SECONDS = 1

/** Playing goes on while a jump is told: so far from its aim it has arrived, in seconds. */
const SEEK_SECONDS = 0.3

/** A change takes a message there and one back: how often to look whether it has come, and how long at most. */
const SETTLE_CHECK_MS = 25
const SETTLE_MAX_MS = 1000

/** Puts a film of YouTube into a place, in YouTube's frame without cookies, driven by YouTube's frame interface. */
export function youtubePlayer(
  { Player }: YouTube,
  place: HTMLElement,
  source: ProviderVideo,
  options: PlayerOptions,
  tell: Tell,
): Medium {
  const frame = providerFrame(source, options)
  place.append(frame)

  let shown = source
  let state = -1
  let loops = options.loop
  let round = 0
  let lastTime = 0
  let timers: readonly ReturnType<typeof setInterval>[] = []
  const starting = new Set<{ resolve: () => void; reject: (error: Error) => void }>()
  const loading = new Set<{ resolve: () => void; reject: (error: Error) => void }>()
  const cues = ownCuePoints(
    {
      currentTime: () => api.getCurrentTime(),
      // Not known before it has played.
      duration: () => api.getDuration() || Number.POSITIVE_INFINITY,
      playbackRate: () => api.getPlaybackRate(),
    },
    tell,
  )

  const position = (): Position => {
    const [seconds, duration] = [api.getCurrentTime(), api.getDuration()]
    return { seconds, percent: duration > 0 ? seconds / duration : 0, duration }
  }
  const startAgain = () => {
    round += 1
    lastTime = 0
    api.seekTo(0, true)
    api.playVideo()
  }
  const checkTime = () => {
    const seconds = api.getCurrentTime()
    if (Math.abs(seconds - lastTime) > JUMP_SECONDS + (TIME_CHECK_MS / 1000) * api.getPlaybackRate())
      tell('seeked', position())
    lastTime = seconds
    tell('timeupdate', position())
    const loaded = api.getVideoLoadedFraction()
    tell('progress', { seconds: loaded * api.getDuration(), percent: loaded, duration: api.getDuration() })
  }
  const checkLoop = () => {
    if (loops && isLoopEnd({ currentTime: api.getCurrentTime(), duration: api.getDuration(), round })) startAgain()
  }
  const watch = (isPlaying: boolean) => {
    cues.playing(isPlaying)
    if (isPlaying === timers.length > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = isPlaying ? [setInterval(checkTime, TIME_CHECK_MS), setInterval(checkLoop, LOOP_CHECK_MS)] : []
  }
  const settle = (waiting: typeof starting, error?: Error) => {
    for (const { resolve, reject } of waiting) error ? reject(error) : resolve()
    waiting.clear()
  }
  const fail = (error: Error, method: string) => {
    settle(starting, error)
    settle(loading, error)
    tell('error', { name: error.name, message: error.message, method })
  }
  const hear = (next: number) => {
    const before = state
    state = next
    // A loop passes through states of its own, which are nobody's business.
    if (next === ENDED && loops) return startAgain()
    if (before === BUFFERING && next !== BUFFERING) tell('bufferend', undefined)
    if (next === PLAYING) {
      if (!isUnderWay(before)) tell('play', position())
      tell('playing', position())
      settle(starting)
    } else if (next === BUFFERING) {
      if (!isUnderWay(before)) tell('play', position())
      tell('bufferstart', undefined)
    } else if (next === PAUSED || next === ENDED) {
      if (isUnderWay(before)) tell('pause', position())
      if (next === ENDED) tell('ended', position())
    } else if (next === CUED) {
      round = 0
      settle(loading)
      tell('loaded', { id: shown.id })
    }
    watch(next === PLAYING)
  }

  let api: YouTubePlayer
  const ready = new Promise<void>((resolve, reject) => {
    api = new Player(frame, {
      events: {
        onReady: () => {
          tell('loaded', { id: shown.id })
          resolve()
        },
        onStateChange: ({ data }) => hear(Number(data)),
        onError: ({ data }) => {
          const error = errorOf(Number(data), shown)
          reject(error)
          fail(error, state === -1 ? 'ready' : 'play')
        },
        onAutoplayBlocked: () =>
          fail(
            playerError('NotAllowedError', 'The browser wants a touch of the visitor before it plays this.'),
            'play',
          ),
        onPlaybackRateChange: () => tell('playbackratechange', { playbackRate: api.getPlaybackRate() }),
        onVolumeChange: () => tell('volumechange', { volume: api.getVolume() / 100, muted: api.isMuted() }),
      },
    })
  })

  const apply: { readonly [Name in MediumSetting]: (value: PlayerProperties[Name]) => (() => boolean) | undefined } = {
    color: () => undefined,
    loop: (value: boolean) => {
      loops = value
      return undefined
    },
    currentTime: (value: number) => {
      tell('seeking', position())
      api.seekTo(value, true)
      return () => Math.abs(api.getCurrentTime() - value) <= SEEK_SECONDS
    },
    muted: (value: boolean) => {
      if (value) api.mute()
      else api.unMute()
      return () => api.isMuted() === value
    },
    playbackRate: (value: number) => {
      api.setPlaybackRate(value)
      return () => api.getPlaybackRate() === value
    },
    volume: (value: number) => {
      api.setVolume(value * 100)
      return () => Math.round(api.getVolume()) === Math.round(value * 100)
    },
  }

  return {
    ready,
    async play() {
      await ready
      if (state === PLAYING) return
      await new Promise<void>((resolve, reject) => {
        starting.add({ resolve, reject })
        api.playVideo()
      })
    },
    async pause() {
      await ready
      api.pauseVideo()
      await settled(() => !isUnderWay(state))
    },
    async load(film: PlayerSource) {
      await ready
      shown = film as ProviderVideo
      cues.clear()
      await new Promise<void>((resolve, reject) => {
        loading.add({ resolve, reject })
        api.cueVideoById(shown.id)
      })
    },
    async unload() {
      await ready
      api.stopVideo()
      cues.clear()
    },
    remove() {
      watch(false)
      cues.clear()
      settle(starting, new DOMException('The player was taken away.', 'AbortError'))
      api.destroy()
      frame.remove()
    },
    async get(name) {
      await ready
      return readersOf(api, { shown, state, loops, frame, title: options.title })[name]()
    },
    async set(name, value) {
      await ready
      const wrong = wrongValue(name, value, api.getDuration() || Number.POSITIVE_INFINITY)
      if (wrong) throw wrong
      const isDone = apply[name](value)
      if (isDone) await settled(isDone)
      if (name === 'currentTime') {
        lastTime = api.getCurrentTime()
        tell('seeked', position())
      }
      return value
    },
    async enableTextTrack(language, kind) {
      await ready
      // Its words come with a part of its own, which it may not have loaded.
      api.loadModule('captions')
      await settled(() => tracksOf(api).length > 0)
      const inLanguage = tracksOf(api).filter((track) => track.language === language)
      if (inLanguage.length === 0)
        throw playerError('InvalidTrackLanguageError', `There are no words in the language “${language}”.`)
      const wanted = inLanguage.find((track) => kind === undefined || track.kind === kind)
      if (!wanted) throw playerError('InvalidTrackError', `There are no ${kind} in the language “${language}”.`)
      api.setOption('captions', 'track', { languageCode: language })
      await settled(() => showing(api)?.language === language)
      tell('texttrackchange', { kind: wanted.kind, label: wanted.label, language })
      return { ...wanted, mode: 'showing' }
    },
    async disableTextTrack() {
      await ready
      api.setOption('captions', 'track', {})
      await settled(() => showing(api) === undefined)
      tell('texttrackchange', { kind: null, label: null, language: null })
    },
    cuePoints: cues,
  }
}

const isUnderWay = (state: number) => state === PLAYING || state === BUFFERING

/** Settles when it is so, or after a while: YouTube answers no command. */
async function settled(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < SETTLE_MAX_MS; waited += SETTLE_CHECK_MS) await wait(SETTLE_CHECK_MS)
}

/** @see https://developers.google.com/youtube/iframe_api_reference#onError */
function errorOf(code: number, film: ProviderVideo): Error {
  const errors: Readonly<Record<number, readonly [PlayerErrorName, string]>> = {
    100: ['NotFoundError', `“${watchAddress(film)}” was not found.`],
    101: ['PrivacyError', `“${watchAddress(film)}” is not embeddable.`],
    150: ['PrivacyError', `“${watchAddress(film)}” is not embeddable.`],
  }
  return playerError(...(errors[code] ?? (['UnsupportedError', `YouTube cannot show this film (${code}).`] as const)))
}

function tracksOf(api: YouTubePlayer): readonly TextTrackView[] {
  const track = api.getOption('captions', 'track') as { readonly languageCode?: string } | undefined
  const tracks = (api.getOption('captions', 'tracklist') ?? []) as readonly {
    readonly languageCode: string
    readonly displayName: string
  }[]
  return tracks.map(({ languageCode, displayName }) => ({
    language: languageCode,
    kind: 'captions',
    label: displayName,
    mode: track?.languageCode === languageCode ? 'showing' : 'disabled',
  }))
}

const showing = (api: YouTubePlayer) => tracksOf(api).find(({ mode }) => mode === 'showing')

function readersOf(
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
