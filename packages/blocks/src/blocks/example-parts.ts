import type { Image } from '@vitrine/content/core'
import { exampleImage } from '@vitrine/ui/examples'

export const link = { id: 'contact', label: 'Write to us', href: '/contact/', newTab: false }
export const words = (text: string) => ({ kind: 'text' as const, text, marks: [] })
export const paragraph = (text: string) => ({ kind: 'paragraph' as const, children: [words(text)] })

/** An image that stands upright. */
export const tallImage: Image = {
  ...exampleImage,
  alt: 'A woman at a drawing board, seen from the side.',
  fallback: { url: '/media/chair-tall-960.webp', width: 960, height: 1280, type: 'image/webp' },
  sources: [{ url: '/media/chair-tall-480.webp', width: 480, height: 640, type: 'image/webp' }],
}

/** A mark as clients send it. */
export const mark: Image = {
  ...exampleImage,
  alt: 'Weir Street Bakery',
  fallback: { url: '/media/chair-mark.svg', width: 240, height: 80, type: 'image/svg+xml' },
  sources: [],
}
