import { type ProviderVideo, watchAddress } from '@vitrine/kit/core'
import { type PlayerErrorName, playerError } from '../../../core/player-errors.ts'
import type { Emit } from '../medium.ts'
import type { YouTube, YouTubePlayer } from '../youtube-interface.ts'

/** Connects to YouTube's frame. @returns What drives it, and what settles once that can be done. */
export function connect(
  { Player }: YouTube,
  frame: HTMLIFrameElement,
  emit: Emit,
  on: {
    /** The video that is shown. */
    video(): ProviderVideo
    /** The frame is in another state. */
    hear(state: number): void
    /** @param method What did not succeed. Undefined: whatever was under way. */
    fail(error: Error, method?: 'ready' | 'play'): void
  },
): { readonly api: YouTubePlayer; readonly ready: Promise<void> } {
  let settle: { readonly resolve: () => void; readonly reject: (error: Error) => void }
  const ready = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  const api: YouTubePlayer = new Player(frame, {
    events: {
      onReady() {
        emit('loaded', { id: on.video().id })
        settle.resolve()
      },
      onStateChange: ({ data }) => on.hear(Number(data)),
      onError({ data }) {
        const error = errorOf(Number(data), on.video())
        settle.reject(error)
        on.fail(error)
      },
      onAutoplayBlocked: () =>
        on.fail(
          playerError('NotAllowedError', 'The browser wants a touch of the visitor before it plays this.'),
          'play',
        ),
      onPlaybackRateChange: () => emit('playbackratechange', { playbackRate: api.getPlaybackRate() }),
      onVolumeChange: () => emit('volumechange', { volume: api.getVolume() / 100, muted: api.isMuted() }),
    },
  })
  return { api, ready }
}

/** @see https://developers.google.com/youtube/iframe_api_reference#onError */
function errorOf(code: number, video: ProviderVideo): Error {
  const errors: Readonly<Record<number, readonly [PlayerErrorName, string]>> = {
    100: ['NotFoundError', `“${watchAddress(video)}” was not found.`],
    101: ['PrivacyError', `“${watchAddress(video)}” is not embeddable.`],
    150: ['PrivacyError', `“${watchAddress(video)}” is not embeddable.`],
  }
  return playerError(...(errors[code] ?? (['UnsupportedError', `YouTube cannot show this film (${code}).`] as const)))
}
