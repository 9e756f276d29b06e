import type { BlockBase, BlockRenderers, RenderContext } from '@vitrine/ui/core'
import { Framed } from '@vitrine/ui/ui'
import { Fragment, type ReactNode } from 'react'
import type { UnknownBlock } from '../core/unknown-block.ts'

interface LayoutProps {
  readonly renderers: BlockRenderers
  readonly context: RenderContext
}

/**
 * Renders blocks one after the other. One that cannot be shown is named to editors and is nothing to visitors.
 *
 * @param props.firstIndex Place of the first block on its page; above 0 for blocks inside others.
 */
export function Layout(
  props: LayoutProps & { readonly blocks: readonly BlockBase[]; readonly firstIndex?: number },
): ReactNode {
  const { blocks, firstIndex = 0, ...rest } = props
  return blocks.map((block, index) => (
    <Fragment key={block.id}>
      <AnyBlock block={block} index={firstIndex + index} {...rest} />
    </Fragment>
  ))
}

function AnyBlock(props: LayoutProps & { readonly block: BlockBase; readonly index: number }): ReactNode {
  const { block, index, renderers, context } = props
  const view = Object.hasOwn(renderers, block.blockType) ? renderers[block.blockType] : undefined
  if (!view) return <Unknown block={block} context={context} />
  const { Block } = view
  return (
    <Framed frame={block.frame}>
      <Block
        block={block}
        context={context}
        index={index}
        // Only a page's first block may hold its title.
        nested={(blocks) => <Layout blocks={blocks} renderers={renderers} context={context} firstIndex={index + 1} />}
      />
    </Framed>
  )
}

function Unknown({ block, context }: { readonly block: BlockBase; readonly context: RenderContext }): ReactNode {
  if (!context.preview) return null
  const name = block.blockType === 'unknown' ? (block as UnknownBlock).name : block.blockType
  return (
    <p className="block-notice" role="note">
      The block “{name}” cannot be shown: something that it needs is missing. Visitors see nothing here.
    </p>
  )
}
