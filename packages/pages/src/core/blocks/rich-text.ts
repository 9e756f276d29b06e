import type { BlockBase, BlockParser } from '@vitrine/ui/core'
import { choice, given, text } from '@vitrine/ui/core'
import { parseRichText, type RichTextNode } from '../rich-text.ts'
import { blockBase } from './block-base.ts'

export interface RichTextBlock extends BlockBase {
  readonly blockType: 'richText'
  /** Stands in the margin beside the text. */
  readonly heading?: string
  readonly content: readonly RichTextNode[]
  readonly size: 'text' | 'large'
}

export const parseRichTextBlock: BlockParser = (raw, parse): RichTextBlock => ({
  ...blockBase(raw, 'richText'),
  content: parseRichText(raw.content, parse),
  size: choice(raw.size, ['text', 'large']),
  ...given({ heading: text(raw.heading) }),
})
