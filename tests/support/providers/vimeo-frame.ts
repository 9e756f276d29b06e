import type { Route } from 'playwright-core'

/** How a film of the stand-in for Vimeo behaves. */
export interface VimeoFilm {
  /** Seconds. */
  readonly duration: number
  /** Milliseconds until the player says that it is there; undefined: never. */
  readonly readyAfterMs: number | undefined
  /** Languages in which it has captions. */
  readonly captions: readonly string[]
  /** What it answers in the place of being ready. */
  readonly refusal?: { readonly name: string; readonly message: string }
}

export const VIMEO_FILM: VimeoFilm = { duration: 30, readyAfterMs: 0, captions: ['de', 'en'] }

/** Answers `https://player.vimeo.com/video/…` with a page that speaks the messages of Vimeo's player. */
export function fulfillVimeo(route: Route, film: VimeoFilm): Promise<void> {
  return route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><title>Vimeo</title><body style="margin:0;background:#123"><script>(${frame})(${JSON.stringify(film)})</script>`,
  })
}

/** Runs in the frame. Messages: `{method, value}` in, `{method, value}` as the answer, `{event, data}` out. */
function frame(film: VimeoFilm): void {
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
  const tracks = film.captions.map((language) => ({ language, kind: 'captions', label: language, mode: 'disabled' }))
  let cues = 0
  let isReady = false

  const send = (message: object) => parent.postMessage(message, '*')
  const seconds = () =>
    Math.min(
      film.duration,
      startedAt === undefined ? position : position + ((performance.now() - startedAt) / 1000) * state.playbackRate,
    )
  const at = () => ({ seconds: seconds(), percent: seconds() / film.duration, duration: film.duration })
  const tell = (event: string, data: unknown = {}) => listeners.has(event) && send({ event, data })
  const stop = () => {
    position = seconds()
    startedAt = undefined
  }
  const start = () => {
    if (startedAt !== undefined) return
    if (ended) position = 0
    ended = false
    startedAt = performance.now()
    tell('play', at())
    tell('playing', at())
  }
  const fail = (method: string, name: string, message: string) =>
    send({ event: 'error', data: { method, name, message } })

  let last = 0
  setInterval(() => {
    if (startedAt === undefined) return
    const now = seconds()
    for (const point of cuePoints.values()) if (point.time > last && point.time <= now) tell('cuepoint', point)
    last = now
    tell('timeupdate', at())
    if (now < film.duration) return
    if (state.loop) {
      position = 0
      last = 0
      startedAt = performance.now()
      return
    }
    stop()
    ended = true
    tell('pause', at())
    tell('ended', at())
  }, 50)

  const getters: Record<string, () => unknown> = {
    getCurrentTime: seconds,
    getDuration: () => film.duration,
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
      tell('pause', at())
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
      tell('loaded', { id })
      return id
    },
    addCuePoint({ time, data }: { time: number; data: object }) {
      if (time < 0 || time > film.duration) return fail('addCuePoint', 'RangeError', 'The time is out of range.')
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
      tell('texttrackchange', { kind: track.kind, label: track.label, language })
      return track
    },
    disableTextTrack() {
      for (const track of tracks) track.mode = 'disabled'
      tell('texttrackchange', { kind: null, label: null, language: null })
    },
    setCurrentTime(value: number) {
      if (value < 0 || value > film.duration) return fail('setCurrentTime', 'RangeError', 'The time is out of range.')
      tell('seeking', at())
      position = value
      last = value
      if (startedAt !== undefined) startedAt = performance.now()
      tell('seeked', at())
      return value
    },
    setVolume(value: number) {
      if (value < 0 || value > 1) return fail('setVolume', 'RangeError', 'The volume is out of range.')
      state.volume = value
      tell('volumechange', { volume: value, muted: state.muted })
      return value
    },
    setPlaybackRate(value: number) {
      if (value < 0.5 || value > 2) return fail('setPlaybackRate', 'RangeError', 'The rate is out of range.')
      position = seconds()
      if (startedAt !== undefined) startedAt = performance.now()
      state.playbackRate = value
      tell('playbackratechange', { playbackRate: value })
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
    film: { state: () => ({ ...state, paused: startedAt === undefined, unloaded, seconds: seconds() }) },
  })

  if (film.readyAfterMs === undefined) return
  setTimeout(() => {
    if (film.refusal) return fail('ready', film.refusal.name, film.refusal.message)
    isReady = true
    send({ event: 'ready' })
  }, film.readyAfterMs)
}
