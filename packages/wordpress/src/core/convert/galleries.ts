import type { ConvertContext, ConvertedBlock, FoundMedia } from './convert.ts'
import { fitting, inParts, MAX_LENGTH, MAX_ROWS } from './limits.ts'

export interface GalleryItem {
  readonly media: FoundMedia
  readonly caption: string
  /** Address of the link around it. */
  readonly address?: string
}

export interface GalleryUse {
  readonly items: readonly GalleryItem[]
  readonly columns: number
  readonly isCropped: boolean
}

/** Galleries of ours have two to four columns. */
export function galleryColumns(columns: number): '2' | '3' | '4' {
  if (columns <= 2) return '2'
  return columns === 3 ? '3' : '4'
}

/** A gallery, or several where it has more images than one takes. */
export function galleryBlocks(
  { items, columns, isCropped }: GalleryUse,
  context: ConvertContext,
): readonly ConvertedBlock[] {
  for (const { address } of items) reportForeignLink(address, context)
  return inParts(items, MAX_ROWS.images).map((part) => ({
    blockType: 'gallery',
    layout: isCropped ? 'grid' : 'masonry',
    columns: galleryColumns(columns),
    pictures: part.map(({ media, caption }) => ({
      image: media.ref,
      ...(caption && { caption: fitting(caption, MAX_LENGTH.caption, context.report) }),
    })),
  }))
}

/** Images of a gallery open large; a link to anywhere else has no place. */
function reportForeignLink(address: string | undefined, context: ConvertContext): void {
  if (address === undefined || context.lookup.mediaByAddress(address)) return
  const target = context.lookup.target(address)
  if (target?.to === 'path') return
  context.report({ level: 'lost', code: 'gallery-link', subject: address.slice(0, 200) })
}

/** A carousel of images, one after the other or side by side. */
export function carouselBlocks(items: readonly GalleryItem[], context: ConvertContext): readonly ConvertedBlock[] {
  for (const { address } of items) reportForeignLink(address, context)
  return inParts(items, MAX_ROWS.carousel).map((part) => ({
    blockType: 'carousel',
    kind: 'pictures',
    pictures: part.map(({ media, caption }) => ({
      image: media.ref,
      ...(caption && { caption: fitting(caption, MAX_LENGTH.caption, context.report) }),
    })),
  }))
}
