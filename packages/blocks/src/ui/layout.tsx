import type { BlockBase, BlockRenderers, BlockView, FieldMark, RenderContext } from '@vitrine/kit/core'
import { Framed } from '@vitrine/ui/ui'
import { Fragment, type ReactNode } from 'react'
import { leadingBlock } from '../core/leading-block.ts'
import { isUnknown } from '../core/unknown-block.ts'
import { BlockMark, EmptyListMark } from './block-mark.tsx'

interface LayoutProps {
  readonly renderers: BlockRenderers
  readonly context: RenderContext
}

interface BlocksProps extends LayoutProps {
  readonly blocks: readonly BlockBase[]
  /** Place of the first block on its page; above 0 for blocks inside others. */
  readonly firstIndex: number
  /** The one whose picture is fetched at once. */
  readonly leading: BlockBase | undefined
  /** Id of the block of this document that they stand for; undefined: they are blocks of it themselves. */
  readonly standFor?: string
}

/** Renders the blocks of a page one after the other. One that cannot be shown is named to editors and is nothing to visitors. */
export function Layout(props: LayoutProps & { readonly blocks: readonly BlockBase[] }): ReactNode {
  return <Blocks {...props} firstIndex={0} leading={leadingBlock(props.blocks)} />
}

function Blocks({ blocks, firstIndex, ...rest }: BlocksProps): ReactNode {
  return blocks.map((block, index) => (
    <Fragment key={block.id}>
      <AnyBlock block={block} index={firstIndex + index} {...rest} />
    </Fragment>
  ))
}

type AnyBlockProps = Omit<BlocksProps, 'blocks' | 'firstIndex'> & { readonly block: BlockBase; readonly index: number }

/** A block, and in previews a mark around it. What has no element of its own is marked on the blocks in its place. */
function AnyBlock(props: AnyBlockProps): ReactNode {
  const { block, standFor = block.id, renderers, context } = props
  const view = viewOf(block, renderers)
  if (!context.preview || view?.root === 'nested') return <ShownBlock {...props} />
  return (
    <BlockMark id={standFor} settings={view?.settings}>
      <ShownBlock {...props} />
    </BlockMark>
  )
}

function ShownBlock(props: AnyBlockProps): ReactNode {
  const { block, index, leading, standFor, renderers, context } = props
  const view = viewOf(block, renderers)
  if (!view) return <Unknown block={block} context={context} />
  const { Block, root } = view
  const inside = standFor ?? (root === 'nested' ? block.id : undefined)
  return (
    <Framed block={block}>
      <Block
        block={block}
        context={context}
        index={index}
        leads={block === leading}
        field={context.preview ? fieldMark : noMark}
        // Only a page's first block may hold its title.
        nested={(blocks) =>
          blocks.length === 0 && context.preview && inside === undefined ? (
            <EmptyListMark />
          ) : (
            <Blocks
              blocks={blocks}
              renderers={renderers}
              context={context}
              firstIndex={index + 1}
              leading={leading}
              {...(inside !== undefined && { standFor: inside })}
            />
          )
        }
      />
    </Framed>
  )
}

/** Undefined: the kind is none of this site. */
function viewOf({ blockType }: BlockBase, renderers: BlockRenderers): BlockView | undefined {
  return Object.hasOwn(renderers, blockType) ? renderers[blockType] : undefined
}

/** Names a field to the tools of its editor. */
function fieldMark(...path: readonly string[]): FieldMark {
  return { 'data-field': path.join('.') }
}

function noMark(): FieldMark {
  return {}
}

function Unknown({ block, context }: { readonly block: BlockBase; readonly context: RenderContext }): ReactNode {
  if (!context.preview) return null
  return (
    <p className="block-notice" role="note">
      {reasonOf(block)} Visitors see nothing here.
    </p>
  )
}

/** Sentence for editors that says why a block is not shown. */
function reasonOf(block: BlockBase): string {
  const { name, missing, featureOff, failure } = isUnknown(block) ? block : { name: block.blockType, missing: [] }
  if (failure !== undefined) return `The block “${name}” cannot be drawn: ${failure.replace(/\.$/, '')}.`
  if (featureOff !== undefined) return `The block “${name}” belongs to ${featureOff}, which is switched off.`
  const wanted = missing.map((label) => `“${label}”`).join(', ')
  return wanted === ''
    ? `The block “${name}” is not shown: something that it needs is missing.`
    : `The block “${name}” is not shown yet: fill in ${wanted}.`
}
