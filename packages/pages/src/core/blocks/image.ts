import type { BlockBase, BlockParser, Image } from '@vitrine/ui/core'
import { choice, given, text } from '@vitrine/ui/core'
import { blockBase } from './block-base.ts'

export interface ImageBlock extends BlockBase {
  readonly blockType: 'image'
  readonly layout: 'bleed' | 'inset' | 'column'
  readonly image: Image
  readonly caption?: string
}

export const parseImageBlock: BlockParser = (raw, parse): ImageBlock | undefined => {
  const image = parse.image(raw.image)
  return (
    image && {
      ...blockBase(raw, 'image'),
      layout: choice(raw.layout, ['bleed', 'inset', 'column']),
      image,
      ...given({ caption: text(raw.caption) }),
    }
  )
}
