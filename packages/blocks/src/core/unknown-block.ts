import type { BlockBase } from '@vitrine/kit/core'

/**
 * A block that no feature knows, or whose feature is switched off, that lacks what it is shown by, or that cannot be
 * rendered. Editors see it in previews, visitors see nothing.
 */
export interface UnknownBlock extends BlockBase {
  readonly blockType: 'unknown'
  /** Editor's name of the block. */
  readonly name: string
  /** Labels of the fields that it lacks, as far as they are known. */
  readonly missing: readonly string[]
  /** The feature that it belongs to, if that is switched off. */
  readonly featureOff?: string
  /** Message of the error that ended its rendering. */
  readonly failure?: string
}

export function isUnknown(block: BlockBase): block is UnknownBlock {
  return block.blockType === 'unknown'
}
