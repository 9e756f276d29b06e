import type { UnknownBlock } from '@vitrine/blocks/core'
import { Layout } from '@vitrine/blocks/ui'
import type { BlockBase, BlockRenderers, RenderContext } from '@vitrine/kit/core'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Replaces blocks that throw while they are rendered by a note for their editor with the reason. One that fails within
 * another is replaced there, where the outer one allows it.
 */
export function drawableBlocks(
  blocks: readonly BlockBase[],
  page: { readonly renderers: BlockRenderers; readonly context: RenderContext },
): readonly BlockBase[] {
  const failureOf = (block: BlockBase): string | undefined => {
    try {
      renderToStaticMarkup(<Layout blocks={[block]} {...page} />)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const drawable = (block: BlockBase): BlockBase => {
    const failure = failureOf(block)
    if (failure === undefined) return block
    const mended = withNested(block, new Map((block.nested ?? []).map((inner) => [inner, drawable(inner)])))
    return failureOf(mended) === undefined ? mended : failedBlock(block, failure)
  }
  return blocks.map(drawable)
}

/** The same block with others in place of those in it, wherever it holds them. */
function withNested<Value>(value: Value, others: ReadonlyMap<object, BlockBase>): Value
function withNested(value: unknown, others: ReadonlyMap<object, BlockBase>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const other = others.get(value)
  if (other) return other
  if (Array.isArray(value)) return value.map((item) => withNested(item, others))
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withNested(member, others)]))
}

function failedBlock({ blockType, id }: BlockBase, failure: string): UnknownBlock {
  return { blockType: 'unknown', id, name: blockType, missing: [], failure }
}
