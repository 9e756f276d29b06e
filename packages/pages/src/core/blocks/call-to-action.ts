import type { BlockBase, BlockParser } from '@vitrine/ui/core'
import { given, text } from '@vitrine/ui/core'
import { blockBase } from './block-base.ts'
import { type LinkView, parseLinks } from './link.ts'

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
