import type { BlockBase } from '@vitrine/kit/core'

/** Visits every block of a page in reading order, those inside others included. */
export function* walkBlocks(blocks: readonly BlockBase[]): Generator<BlockBase> {
  for (const block of blocks) {
    yield block
    if (block.nested) yield* walkBlocks(block.nested)
  }
}
