import type { Route } from 'playwright-core'

/** Answers `https://www.youtube.com/iframe_api` with a script that drives a frame by messages, as YouTube's does. */
export function fulfillYouTubeInterface(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: `(${script})()` })
}

/** Runs in the page. */
function script(): void {
  /** The page says so again and again until the frame answers. */
  const GREETING_MS = 50
  let players = 0

  class Player {
    #info: Record<string, unknown> = {}
    readonly #send: (message: object) => void
    readonly #hear: (message: MessageEvent) => void
    #greeting: ReturnType<typeof setInterval> | undefined

    constructor(
      frame: HTMLIFrameElement,
      { events }: { events: Record<string, (event: { target: unknown; data: unknown }) => void> },
    ) {
      players += 1
      const id = `widget-${players}`
      const { origin } = new URL(frame.src)
      this.#send = (message) =>
        frame.contentWindow?.postMessage(JSON.stringify({ ...message, id, channel: 'widget' }), origin)
      this.#hear = (message) => {
        if (message.origin !== origin || message.source !== frame.contentWindow) return
        if (typeof message.data !== 'string') return
        const { event, info } = JSON.parse(message.data) as { event: string; info: unknown }
        clearInterval(this.#greeting)
        if (event === 'initialDelivery' || event === 'infoDelivery') Object.assign(this.#info, info)
        else events[event]?.({ target: this, data: info })
      }
      addEventListener('message', this.#hear)
      frame.addEventListener('load', () => {
        this.#greeting = setInterval(() => this.#send({ event: 'listening' }), GREETING_MS)
      })
    }

    #command(func: string, ...args: unknown[]) {
      this.#send({ event: 'command', func, args })
    }

    playVideo = () => this.#command('playVideo')
    pauseVideo = () => this.#command('pauseVideo')
    stopVideo = () => this.#command('stopVideo')
    cueVideoById = (id: string) => this.#command('cueVideoById', id)
    seekTo = (seconds: number) => this.#command('seekTo', seconds, true)
    mute = () => this.#command('mute')
    unMute = () => this.#command('unMute')
    setVolume = (volume: number) => this.#command('setVolume', volume)
    setPlaybackRate = (rate: number) => this.#command('setPlaybackRate', rate)
    loadModule = (name: string) => this.#command('loadModule', name)
    setOption = (...values: unknown[]) => this.#command('setOption', ...values)
    isMuted = () => this.#info.muted
    getVolume = () => this.#info.volume
    getPlaybackRate = () => this.#info.playbackRate
    getCurrentTime = () => this.#info.currentTime
    getDuration = () => this.#info.duration
    getPlayerState = () => this.#info.playerState
    getVideoLoadedFraction = () => this.#info.videoLoadedFraction
    getVideoData = () => this.#info.videoData
    getVideoUrl = () => this.#info.videoUrl
    getOption = (_module: string, option: string) => (this.#info.captions as Record<string, unknown>)[option]
    destroy() {
      clearInterval(this.#greeting)
      removeEventListener('message', this.#hear)
    }
  }

  Object.assign(window, { YT: { loaded: 1, Player } })
  const page = window as { onYouTubeIframeAPIReady?: () => void }
  page.onYouTubeIframeAPIReady?.()
}
