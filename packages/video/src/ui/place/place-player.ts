import type { FullPlaceProps } from '../../core/place.ts'
import type { Player } from '../../core/player.ts'
import { type Emit, isMutedAfter, type PlaceVideo } from './place-video.ts'

/** Player of a place. It is loaded when it is needed, may be unloaded again, and remembers commands meanwhile. */
export interface PlacePlayer extends Pick<PlaceVideo, 'pause' | 'audio' | 'goTo'> {
  /** @returns False if it is not loaded. */
  play(): boolean
  /**
   * @param autoplay Without sound; it plays as it comes.
   * @returns Function to call once it is visible. Undefined if it was unloaded meanwhile.
   * @throws If it cannot be loaded.
   */
  load(autoplay: boolean): Promise<(() => Promise<void>) | undefined>
  /** @returns True if it was loaded. */
  unload(): boolean
}

export function placePlayer(
  frame: HTMLElement,
  { source, options, texts }: FullPlaceProps,
  emit: Emit,
  signal: AbortSignal,
): PlacePlayer {
  let loading: AbortController | undefined
  let player: Player | undefined
  /** State to load it with. */
  let isMuted = options.muted
  /** Second to start from. */
  let beginning = options.start

  return {
    play() {
      player?.play().catch(() => {}) // The browser requires a press on the provider's own button.
      return player !== undefined
    },
    pause: () => void player?.pause().catch(() => {}), // It may be unloaded already.
    async audio(wish) {
      // The visitor may have used the provider's own button.
      isMuted = isMutedAfter(wish, (await player?.get('muted').catch(() => undefined)) ?? isMuted)
      await player?.set('muted', isMuted).catch(() => {}) // It may be unloaded already.
    },
    goTo(seconds) {
      beginning = seconds
      player?.set('currentTime', seconds).catch(() => {}) // Unloaded already, or beyond its end.
    },
    async load(autoplay) {
      const alive = new AbortController()
      loading = alive
      signal.addEventListener('abort', () => alive.abort(), { signal: alive.signal })
      const muted = isMuted || autoplay
      try {
        const { createPlayer } = await import('../player/create-player.ts')
        if (alive.signal.aborted) return undefined
        const made = await createPlayer(frame, source, { ...options, texts, autoplay, muted }, alive.signal)
        if (alive.signal.aborted) return void made.destroy().catch(() => {}) // Unloaded meanwhile.
        player = made
        made.on('playing', () => emit('playing'))
        made.on('pause', () => emit('paused'))
        made.on('ended', () => emit('ended'))
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
      player?.destroy().catch(() => {}) // It may be unloaded already.
      player = undefined
      return wasThere
    },
  }
}
