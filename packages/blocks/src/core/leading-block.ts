import type { BlockBase } from '@vitrine/kit/core'

/** Blocks of a page of which something may be seen before anybody scrolls. */
const FIRST_SCREEN_BLOCKS = 3

/** Maximum depth of an image in the values of a block. */
const MAX_DEPTH = 8

/**
 * Finds the block that holds the first picture of a page, if that may be in the first screen: it is then the largest
 * thing that a visitor waits for.
 *
 * @param blocks Those of the page; what stands inside them is searched, too.
 */
export function leadingBlock(blocks: readonly BlockBase[]): BlockBase | undefined {
  for (const block of blocks.slice(0, FIRST_SCREEN_BLOCKS)) {
    const found = holderOf(block)
    if (found) return found
  }
  return undefined
}

/** Finds the block that holds the leading image. A background comes before nested blocks. */
function holderOf(block: BlockBase): BlockBase | undefined {
  const { nested = [], ...own } = block
  if (!block.showsNoImage && holdsImage(Object.values(own), new Set(nested), MAX_DEPTH)) return block
  for (const inner of nested) {
    const found = holderOf(inner)
    if (found) return found
  }
  return undefined
}

function holdsImage(value: unknown, others: ReadonlySet<unknown>, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth === 0 || others.has(value)) return false
  if ('fallback' in value && 'sources' in value && 'focalPoint' in value) return true
  return Object.values(value).some((inner) => holdsImage(inner, others, depth - 1))
}
