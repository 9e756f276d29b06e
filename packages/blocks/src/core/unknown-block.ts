import type { BlockBase } from '@vitrine/kit/core'

/** A block that no feature knows, or whose feature is switched off, or that lacks what it is shown by. Editors see it in preview, visitors see nothing. */
export interface UnknownBlock extends BlockBase {
  readonly blockType: 'unknown'
  /** Editor's name of the block. */
  readonly name: string
  /** Labels of the fields that it lacks, as far as they are known. */
  readonly missing: readonly string[]
  /** The feature that it belongs to, if that is switched off. */
  readonly featureOff?: string
}

export function isUnknown(block: BlockBase): block is UnknownBlock {
  return block.blockType === 'unknown'
}
