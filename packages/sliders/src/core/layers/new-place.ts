import type { Stored } from '@vitrine/canvas/core'

/** The place of a new layer: the middle of its slide. @param size Its width and height, where its words make none. */
export function inTheMiddle(size: { readonly width?: string; readonly height?: string } = {}): Stored {
  return { place: { desktop: { x: 'center', y: 'center', ...size } } }
}
