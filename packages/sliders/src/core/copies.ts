import { isBlockOf } from '@vitrine/kit/block'
import type { BlockBase } from '@vitrine/kit/core'
import { slider } from '../blocks/slider/slider.block.ts'

/**
 * Numbers of the blocks that show a slider for a second time or more on their page, from 2. They make ids unique.
 *
 * @param blocks All of the page, those inside others included, in reading order.
 */
export function copiesOf(blocks: readonly BlockBase[]): ReadonlyMap<BlockBase, number> {
  const counts = new Map<string, number>()
  const copies = new Map<BlockBase, number>()
  for (const block of blocks) {
    const alias = isBlockOf(slider, block) ? block.slider?.alias : undefined
    if (alias === undefined) continue
    const count = (counts.get(alias) ?? 0) + 1
    counts.set(alias, count)
    if (count > 1) copies.set(block, count)
  }
  return copies
}

/** Name of a slider in ids of its page: its alias, which has no underscore, and the number of a copy. */
export function nameOnPage(alias: string, copy: number | undefined): string {
  return copy === undefined ? alias : `${alias}_${copy}`
}
