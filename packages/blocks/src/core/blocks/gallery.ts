import { choice, given, type Image, list, slugFrom, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, rowId, type Titled } from '@vitrine/kit/core'
import { shortHash } from '../short-hash.ts'

/** Pictures, each a link to itself in full size. */
export interface GalleryBlock extends BlockBase, Titled {
  readonly blockType: 'gallery'
  /** `grid`: all of one shape; `masonry`: each in its own; `justified`: rows of one height. */
  readonly layout: 'grid' | 'masonry' | 'justified'
  readonly columns: '2' | '3' | '4'
  /** Name of the gallery in addresses; galleries of one name are one. */
  readonly group: string
  readonly pictures: readonly GalleryPicture[]
}

interface GalleryPicture {
  readonly id: string
  readonly image: Image
  /** Shown above the caption when it is opened; its alternative text otherwise. */
  readonly title?: string
  readonly caption?: string
}

export const parseGallery: BlockParser = (raw, parse): GalleryBlock | undefined => {
  const pictures = list(raw.pictures).flatMap((picture, index): GalleryPicture[] => {
    const image = parse.image(picture.image)
    return image
      ? [{ id: rowId(picture, index), image, ...given({ title: text(picture.title), caption: text(picture.caption) }) }]
      : []
  })
  if (pictures.length === 0) return undefined
  const base = blockBase(raw, 'gallery')
  return {
    ...base,
    ...parseTitled(raw),
    layout: choice(raw.layout, ['grid', 'masonry', 'justified']),
    columns: choice(raw.columns, ['3', '2', '4']),
    group: slugFrom(text(raw.group) ?? '') || `gallery-${shortHash(base.id)}`,
    pictures,
  }
}

/** Shapes that the stylesheet of a justified gallery knows, as width by height in percent. */
const SHAPES = [50, 67, 75, 80, 100, 125, 133, 150, 178, 200, 240, 300] as const

/** The shape nearest to that of a picture. */
export function shapeOf({ width, height }: { readonly width: number; readonly height: number }): number {
  const shape = (width / height) * 100
  return SHAPES.reduce((nearest, step) => (Math.abs(step - shape) < Math.abs(nearest - shape) ? step : nearest))
}
