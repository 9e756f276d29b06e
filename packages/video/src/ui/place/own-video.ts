import { type Emit, isMutedAfter, type PlaceVideo } from './place-video.ts'

/** The video of a `video` element that the page came with. */
export function ownVideo(video: HTMLVideoElement, emit: Emit, signal: AbortSignal): PlaceVideo {
  const on = (name: string, then: () => void) => video.addEventListener(name, then, { signal })
  let hasBegun = false
  const begin = () => {
    // One that begins its loop anew, or waited for more of itself, has been playing.
    if (hasBegun) return
    hasBegun = true
    emit('playing')
  }
  on('playing', begin)
  on('pause', () => {
    hasBegun = false
    // The end of a video is a pause, too.
    if (!video.ended) emit('paused')
  })
  on('ended', () => emit('ended'))
  video.querySelector('source:last-of-type')?.addEventListener('error', () => emit('failed'), { signal })
  const play = () => video.play().catch(() => {}) // Refused: its image stays, and its controls.
  // It may have been started before this script was there.
  if (!video.paused) begin()
  return {
    play,
    pause: () => video.pause(),
    playMuted() {
      video.muted = true
      play()
    },
    audio(wish) {
      video.muted = isMutedAfter(wish, video.muted)
    },
    goTo(seconds) {
      video.currentTime = seconds
    },
  }
}
