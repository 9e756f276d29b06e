import { type Film, isQuietAfter, type Tell } from './film.ts'

/** The film of a `video` element that the page came with. */
export function ownFilm(video: HTMLVideoElement, tell: Tell, signal: AbortSignal): Film {
  const on = (name: string, then: () => void) => video.addEventListener(name, then, { signal })
  on('playing', () => tell('playing'))
  // The end of a film is a pause, too.
  on('pause', () => video.ended || tell('paused'))
  on('ended', () => tell('ended'))
  video.querySelector('source:last-of-type')?.addEventListener('error', () => tell('failed'), { signal })
  const play = () => video.play().catch(() => {}) // Refused: its picture stays, and its controls.
  // It may have been started before this script was there.
  if (!video.paused) tell('playing')
  return {
    play,
    pause: () => video.pause(),
    playQuietly() {
      video.muted = true
      play()
    },
    sound(wish) {
      video.muted = isQuietAfter(wish, video.muted)
    },
    goTo(seconds) {
      video.currentTime = seconds
    },
  }
}
