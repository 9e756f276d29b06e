import { choice, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

export interface ColumnsBlock extends BlockBase {
  readonly blockType: 'columns'
  readonly ratio: '7-5' | '5-7' | '8-4' | '4-8' | 'halves' | 'thirds'
  /** Whether the first column stays in view while those beside it scroll. */
  readonly firstSticks?: boolean
  /** Whether the last one does. */
  readonly lastSticks?: boolean
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
    ...(raw.firstSticks === true && { firstSticks: true }),
    ...(raw.lastSticks === true && { lastSticks: true }),
    columns,
    nested: columns.flatMap(({ blocks }) => blocks),
  }
}
