import { choice, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseRichText, type RichTextNode } from '@vitrine/kit/core'
import { partId } from '../part-id.ts'

/** A text that a button opens beside itself. */
export interface PopoverBlock extends BlockBase {
  readonly blockType: 'popover'
  readonly popoverId: string
  readonly label: string
  readonly look: 'outline' | 'solid' | 'quiet'
  readonly content: readonly RichTextNode[]
}

export const parsePopover: BlockParser = (raw, parse): PopoverBlock | undefined => {
  const base = blockBase(raw, 'popover')
  const label = text(raw.label)
  const content = parseRichText(raw.content, parse)
  if (label === undefined || content.length === 0) return undefined
  const look = choice(raw.look, ['outline', 'solid', 'quiet'])
  return { ...base, popoverId: partId(base.id, 'popover', label), label, look, content }
}
