import type { ProviderVideo } from '@vitrine/kit/core'
import { tryToPlay } from '../core/autoplay.ts'
import type { Player, Position } from '../core/player.ts'
import { isLoopEnd } from '../core/seamless-loop.ts'
import type { BackgroundVideo } from './background-video.ts'
import { createPlayer } from './player/create-player.ts'
import { wait } from './wait.ts'

/**
 * Puts the frame of a provider into a place, without controls, and drives it. Aborting takes it away.
 *
 * @param film.failed Called when it does not come: its image stays.
 */
export function providerBackground(
  place: HTMLElement,
  background: { readonly video: ProviderVideo; readonly loop: boolean; readonly failed: () => void },
  signal: AbortSignal,
): BackgroundVideo {
  const { video, loop, failed } = background
  let player: Player | undefined
  let ended = false
  let wanted = false
  const start = () => {
    if (wanted && !ended) player?.play().catch(() => {}) // Refused: the image stays.
    return player !== undefined || !wanted
  }
  // On its last image: at its very end a provider shows other videos.
  const stopAtEnd = ({ seconds, duration }: Position) => {
    if (!isLoopEnd({ currentTime: seconds, duration, round: 0 })) return
    ended = true
    player?.pause().catch(() => {}) // Gone meanwhile.
  }
  createPlayer(
    place,
    { kind: 'provider', ...video },
    { title: '', autoplay: false, muted: true, loop, controls: false, autopause: false },
    signal,
  ).then(
    (created) => {
      player = created
      if (!loop) created.on('timeupdate', stopAtEnd)
      created.on('playing', () => {
        const frame = place.querySelector('iframe')
        if (frame) frame.dataset.state = 'playing'
      })
      // Asked to play once it is there; YouTube's is asked in its own time.
      if (video.provider === 'vimeo') start()
    },
    () => !signal.aborted && failed(),
  )
  return {
    play() {
      wanted = true
      if (player) start()
      else if (video.provider === 'youtube') void tryToPlay(start, wait)
    },
    pause() {
      wanted = false
      player?.pause().catch(() => {}) // Gone meanwhile.
    },
    mute: (isMuted) => player?.set('muted', isMuted).catch(() => {}),
  }
}
