import { choice, given, type Image, slugFrom, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

export interface ImageBlock extends BlockBase {
  readonly blockType: 'image'
  readonly layout: 'bleed' | 'inset' | 'column'
  readonly image: Image
  readonly caption?: string
  /** Gallery in which it opens large; empty: that of the page. Absent: it does not open. */
  readonly group?: string
}

export const parseImageBlock: BlockParser = (raw, parse): ImageBlock | undefined => {
  const image = parse.image(raw.image)
  return (
    image && {
      ...blockBase(raw, 'image'),
      layout: choice(raw.layout, ['bleed', 'inset', 'column']),
      image,
      ...given({
        caption: text(raw.caption),
        group: raw.opensLarge === true ? slugFrom(text(raw.group) ?? '') : undefined,
      }),
    }
  )
}
