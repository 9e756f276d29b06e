import { type ProviderVideo, watchAddress } from '@vitrine/kit/core'
import type { PlayerEvents } from '../../core/player.ts'
import type { PlayerOptions, PlayerSource } from '../../core/player-source.ts'
import type { Emit, Medium } from './medium.ts'
import { providerFrame } from './provider-frame.ts'

type VimeoLibrary = typeof import('@vimeo/player')

/**
 * Loads Vimeo's library. On loading it would make players of every element with `data-vimeo-id` or `data-vimeo-url`,
 * with a request to Vimeo for each: settings turn that off, as those are ours, after consent. They also keep it from
 * sending the page's address to each frame, and from resizing places.
 */
export async function loadVimeo(): Promise<VimeoLibrary> {
  Object.assign(window, { VimeoSeoMetadataAppended: true, VimeoPlayerResizeEmbeds_: true })
  for (const element of document.querySelectorAll('[data-vimeo-id], [data-vimeo-url]'))
    element.setAttribute('data-vimeo-defer', '')
  return import('@vimeo/player')
}

/** Puts a video of Vimeo into a place, in Vimeo's frame, driven by Vimeo's library. */
export function vimeoPlayer(
  { default: Vimeo }: VimeoLibrary,
  place: HTMLElement,
  source: ProviderVideo,
  options: PlayerOptions,
  emit: Emit,
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
    async load(next: PlayerSource) {
      await vimeo.loadVideo({ url: watchAddress(next as ProviderVideo) as `https://vimeo.com/${string}` })
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
      untyped.on(event, (data) => emit(event, data))
    },
  }
}
