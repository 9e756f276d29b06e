import type { BackgroundFilm } from './background-film.ts'

/** Drives a film of the site, whose element is in the page. */
export function ownBackground(video: HTMLVideoElement, signal: AbortSignal): BackgroundFilm {
  let ended = false
  // A film that ended stays on its last picture.
  video.addEventListener('ended', () => (ended = true), { signal })
  video.addEventListener('playing', () => (video.dataset.state = 'playing'), { signal })
  signal.addEventListener('abort', () => {
    video.pause()
    delete video.dataset.state
  })
  return {
    play() {
      if (!ended) video.play().catch(() => {}) // Refused: the picture stays.
    },
    pause: () => video.pause(),
    mute: (isMuted) => {
      video.muted = isMuted
    },
  }
}
