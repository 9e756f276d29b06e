import { type BlockBase, type BlockParser, blockBase, given, type Image, text } from '@vitrine/ui/core'
import { EFFECT_TEXTS } from '../texts.ts'

/** Two pictures of one thing, of which a handle shows more of the one or the other. */
export interface BeforeAfterBlock extends BlockBase {
  readonly blockType: 'beforeAfter'
  readonly before: Image
  readonly after: Image
  readonly beforeLabel: string
  readonly afterLabel: string
  readonly caption?: string
}

export const parseBeforeAfter: BlockParser = (raw, parse): BeforeAfterBlock | undefined => {
  const before = parse.image(raw.before)
  const after = parse.image(raw.after)
  return (
    before &&
    after && {
      ...blockBase(raw, 'beforeAfter'),
      before,
      after,
      beforeLabel: text(raw.beforeLabel) ?? EFFECT_TEXTS.before,
      afterLabel: text(raw.afterLabel) ?? EFFECT_TEXTS.after,
      ...given({ caption: text(raw.caption) }),
    }
  )
}
