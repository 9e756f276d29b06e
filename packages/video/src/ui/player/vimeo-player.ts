import { type ProviderVideo, watchAddress } from '@vitrine/kit/core'
import type { PlayerEvents } from '../../core/player.ts'
import type { PlayerOptions, PlayerSource } from '../../core/player-source.ts'
import type { Medium, Tell } from './medium.ts'
import { providerFrame } from './provider-frame.ts'

type VimeoLibrary = typeof import('@vimeo/player')

/**
 * Loads Vimeo's library. As it loads, it makes players of every element with `data-vimeo-id` or `data-vimeo-url`, asking
 * Vimeo for each: those are ours, after consent, so it is told to leave them alone. Nor does it tell each frame the
 * address of the page, or give a place room that its frame asks for.
 */
export async function loadVimeo(): Promise<VimeoLibrary> {
  Object.assign(window, { VimeoSeoMetadataAppended: true, VimeoPlayerResizeEmbeds_: true })
  for (const element of document.querySelectorAll('[data-vimeo-id], [data-vimeo-url]'))
    element.setAttribute('data-vimeo-defer', '')
  return import('@vimeo/player')
}

/** Puts a film of Vimeo into a place, in Vimeo's frame, driven by Vimeo's library. */
export function vimeoPlayer(
  { default: Vimeo }: VimeoLibrary,
  place: HTMLElement,
  source: ProviderVideo,
  options: PlayerOptions,
  tell: Tell,
): Medium {
  const frame = providerFrame(source, options)
  place.append(frame)
  const vimeo = new Vimeo(frame)
  const ready = vimeo.ready()
  const untyped = vimeo as unknown as Pick<Medium, 'get' | 'set'> & {
    on<Name extends keyof PlayerEvents>(event: Name, hear: (data: PlayerEvents[Name]) => void): void
  }

  return {
    ready,
    play: () => vimeo.play(),
    pause: () => vimeo.pause(),
    async load(film: PlayerSource) {
      await vimeo.loadVideo({ url: watchAddress(film as ProviderVideo) as `https://vimeo.com/${string}` })
    },
    unload: () => vimeo.unload(),
    remove() {
      void vimeo.destroy()
      frame.remove()
    },
    get: (name) => untyped.get(name),
    set: (name, value) => untyped.set(name, value),
    enableTextTrack: (language, kind) => vimeo.enableTextTrack(language, kind) as Promise<never>,
    async disableTextTrack() {
      await vimeo.disableTextTrack()
    },
    cuePoints: {
      add: (time, data) => vimeo.addCuePoint(time, data),
      remove: (id) => vimeo.removeCuePoint(id),
      list: () => vimeo.getCuePoints() as Promise<never>,
    },
    listen(event) {
      untyped.on(event, (data) => tell(event, data))
    },
  }
}
