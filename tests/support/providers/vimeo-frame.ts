import type { Route } from 'playwright-core'

/** How a video of the stand-in for Vimeo behaves. */
export interface VimeoVideo {
  /** Seconds. */
  readonly duration: number
  /** Milliseconds until the player says that it is there; undefined: never. */
  readonly readyAfterMs: number | undefined
  /** Languages in which it has captions. */
  readonly captions: readonly string[]
  /** Error that it answers instead of becoming ready. */
  readonly refusal?: { readonly name: string; readonly message: string }
}

export const VIMEO_VIDEO: VimeoVideo = { duration: 30, readyAfterMs: 0, captions: ['de', 'en'] }

/** Answers `https://player.vimeo.com/video/…` with a page that speaks the messages of Vimeo's player. */
export function fulfillVimeo(route: Route, video: VimeoVideo): Promise<void> {
  return route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><title>Vimeo</title><body style="margin:0;background:#123"><script>(${frame})(${JSON.stringify(video)})</script>`,
  })
}

/** Runs in the frame. Messages: `{method, value}` in, `{method, value}` as the answer, `{event, data}` out. */
function frame(video: VimeoVideo): void {
  const query = new URLSearchParams(location.search)
  let id = Number(location.pathname.split('/').pop())
  let startedAt: number | undefined
  let position = 0
  let ended = false
  let unloaded = false
  const state = {
    autopause: query.get('autopause') !== '0',
    color: '00adef',
    loop: query.get('loop') === '1',
    muted: query.get('muted') === '1',
    playbackRate: 1,
    volume: 1,
  }
  const listeners = new Set<string>()
  const cuePoints = new Map<string, { id: string; time: number; data: object }>()
  const tracks = video.captions.map((language) => ({ language, kind: 'captions', label: language, mode: 'disabled' }))
  let cues = 0
  let isReady = false

  const send = (message: object) => parent.postMessage(message, '*')
  const seconds = () =>
    Math.min(
      video.duration,
      startedAt === undefined ? position : position + ((performance.now() - startedAt) / 1000) * state.playbackRate,
    )
  const at = () => ({ seconds: seconds(), percent: seconds() / video.duration, duration: video.duration })
  const emit = (event: string, data: unknown = {}) => listeners.has(event) && send({ event, data })
  const stop = () => {
    position = seconds()
    startedAt = undefined
  }
  const start = () => {
    if (startedAt !== undefined) return
    if (ended) position = 0
    ended = false
    startedAt = performance.now()
    emit('play', at())
    emit('playing', at())
  }
  const fail = (method: string, name: string, message: string) =>
    send({ event: 'error', data: { method, name, message } })

  let last = 0
  setInterval(() => {
    if (startedAt === undefined) return
    const now = seconds()
    for (const point of cuePoints.values()) if (point.time > last && point.time <= now) emit('cuepoint', point)
    last = now
    emit('timeupdate', at())
    if (now < video.duration) return
    if (state.loop) {
      position = 0
      last = 0
      startedAt = performance.now()
      return
    }
    stop()
    ended = true
    emit('pause', at())
    emit('ended', at())
  }, 50)

  const getters: Record<string, () => unknown> = {
    getCurrentTime: seconds,
    getDuration: () => video.duration,
    getEnded: () => ended,
    getPaused: () => startedAt === undefined,
    getVideoId: () => id,
    getVideoTitle: () => `Film ${id}`,
    getVideoUrl: () => `https://vimeo.com/${id}`,
    getVideoWidth: () => 1280,
    getVideoHeight: () => 720,
    getTextTracks: () => tracks,
    getCuePoints: () => [...cuePoints.values()],
  }
  const methods: Record<string, (value: never) => unknown> = {
    play: () => start(),
    pause() {
      if (startedAt === undefined) return
      stop()
      emit('pause', at())
    },
    unload() {
      stop()
      position = 0
      unloaded = true
    },
    loadVideo(value: { url?: string; id?: number }) {
      const next = Number(value.id ?? value.url?.match(/vimeo\.com\/(\d+)/)?.[1])
      if (next === 404) return fail('loadVideo', 'NotFoundError', '“https://vimeo.com/404” was not found.')
      stop()
      id = next
      position = 0
      unloaded = false
      emit('loaded', { id })
      return id
    },
    addCuePoint({ time, data }: { time: number; data: object }) {
      if (time < 0 || time > video.duration) return fail('addCuePoint', 'RangeError', 'The time is out of range.')
      cues += 1
      cuePoints.set(`vimeo-cue-${cues}`, { id: `vimeo-cue-${cues}`, time, data })
      return `vimeo-cue-${cues}`
    },
    removeCuePoint(cue: string) {
      return cuePoints.delete(cue) ? cue : fail('removeCuePoint', 'InvalidCuePoint', 'There is no such cue point.')
    },
    enableTextTrack({ language }: { language: string }) {
      const track = tracks.find((one) => one.language === language)
      if (!track) return fail('enableTextTrack', 'InvalidTrackLanguageError', 'There is no such track.')
      for (const one of tracks) one.mode = one === track ? 'showing' : 'disabled'
      emit('texttrackchange', { kind: track.kind, label: track.label, language })
      return track
    },
    disableTextTrack() {
      for (const track of tracks) track.mode = 'disabled'
      emit('texttrackchange', { kind: null, label: null, language: null })
    },
    setCurrentTime(value: number) {
      if (value < 0 || value > video.duration) return fail('setCurrentTime', 'RangeError', 'The time is out of range.')
      emit('seeking', at())
      position = value
      last = value
      if (startedAt !== undefined) startedAt = performance.now()
      emit('seeked', at())
      return value
    },
    setVolume(value: number) {
      if (value < 0 || value > 1) return fail('setVolume', 'RangeError', 'The volume is out of range.')
      state.volume = value
      emit('volumechange', { volume: value, muted: state.muted })
      return value
    },
    setPlaybackRate(value: number) {
      if (value < 0.5 || value > 2) return fail('setPlaybackRate', 'RangeError', 'The rate is out of range.')
      position = seconds()
      if (startedAt !== undefined) startedAt = performance.now()
      state.playbackRate = value
      emit('playbackratechange', { playbackRate: value })
      return value
    },
    appendVideoMetadata: () => true,
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data !== 'object' || !isReady) return
    const { method, value } = data as { method: string; value: never }
    if (method === 'ping') return send({ method: 'ping' })
    if (method === 'addEventListener') return void listeners.add(value)
    if (method === 'removeEventListener') return void listeners.delete(value)
    const property = method.replace(/^[gs]et/, '').replace(/^./, (first) => first.toLowerCase())
    if (method in methods) {
      const answer = methods[method]?.(value)
      // `fail` has answered.
      if (answer !== undefined || !/^(?:loadVideo|addCue|removeCue|enable|set)/.test(method))
        send({ method, value: answer })
    } else if (method in getters) send({ method, value: getters[method]?.() })
    else if (property in state) {
      if (method.startsWith('set')) Object.assign(state, { [property]: value })
      send({ method, value: state[property as keyof typeof state] })
    } else fail(method, 'TypeError', `There is no method “${method}”.`)
  })
  Object.assign(window, {
    standIn: { state: () => ({ ...state, paused: startedAt === undefined, unloaded, seconds: seconds() }) },
  })

  if (video.readyAfterMs === undefined) return
  setTimeout(() => {
    if (video.refusal) return fail('ready', video.refusal.name, video.refusal.message)
    isReady = true
    send({ event: 'ready' })
  }, video.readyAfterMs)
}
