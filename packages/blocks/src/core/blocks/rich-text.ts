import { choice, given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseRichText, type RichTextNode } from '@vitrine/kit/core'

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
