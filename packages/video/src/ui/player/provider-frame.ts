import type { PlayerOptions } from '../../core/player-source.ts'

/** What a provider's frame may do. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** A frame for a provider's player. */
export function providerFrame(address: string, { title, controls }: PlayerOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'player__film'
  frame.title = title
  frame.allow = ALLOWED
  // YouTube shows nothing to a page that does not say who it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  if (!controls) frame.tabIndex = -1
  frame.src = address
  return frame
}
