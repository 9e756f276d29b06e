import { type BlockBase, type BlockParser, blockBase, given, type LinkView, parseLinks, text } from '@vitrine/ui/core'

export interface CallToActionBlock extends BlockBase {
  readonly blockType: 'callToAction'
  readonly heading: string
  readonly text?: string
  readonly links: readonly LinkView[]
}

export const parseCallToAction: BlockParser = (raw, parse): CallToActionBlock | undefined => {
  const heading = text(raw.heading)
  return heading === undefined
    ? undefined
    : {
        ...blockBase(raw, 'callToAction'),
        heading,
        links: parseLinks(raw.links, parse),
        ...given({ text: text(raw.text) }),
      }
}
