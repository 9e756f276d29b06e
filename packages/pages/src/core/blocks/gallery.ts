import { type BlockBase, type BlockParser, blockBase, choice, given, type Image, list, text } from '@vitrine/ui/core'
import { parseTitled, rowId, type Titled } from '../titled.ts'

/** Pictures, each a link to itself in full size. */
export interface GalleryBlock extends BlockBase, Titled {
  readonly blockType: 'gallery'
  /** `grid`: all of one shape; `masonry`: each in its own. */
  readonly layout: 'grid' | 'masonry'
  readonly columns: '2' | '3' | '4'
  readonly pictures: readonly GalleryPicture[]
}

interface GalleryPicture {
  readonly id: string
  readonly image: Image
  readonly caption?: string
}

export const parseGallery: BlockParser = (raw, parse): GalleryBlock | undefined => {
  const pictures = list(raw.pictures).flatMap((picture, index): GalleryPicture[] => {
    const image = parse.image(picture.image)
    return image ? [{ id: rowId(picture, index), image, ...given({ caption: text(picture.caption) }) }] : []
  })
  if (pictures.length === 0) return undefined
  return {
    ...blockBase(raw, 'gallery'),
    ...parseTitled(raw),
    layout: choice(raw.layout, ['grid', 'masonry']),
    columns: choice(raw.columns, ['3', '2', '4']),
    pictures,
  }
}
