/** Where YouTube's frame interface comes from. */
const INTERFACE = 'https://www.youtube.com/iframe_api'

/** YouTube's frame interface, as far as it is used. @see https://developers.google.com/youtube/iframe_api_reference */
export interface YouTube {
  readonly Player: new (
    frame: HTMLIFrameElement,
    options: { readonly events: Readonly<Record<string, (event: { readonly data: unknown }) => void>> },
  ) => YouTubePlayer
}

export interface YouTubePlayer {
  playVideo(): void
  pauseVideo(): void
  stopVideo(): void
  cueVideoById(id: string): void
  seekTo(seconds: number, isFinal: boolean): void
  mute(): void
  unMute(): void
  isMuted(): boolean
  /** 0 to 100, here and below. */
  setVolume(volume: number): void
  getVolume(): number
  setPlaybackRate(rate: number): void
  getPlaybackRate(): number
  getCurrentTime(): number
  getDuration(): number
  /** 0 to 1. */
  getVideoLoadedFraction(): number
  getPlayerState(): number
  getVideoUrl(): string
  getVideoData(): { readonly video_id?: string; readonly title?: string }
  loadModule(name: 'captions'): void
  getOption(module: 'captions', option: 'tracklist' | 'track'): unknown
  setOption(module: 'captions', option: 'track', value: { readonly languageCode?: string }): void
  destroy(): void
}

declare global {
  interface Window {
    YT?: Partial<YouTube>
    onYouTubeIframeAPIReady?: () => void
  }
}

let asked: Promise<YouTube> | undefined
let script: HTMLScriptElement | undefined

/**
 * Loads the interface, once for the page. Never rejects: where it is blocked, the next player that asks has it tried
 * anew, and when it comes, all of them go on.
 */
export function loadYouTube(): Promise<YouTube> {
  asked ??= new Promise((resolve) => {
    const theirs = window.onYouTubeIframeAPIReady
    const isThere = () => window.YT?.Player !== undefined && resolve(window.YT as YouTube)
    window.onYouTubeIframeAPIReady = () => {
      theirs?.()
      isThere()
    }
    // A script of the site may have loaded it.
    isThere()
  })
  if (!script && !window.YT?.Player) {
    script = document.createElement('script')
    script.src = INTERFACE
    script.async = true
    script.addEventListener('error', () => {
      script?.remove()
      script = undefined
    })
    document.head.append(script)
  }
  return asked
}
