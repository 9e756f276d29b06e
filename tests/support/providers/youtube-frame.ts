import type { Route } from 'playwright-core'

/** How a video of the stand-in for YouTube behaves. */
export interface YouTubeVideo {
  /** Seconds. */
  readonly duration: number
  /** Milliseconds until the player says that it is there; undefined: never. */
  readonly readyAfterMs: number | undefined
  /** Languages in which it has captions. */
  readonly captions: readonly string[]
  /** Number of the error that it tells once it is ready: 100, 101, 150. */
  readonly error?: number
  /** True if the browser lets it start without a touch. */
  readonly mayAutoplay: boolean
}

export const YOUTUBE_VIDEO: YouTubeVideo = { duration: 30, readyAfterMs: 0, captions: ['de', 'en'], mayAutoplay: true }

/** Answers `https://www.youtube-nocookie.com/embed/…` with a page that speaks the messages of YouTube's frame. */
export function fulfillYouTubeFrame(route: Route, video: YouTubeVideo): Promise<void> {
  return route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><title>YouTube</title><body style="margin:0;background:#311"><script>(${frame})(${JSON.stringify(video)})</script>`,
  })
}

/**
 * Runs in the frame. It keeps silent until the page says `{event: 'listening'}`; commands are
 * `{event: 'command', func, args}`; it tells `initialDelivery`, `onReady`, `infoDelivery`, `onStateChange` and `onError`.
 * All messages are texts.
 */
function frame(video: YouTubeVideo): void {
  const query = new URLSearchParams(location.search)
  let id = location.pathname.split('/').pop() ?? ''
  let startedAt: number | undefined
  let position = 0
  let state = -1
  let channel = ''
  let isReady = false
  let refused = false
  let track: object = {}
  /** States that were emitted, in their order. */
  const states: number[] = []
  const own = { volume: 100, muted: query.get('mute') === '1', playbackRate: 1 }

  const send = (message: object) =>
    parent.postMessage(JSON.stringify({ ...message, id: channel, channel: 'widget' }), query.get('origin') ?? '*')
  const seconds = () =>
    Math.min(
      video.duration,
      startedAt === undefined ? position : position + ((performance.now() - startedAt) / 1000) * own.playbackRate,
    )
  const info = () => ({
    ...own,
    currentTime: seconds(),
    duration: video.duration,
    playerState: state,
    videoLoadedFraction: 1,
    videoData: { video_id: id, title: `Film ${id}` },
    videoUrl: `https://www.youtube.com/watch?v=${id}`,
    captions: { tracklist: video.captions.map((code) => ({ languageCode: code, displayName: code })), track },
  })
  const deliver = () => send({ event: 'infoDelivery', info: info() })
  const enter = (next: number) => {
    state = next
    states.push(next)
    deliver()
    send({ event: 'onStateChange', info: next })
  }
  const stop = () => {
    position = seconds()
    startedAt = undefined
  }

  const commands: Record<string, (...values: never[]) => void> = {
    playVideo() {
      if (startedAt !== undefined) return
      if (!video.mayAutoplay) {
        refused = true
        return send({ event: 'onAutoplayBlocked', info: null })
      }
      if (state === 0) position = 0
      enter(3)
      startedAt = performance.now()
      enter(1)
    },
    pauseVideo() {
      if (startedAt === undefined) return
      stop()
      enter(2)
    },
    stopVideo() {
      stop()
      position = 0
      enter(5)
    },
    cueVideoById(next: string) {
      stop()
      id = next
      position = 0
      enter(5)
    },
    seekTo(to: number) {
      position = to
      if (startedAt !== undefined) startedAt = performance.now()
      deliver()
    },
    mute() {
      own.muted = true
    },
    unMute() {
      own.muted = false
    },
    setVolume(value: number) {
      own.volume = value
    },
    setPlaybackRate(value: number) {
      position = seconds()
      if (startedAt !== undefined) startedAt = performance.now()
      own.playbackRate = value
    },
    loadModule() {},
    setOption(_module: string, _option: string, value: object) {
      track = value
    },
    addEventListener() {},
  }

  setInterval(() => {
    if (startedAt === undefined) return
    if (seconds() < video.duration) return deliver()
    stop()
    enter(0)
  }, 50)

  const greet = () => {
    if (!isReady || channel === '') return
    send({ event: 'initialDelivery', info: info() })
    send({ event: 'onReady', info: null })
    if (video.error !== undefined) send({ event: 'onError', info: video.error })
  }
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data !== 'string') return
    const message = JSON.parse(data) as { event: string; id: string; func?: string; args?: never[] }
    if (message.event === 'listening' && channel === '') {
      channel = message.id
      greet()
    }
    if (message.event !== 'command') return
    commands[message.func ?? '']?.(...(message.args ?? []))
    deliver()
  })
  Object.assign(window, { standIn: { state: () => ({ ...own, state, states, track, refused, seconds: seconds() }) } })

  if (video.readyAfterMs === undefined) return
  setTimeout(() => {
    isReady = true
    greet()
  }, video.readyAfterMs)
}
