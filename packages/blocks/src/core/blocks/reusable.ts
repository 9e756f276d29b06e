import { record } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** Blocks that are edited once and shown in many places. */
export interface ReusableBlock extends BlockBase {
  readonly blockType: 'reusable'
  readonly nested: readonly BlockBase[]
}

export const parseReusable: BlockParser = (raw, parse): ReusableBlock | undefined => {
  const shared = record(raw.block)
  if (!Array.isArray(shared.layout)) return undefined
  const base = blockBase(raw, 'reusable')
  // The same blocks may stand on a page twice.
  const nested = parse.blocks(shared.layout).map((block) => ({ ...block, id: `${base.id}-${block.id}` }))
  return { ...base, nested: nested.filter(({ blockType }) => blockType !== 'reusable') }
}
