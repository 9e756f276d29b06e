import type { BlockBase } from '@vitrine/ui/core'
import type { ColumnsBlock } from './blocks.ts'

/** Visits every block of a page in reading order, those inside columns included. */
export function* walkBlocks(blocks: readonly BlockBase[]): Generator<BlockBase> {
  for (const block of blocks) {
    yield block
    if (block.blockType === 'columns') {
      for (const column of (block as ColumnsBlock).columns) yield* walkBlocks(column.blocks)
    }
  }
}
