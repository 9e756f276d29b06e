import type { Image } from '@vitrine/content/core'

/** Content of example blocks, so that each kind is tested with what editors and attackers write. */

/** Markup, quotes, and a sign that turns the direction of what follows. */
export const HOSTILE = '<script>alert(1)</script> & "quotes" \u202eright to left'

/** A sentence with a word that is wider than a phone. */
export const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe and everyone else who waits for the ferry.'

/** More words than anybody planned for. */
export const LONGER = `${LONG} `.repeat(4)

/** An image of two sizes in two formats; its files need not be there. */
export const exampleImage: Image = {
  alt: 'An oak chair in morning light.',
  fallback: { url: '/media/chair-1600.webp', width: 1600, height: 1200, type: 'image/webp' },
  sources: [
    { url: '/media/chair-800.avif', width: 800, height: 600, type: 'image/avif' },
    { url: '/media/chair-800.webp', width: 800, height: 600, type: 'image/webp' },
    { url: '/media/chair-1600.avif', width: 1600, height: 1200, type: 'image/avif' },
  ],
  focalPoint: { x: 20, y: 50 },
}
