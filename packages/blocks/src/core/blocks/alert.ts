import { choice, given, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  parseRichText,
  plainText,
  type RichTextNode,
} from '@vitrine/kit/core'
import { shortHash } from '../short-hash.ts'

/** A notice that may be closed. */
export interface AlertBlock extends BlockBase {
  readonly blockType: 'alert'
  readonly tone: 'note' | 'success' | 'warning' | 'danger'
  readonly title?: string
  readonly content: readonly RichTextNode[]
  /** `once`: comes back with the next page; `forever`: stays away for this visitor until its text changes. */
  readonly closes: 'never' | 'once' | 'forever'
  /** Names this text of this block. */
  readonly key: string
}

export const parseAlert: BlockParser = (raw, parse): AlertBlock | undefined => {
  const base = blockBase(raw, 'alert')
  const title = text(raw.title)
  const content = parseRichText(raw.content, parse)
  const words = plainText(content)
  if (title === undefined && words.trim() === '') return undefined
  return {
    ...base,
    tone: choice(raw.tone, ['note', 'success', 'warning', 'danger']),
    content,
    closes: choice(raw.closes, ['never', 'once', 'forever']),
    key: shortHash(`${base.id} ${title ?? ''} ${words}`),
    ...given({ title }),
  }
}
