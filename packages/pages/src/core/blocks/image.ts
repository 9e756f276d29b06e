import { type BlockBase, type BlockParser, blockBase, choice, given, type Image, text } from '@vitrine/ui/core'

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
