import { choice, given, type Image, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, type LinkView, parseLinks } from '@vitrine/kit/core'

/** The first screen of a page. */
export interface HeroBlock extends BlockBase {
  readonly blockType: 'hero'
  /** `statement`: huge type and a picture that bleeds off the edge; `split`: side by side; `plain`: type alone. */
  readonly variant: 'statement' | 'split' | 'plain'
  readonly eyebrow?: string
  readonly heading: string
  readonly text?: string
  readonly image?: Image
  readonly caption?: string
  readonly links: readonly LinkView[]
}

export const parseHero: BlockParser = (raw, parse): HeroBlock | undefined => {
  const heading = text(raw.heading)
  return heading === undefined
    ? undefined
    : {
        ...blockBase(raw, 'hero'),
        variant: choice(raw.variant, ['statement', 'split', 'plain']),
        heading,
        links: parseLinks(raw.links, parse),
        ...given({
          eyebrow: text(raw.eyebrow),
          text: text(raw.text),
          image: parse.image(raw.image),
          caption: text(raw.caption),
        }),
      }
}
