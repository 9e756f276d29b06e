import type { ProviderVideo } from '@vitrine/kit/core'
import type { PlayerOptions } from '../../core/player-source.ts'
import { frameAddress } from '../../core/provider-frames.ts'

/** Permissions of a provider's frame. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** A frame of a provider with its player for a video. */
export function providerFrame(video: ProviderVideo, options: PlayerOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'player__film'
  frame.title = options.title
  frame.allow = ALLOWED
  // YouTube shows nothing to a page that does not say who it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  if (!options.controls) frame.tabIndex = -1
  frame.src = frameAddress(video, { ...options, language: navigator.language, origin: location.origin })
  return frame
}
