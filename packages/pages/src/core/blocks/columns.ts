import type { BlockBase, BlockParser } from '@vitrine/ui/core'
import { choice, list, text } from '@vitrine/ui/core'
import { blockBase } from './block-base.ts'

export interface ColumnsBlock extends BlockBase {
  readonly blockType: 'columns'
  readonly ratio: '7-5' | '5-7' | '8-4' | '4-8' | 'halves' | 'thirds'
  readonly columns: readonly { readonly id: string; readonly blocks: readonly BlockBase[] }[]
}

export const parseColumns: BlockParser = (raw, parse): ColumnsBlock => {
  const columns = list(raw.columns).map((column, index) => ({
    id: text(column.id) ?? String(index),
    blocks: parse.blocks(column.blocks),
  }))
  return {
    ...blockBase(raw, 'columns'),
    ratio: choice(raw.ratio, ['7-5', '5-7', '8-4', '4-8', 'halves', 'thirds']),
    columns,
    nested: columns.flatMap(({ blocks }) => blocks),
  }
}
