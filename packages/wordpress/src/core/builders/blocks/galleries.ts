import type { ConvertContext, FoundMedia } from '../../convert/convert.ts'
import { inParts } from '../../convert/limits.ts'
import { plainAddress } from '../../convert/links.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import type { ImageSource } from '../shared/image-source.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'
import { imageOf } from './image.ts'

/** An image among others. */
export interface WrittenSlide {
  readonly image: ImageSource
  readonly title?: string
  readonly caption?: string
  /** Address that it leads to. */
  readonly link?: string
}

/** Images of a block, and characters of their texts. */
const MAX_IMAGES = 60
const MAX_LOGOS = 40
const MAX_TITLE = 200
const MAX_CAPTION = 300
const MAX_NAME = 120

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i

interface GalleryLook {
  readonly columns?: number
  readonly isMasonry?: boolean
  readonly group?: string
}

/** Makes a gallery; what its images lead to is reported. */
export function galleryPieces(
  slides: readonly WrittenSlide[],
  look: GalleryLook,
  context: ConvertContext,
): readonly Piece[] {
  const images = imagesOf(slides, context)
  reportLinks(slides, context)
  const columns = (look.columns ?? 3) <= 2 ? '2' : (look.columns ?? 3) >= 4 ? '4' : '3'
  const layout = look.isMasonry ? 'masonry' : 'grid'
  const blocks = inParts(
    images.map(({ row }) => row),
    MAX_IMAGES,
  ).map((part) =>
    blockPiece({
      blockType: 'gallery',
      layout,
      columns,
      pictures: part,
      ...(look.group && { group: look.group.slice(0, 60) }),
    }),
  )
  return [...blocks, ...overlong(images)]
}

export interface CarouselLook {
  /** Images side by side in a wide window. */
  readonly perView?: number
  readonly opens?: boolean
  readonly autoplay?: boolean
  /** Milliseconds for which each stays. */
  readonly delay?: number
}

/** Milliseconds for which a slide may stay. */
const DELAY_MS = { min: 1000, max: 600_000 } as const

/** Makes a carousel of images; of logos where every one of them leads somewhere. */
export function carouselPieces(
  slides: readonly WrittenSlide[],
  look: CarouselLook,
  context: ConvertContext,
): readonly Piece[] {
  if (slides.length > 0 && slides.every(({ link = '' }) => leadsAway(link))) return logosPieces(slides, context)
  const images = imagesOf(slides, context)
  reportLinks(slides, context)
  const blocks = inParts(
    images.map(({ row }) => row),
    MAX_IMAGES,
  ).map((part) =>
    blockPiece({
      blockType: 'carousel',
      kind: 'pictures',
      opens: look.opens !== false,
      pictures: part,
      ...motionOf(look),
    }),
  )
  return [...blocks, ...overlong(images)]
}

/** Groups of a carousel that say how much is seen and how it moves. */
export function motionOf({ perView, autoplay, delay }: CarouselLook) {
  const desktop = perView === undefined ? undefined : Math.max(1, Math.min(8, Math.round(perView)))
  const stays = delay === undefined ? undefined : Math.max(DELAY_MS.min, Math.min(DELAY_MS.max, delay))
  return {
    ...(desktop !== undefined && { view: { desktop, tablet: Math.min(desktop, 2), phone: 1 } }),
    ...(autoplay && { motion: { moves: 'autoplay', ...(stays !== undefined && { delay: stays }) } }),
  }
}

/** Makes logos, each with what it leads to. */
export function logosPieces(slides: readonly WrittenSlide[], context: ConvertContext): readonly Piece[] {
  const logos = slides.flatMap(({ image, title = '', link = '' }) => {
    const media = imageOf(image, context)
    const [name] = cutLine(plainWords(title) || image.alt || media?.alt || media?.title || '', MAX_NAME)
    const url = link === '' ? undefined : plainAddress(link, context)
    if (!media && name === '') return []
    return [{ name, ...(media && { image: media.ref }), ...(url !== undefined && { url }) }]
  })
  return inParts(logos, MAX_LOGOS).map((part) => blockPiece({ blockType: 'logos', logos: part }))
}

interface ReadImage {
  readonly row: { readonly image: FoundMedia['ref']; readonly title?: string; readonly caption?: string }
  readonly rest: string
}

function imagesOf(slides: readonly WrittenSlide[], context: ConvertContext): readonly ReadImage[] {
  return slides.flatMap(({ image, title: written = '', caption: below = '' }): ReadImage[] => {
    const media = imageOf(image, context)
    if (!media) return []
    const [title, restOfTitle] = cutLine(plainWords(written), MAX_TITLE)
    const [caption, restOfCaption] = cutLine(plainWords(below) || media.caption, MAX_CAPTION)
    const row = { image: media.ref, ...(title !== '' && { title }), ...(caption !== '' && { caption }) }
    return [{ row, rest: [restOfTitle, restOfCaption].filter((part) => part !== '').join('\n') }]
  })
}

function overlong(images: readonly ReadImage[]): readonly Piece[] {
  return textBlock(images.map(({ rest }) => rest).join('\n')).map(blockPiece)
}

function leadsAway(link: string): boolean {
  return link.trim() !== '' && link.trim() !== '#' && !IMAGE_FILE.test(link)
}

function reportLinks(slides: readonly WrittenSlide[], { report }: ConvertContext): void {
  for (const { link = '' } of slides) {
    if (leadsAway(link)) report({ level: 'lost', code: 'picture-link', subject: link.slice(0, 200) })
  }
}
