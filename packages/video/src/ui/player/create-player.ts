import type { Player } from '../../core/player.ts'
import type { PlayerOptions, PlayerSource } from '../../core/player-source.ts'

const FRAMES = {
  youtube: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  vimeo: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
}

/** Puts a film of the site's own, or a provider's frame without control, into a place. */
export async function createPlayer(
  place: HTMLElement,
  source: PlayerSource,
  options: PlayerOptions,
  signal?: AbortSignal,
): Promise<Player> {
  const shown = source.kind === 'file' ? videoOf(source.files, options) : frameOf(FRAMES[source.provider](source.id))
  shown.title = options.title
  place.append(shown)
  signal?.addEventListener('abort', () => shown.remove())
  const heard = new Map<string, () => void>()
  return {
    async play() {
      if (shown instanceof HTMLVideoElement) await shown.play()
      heard.get('playing')?.()
    },
    async pause() {
      if (shown instanceof HTMLVideoElement) shown.pause()
      heard.get('pause')?.()
    },
    destroy: async () => shown.remove(),
    on: (event, callback) => void heard.set(event, callback),
  }
}

function videoOf(files: readonly { readonly url: string }[], options: PlayerOptions): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { controls: options.controls, muted: options.muted, loop: options.loop, src: files[0]?.url })
  return video
}

function frameOf(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: address, allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture' })
  return frame
}
