import { given } from '@vitrine/content/core'
import type { SourceRef } from '../source/source-key.ts'
import { SLIDER_LIMITS } from './limits.ts'
import type { StoredLink } from './slider-links.ts'
import { storedAlias } from './stored-alias.ts'

type Stored = Readonly<Record<string, unknown>>

/** A slide of a plugin whose slides are an image with words and a link. */
export interface ImageSlide {
  readonly title: string
  readonly image?: SourceRef | undefined
  /** Address of a video at a provider, in place of the image; the image stands for it until it plays. */
  readonly video?: string | undefined
  readonly alt?: string
  readonly heading?: string
  readonly caption?: string
  readonly buttons?: readonly { readonly label: string; readonly link: StoredLink }[]
  readonly link?: StoredLink | undefined
  readonly align?: 'start' | 'center' | 'end'
  readonly hidden?: boolean
}

/** Words stand in the middle of a slide, one below the other. CSS pixels from there. */
const WORDS = { heading: -40, caption: 30, buttons: 100, apart: 90 } as const

/** Words on an image can be read in white, over a shade. */
const INK = '#ffffff'

/** Values of a slider whose slides are images with words. */
export function imageSlider(slider: {
  readonly alias: string
  readonly title: string
  readonly slides: readonly ImageSlide[]
  readonly more?: Stored
}): Stored {
  return {
    title: slider.title.slice(0, SLIDER_LIMITS.title),
    alias: storedAlias(slider.alias),
    type: 'standard',
    layout: { mode: 'auto' },
    controls: [{ blockType: 'sliderArrows' }, { blockType: 'sliderBullets' }],
    ...slider.more,
    slides: slider.slides.slice(0, SLIDER_LIMITS.slides).map(slideOf),
  }
}

function slideOf(slide: ImageSlide): Stored {
  const layers = layersOf(slide)
  return {
    blockType: 'slide',
    title: slide.title.slice(0, SLIDER_LIMITS.title),
    background: backgroundOf(slide),
    transition: { names: ['fade'] },
    layers,
    ...(layers.length > 0 && { overlay: { color: '#000000', opacity: 30 } }),
    ...given({ link: slide.link, hidden: slide.hidden || undefined }),
  }
}

function backgroundOf({ image, video, alt }: ImageSlide): Stored {
  if (video) return { kind: 'video', address: video, ...given({ image }), fit: 'cover' }
  if (!image) return { kind: 'transparent' }
  return { kind: 'image', image, fit: 'cover', ...given({ alt: alt?.slice(0, SLIDER_LIMITS.alt) || undefined }) }
}

function layersOf({ heading, caption, buttons = [], align = 'center' }: ImageSlide): readonly Stored[] {
  const place = (dy: number, dx = 0) => ({
    desktop: { x: align, y: 'center', dx: String(dx), dy: String(dy), width: '90%' },
  })
  const words = (text: string, as: string, size: number, dy: number) => ({
    blockType: 'layerHeading',
    name: as === 'h2' ? 'Heading' : 'Caption',
    words: text.slice(0, SLIDER_LIMITS.words),
    as,
    place: place(dy),
    text: { desktop: { size, color: INK, align } },
  })
  return [
    ...(heading ? [words(heading, 'h2', 48, caption || buttons.length > 0 ? WORDS.heading : 0)] : []),
    ...(caption ? [words(caption, 'p', 20, heading ? WORDS.caption : 0)] : []),
    ...buttons.slice(0, 2).map(({ label, link }, index, all) => ({
      blockType: 'layerButton',
      name: `Button ${index + 1}`,
      label: label.slice(0, SLIDER_LIMITS.label),
      look: index === 0 ? 'solid' : 'outline',
      place: {
        desktop: {
          x: align,
          y: 'center',
          dx: String(all.length > 1 ? (index * 2 - 1) * WORDS.apart : 0),
          dy: String(WORDS.buttons),
        },
      },
      actions: [{ on: 'click', do: 'link', link }],
    })),
  ]
}
