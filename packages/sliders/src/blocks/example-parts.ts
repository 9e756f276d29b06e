import type { Image } from '@vitrine/content/core'
import { parseSlider, type Slider } from '../core/model/slider.ts'

/** Stored sliders are read as the site reads them; images and links stand in them as the parser gives them. */
const parse = {
  locale: 'en',
  image: (raw: unknown) => raw as Image | undefined,
  href: (raw: unknown) => (raw as { readonly href?: string } | undefined)?.href,
  blocks: () => [],
}

/** A slider from what an editor would store. */
export function sliderExample(stored: object): Slider {
  const slider = parseSlider({ id: 1, ...stored }, parse, new Date('2026-01-01T00:00:00Z'))
  if (!slider) throw new Error('This example has no slide to show.')
  return slider
}

/** An image that the site of the tests answers. */
export function imageExample(alt: string): Image {
  return {
    alt,
    fallback: { url: '/media/chair-1.webp', width: 1600, height: 900, type: 'image/webp' },
    sources: [
      { url: '/media/chair-480.webp', width: 480, height: 270, type: 'image/webp' },
      { url: '/media/chair-960.webp', width: 960, height: 540, type: 'image/webp' },
    ],
    focalPoint: { x: 50, y: 50 },
  }
}
