import type { BackgroundVideo } from './background-video.ts'

/** Drives a video of the site, whose element is in the page. */
export function ownBackground(video: HTMLVideoElement, signal: AbortSignal): BackgroundVideo {
  let ended = false
  // A video that ended stays on its last image.
  video.addEventListener('ended', () => (ended = true), { signal })
  video.addEventListener('playing', () => (video.dataset.state = 'playing'), { signal })
  signal.addEventListener('abort', () => {
    video.pause()
    delete video.dataset.state
  })
  return {
    play() {
      if (!ended) video.play().catch(() => {}) // Refused: the image stays.
    },
    pause: () => video.pause(),
    mute: (isMuted) => {
      video.muted = isMuted
    },
  }
}
