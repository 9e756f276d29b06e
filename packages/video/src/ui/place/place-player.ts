import type { FullPlaceProps } from '../../core/place.ts'
import type { Player } from '../../core/player.ts'
import { type Film, isQuietAfter, type Tell } from './film.ts'

/** The player of a place. It comes when it is wanted, may go again, and remembers what was wished of it meanwhile. */
export interface PlacePlayer extends Pick<Film, 'pause' | 'sound' | 'goTo'> {
  /** @returns False where it has not come. */
  play(): boolean
  /**
   * @param autoplay Without sound; it plays as it comes.
   * @returns What is to be called once it is seen. Undefined: nobody wants it any more.
   * @throws Where it does not come.
   */
  load(autoplay: boolean): Promise<(() => Promise<void>) | undefined>
  /** @returns Whether it was there. */
  unload(): boolean
}

export function placePlayer(
  frame: HTMLElement,
  { source, options, texts }: FullPlaceProps,
  tell: Tell,
  signal: AbortSignal,
): PlacePlayer {
  let loading: AbortController | undefined
  let player: Player | undefined
  /** As it is to be loaded. */
  let isQuiet = options.muted
  /** Second at which it is to begin. */
  let beginning = options.start

  return {
    play() {
      player?.play().catch(() => {}) // The browser wants one more press, on the provider's own button.
      return player !== undefined
    },
    pause: () => void player?.pause().catch(() => {}), // It may be gone already.
    async sound(wish) {
      // The visitor may have used the provider's own button.
      isQuiet = isQuietAfter(wish, (await player?.get('muted').catch(() => undefined)) ?? isQuiet)
      await player?.set('muted', isQuiet).catch(() => {}) // It may be gone already.
    },
    goTo(seconds) {
      beginning = seconds
      player?.set('currentTime', seconds).catch(() => {}) // Gone already, or beyond its end.
    },
    async load(autoplay) {
      const alive = new AbortController()
      loading = alive
      signal.addEventListener('abort', () => alive.abort(), { signal: alive.signal })
      const muted = isQuiet || autoplay
      try {
        const { createPlayer } = await import('../player/create-player.ts')
        if (alive.signal.aborted) return undefined
        const made = await createPlayer(frame, source, { ...options, texts, autoplay, muted }, alive.signal)
        if (alive.signal.aborted) return void made.destroy().catch(() => {}) // Nobody wants it any more.
        player = made
        made.on('playing', () => tell('playing'))
        made.on('pause', () => tell('paused'))
        made.on('ended', () => tell('ended'))
        return async () => {
          if (beginning !== undefined) await made.set('currentTime', beginning).catch(() => {}) // Beyond its end.
          if (!autoplay) made.play().catch(() => {}) // As above.
        }
      } catch (error) {
        if (alive.signal.aborted) return undefined
        throw error
      }
    },
    unload() {
      const wasThere = player !== undefined
      loading?.abort()
      loading = undefined
      player?.destroy().catch(() => {}) // It may be gone already.
      player = undefined
      return wasThere
    },
  }
}
