import type { BlockBase, Image } from '@vitrine/ui/core'

export const picture: Image = {
  alt: 'An oak chair in morning light.',
  fallback: { url: '/media/chair-1600.webp', width: 1600, height: 1200, type: 'image/webp' },
  sources: [
    { url: '/media/chair-800.webp', width: 800, height: 600, type: 'image/webp' },
    { url: '/media/chair-1600.webp', width: 1600, height: 1200, type: 'image/webp' },
  ],
  focalPoint: { x: 20, y: 50 },
}

export const HOSTILE = '<script>alert(1)</script> & "quotes" \u202eright to left'
export const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe and everyone else who waits for the ferry.'

/** A heading that stands in a container. */
export function words(id: string, text: string): BlockBase {
  return { blockType: 'heading', id, text, level: 2, size: 4, align: 'start' } as BlockBase
}
