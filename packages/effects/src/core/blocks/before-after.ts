import { given, type Image, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** Two pictures of one thing, of which a handle shows more of the one or the other. */
export interface BeforeAfterBlock extends BlockBase {
  readonly blockType: 'beforeAfter'
  readonly before: Image
  readonly after: Image
  /** Words on the pictures; without them, those of the site. */
  readonly beforeLabel?: string
  readonly afterLabel?: string
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
      ...given({
        beforeLabel: text(raw.beforeLabel),
        afterLabel: text(raw.afterLabel),
        caption: text(raw.caption),
      }),
    }
  )
}
