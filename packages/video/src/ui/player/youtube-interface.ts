/** Address of YouTube's frame interface. */
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
  cueVideoById(id: string, startSeconds?: number): void
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

/** Loads the interface, once for the page. Rejects where it is blocked; the next player that needs it tries again. */
export function loadYouTube(): Promise<YouTube> {
  asked ??= new Promise((resolve, reject) => {
    // A script of the site may have loaded it.
    if (window.YT?.Player) return resolve(window.YT as YouTube)
    const theirs = window.onYouTubeIframeAPIReady
    window.onYouTubeIframeAPIReady = () => {
      theirs?.()
      resolve(window.YT as YouTube)
    }
    const script = document.createElement('script')
    script.src = INTERFACE
    script.async = true
    script.addEventListener('error', () => {
      asked = undefined
      script.remove()
      reject(new Error(`${INTERFACE} could not be loaded.`))
    })
    document.head.append(script)
  })
  return asked
}
