import { choice, given, type Image, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, type LinkView, parseLinks } from '@vitrine/kit/core'

export interface CallToActionBlock extends BlockBase {
  readonly blockType: 'callToAction'
  /** Its ground: a whole area in the accent, a shade darker than the page, or none. */
  readonly ground: 'accent' | 'surface' | 'none'
  readonly heading: string
  readonly text?: string
  readonly image?: Image
  readonly links: readonly LinkView[]
}

export const parseCallToAction: BlockParser = (raw, parse): CallToActionBlock | undefined => {
  const heading = text(raw.heading)
  return heading === undefined
    ? undefined
    : {
        ...blockBase(raw, 'callToAction'),
        ground: choice(raw.ground, ['accent', 'surface', 'none']),
        heading,
        links: parseLinks(raw.links, parse),
        ...given({ text: text(raw.text), image: parse.image(raw.image) }),
      }
}
