import type { ConvertContext, FoundMedia } from '../../convert/convert.ts'
import { inParts } from '../../convert/limits.ts'
import { plainAddress } from '../../convert/links.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import type { WrittenPicture } from '../shared/picture.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'
import { imageOf } from './image.ts'

/** A picture among others. */
export interface WrittenSlide {
  readonly picture: WrittenPicture
  readonly title?: string
  readonly caption?: string
  /** Address that it leads to. */
  readonly link?: string
}

/** Pictures of a block, and characters of their texts. */
const MAX_PICTURES = 60
const MAX_LOGOS = 40
const MAX_TITLE = 200
const MAX_CAPTION = 300
const MAX_NAME = 120

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i

interface GalleryLook {
  readonly columns?: number
  readonly isMasonry?: boolean
  readonly group?: string
}

/** Makes a gallery; what its pictures lead to is reported. */
export function galleryPieces(
  slides: readonly WrittenSlide[],
  look: GalleryLook,
  context: ConvertContext,
): readonly Piece[] {
  const pictures = picturesOf(slides, context)
  reportLinks(slides, context)
  const columns = (look.columns ?? 3) <= 2 ? '2' : (look.columns ?? 3) >= 4 ? '4' : '3'
  const layout = look.isMasonry ? 'masonry' : 'grid'
  const blocks = inParts(
    pictures.map(({ row }) => row),
    MAX_PICTURES,
  ).map((part) =>
    blockPiece({
      blockType: 'gallery',
      layout,
      columns,
      pictures: part,
      ...(look.group && { group: look.group.slice(0, 60) }),
    }),
  )
  return [...blocks, ...overlong(pictures)]
}

export interface CarouselLook {
  /** Pictures side by side in a wide window. */
  readonly perView?: number
  readonly opens?: boolean
  readonly autoplay?: boolean
  /** Milliseconds for which each stays. */
  readonly delay?: number
}

/** Milliseconds for which a slide may stay. */
const DELAY_MS = { min: 1000, max: 600_000 } as const

/** Makes a carousel of pictures; of logos where every one of them leads somewhere. */
export function carouselPieces(
  slides: readonly WrittenSlide[],
  look: CarouselLook,
  context: ConvertContext,
): readonly Piece[] {
  if (slides.length > 0 && slides.every(({ link = '' }) => leadsAway(link))) return logosPieces(slides, context)
  const pictures = picturesOf(slides, context)
  reportLinks(slides, context)
  const blocks = inParts(
    pictures.map(({ row }) => row),
    MAX_PICTURES,
  ).map((part) =>
    blockPiece({
      blockType: 'carousel',
      kind: 'pictures',
      opens: look.opens !== false,
      pictures: part,
      ...motionOf(look),
    }),
  )
  return [...blocks, ...overlong(pictures)]
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
  const logos = slides.flatMap(({ picture, title = '', link = '' }) => {
    const media = imageOf(picture, context)
    const [name] = cutLine(plainWords(title) || picture.alt || media?.alt || media?.title || '', MAX_NAME)
    const url = link === '' ? undefined : plainAddress(link, context)
    if (!media && name === '') return []
    return [{ name, ...(media && { image: media.ref }), ...(url !== undefined && { url }) }]
  })
  return inParts(logos, MAX_LOGOS).map((part) => blockPiece({ blockType: 'logos', logos: part }))
}

interface ReadPicture {
  readonly row: { readonly image: FoundMedia['ref']; readonly title?: string; readonly caption?: string }
  readonly rest: string
}

function picturesOf(slides: readonly WrittenSlide[], context: ConvertContext): readonly ReadPicture[] {
  return slides.flatMap(({ picture, title: written = '', caption: below = '' }): ReadPicture[] => {
    const media = imageOf(picture, context)
    if (!media) return []
    const [title, restOfTitle] = cutLine(plainWords(written), MAX_TITLE)
    const [caption, restOfCaption] = cutLine(plainWords(below) || media.caption, MAX_CAPTION)
    const row = { image: media.ref, ...(title !== '' && { title }), ...(caption !== '' && { caption }) }
    return [{ row, rest: [restOfTitle, restOfCaption].filter((part) => part !== '').join('\n') }]
  })
}

function overlong(pictures: readonly ReadPicture[]): readonly Piece[] {
  return textBlock(pictures.map(({ rest }) => rest).join('\n')).map(blockPiece)
}

function leadsAway(link: string): boolean {
  return link.trim() !== '' && link.trim() !== '#' && !PICTURE_FILE.test(link)
}

function reportLinks(slides: readonly WrittenSlide[], { report }: ConvertContext): void {
  for (const { link = '' } of slides) {
    if (leadsAway(link)) report({ level: 'lost', code: 'picture-link', subject: link.slice(0, 200) })
  }
}
