import { type BlockBase, type BlockParser, blockBase, choice } from '@vitrine/ui/core'

/** Blocks on a ground of their own. */
export interface SectionBlock extends BlockBase {
  readonly blockType: 'section'
  readonly surface: 'paper' | 'surface' | 'ink' | 'accent'
  readonly padding: 'normal' | 'none' | 'small' | 'large'
  readonly nested: readonly BlockBase[]
}

export const parseSection: BlockParser = (raw, parse): SectionBlock => ({
  ...blockBase(raw, 'section'),
  surface: choice(raw.surface, ['paper', 'surface', 'ink', 'accent']),
  padding: choice(raw.padding, ['normal', 'none', 'small', 'large']),
  nested: parse.blocks(raw.blocks),
})
