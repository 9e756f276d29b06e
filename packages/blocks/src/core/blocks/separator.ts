import { choice, given } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, type IconName, parseIconName } from '@vitrine/kit/core'

/** A pause between blocks. */
export interface SeparatorBlock extends BlockBase {
  readonly blockType: 'separator'
  readonly look: 'line' | 'short' | 'dotted' | 'space'
  readonly size: 'medium' | 'small' | 'large'
  /** Stands in the middle of the line. */
  readonly icon?: IconName
}

export const parseSeparator: BlockParser = (raw): SeparatorBlock => ({
  ...blockBase(raw, 'separator'),
  look: choice(raw.look, ['line', 'short', 'dotted', 'space']),
  size: choice(raw.size, ['medium', 'small', 'large']),
  ...given({ icon: parseIconName(raw.icon) }),
})
