import type { ProviderVideo } from '@vitrine/ui/core'
import { tryToPlay } from '../core/autoplay.ts'
import type { Player } from '../core/player.ts'
import { createPlayer } from './player/create-player.ts'

/** A film behind something, as it is driven. `data-state` of its element is `playing` once there is a picture. */
export interface BackgroundFilm {
  play(): void
  pause(): void
  mute(isMuted: boolean): void
}

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

/** Puts the frame of a provider into a place, without controls, and drives it. Aborting takes it away. */
export function providerBackground(
  place: HTMLElement,
  { video, loop }: { readonly video: ProviderVideo; readonly loop: boolean },
  signal: AbortSignal,
): BackgroundFilm {
  let player: Player | undefined
  let ended = false
  let wanted = false
  const start = () => {
    if (wanted && !ended) player?.play().catch(() => {}) // Refused: the picture stays.
    return player !== undefined || !wanted
  }
  createPlayer(
    place,
    { kind: 'provider', ...video },
    { title: '', autoplay: false, muted: true, loop, controls: false, autopause: false },
    signal,
  ).then(
    (created) => {
      player = created
      created.on('ended', () => (ended = true))
      created.on('playing', () => {
        const frame = place.querySelector('iframe')
        if (frame) frame.dataset.state = 'playing'
      })
      // Told to play once it is there; YouTube's is asked in its own time.
      if (video.provider === 'vimeo') start()
    },
    () => {}, // A film that does not come leaves its picture.
  )
  return {
    play() {
      wanted = true
      if (player) start()
      else if (video.provider === 'youtube')
        void tryToPlay(start, (ms) => new Promise((resolve) => setTimeout(resolve, ms)))
    },
    pause() {
      wanted = false
      player?.pause().catch(() => {}) // Gone meanwhile.
    },
    mute: (isMuted) => player?.set('muted', isMuted).catch(() => {}),
  }
}
