import type { BlockBase } from '@vitrine/ui/core'
import type { ReactNode } from 'react'
import type { ColumnsBlock } from '../core/blocks.ts'

/**
 * Blocks side by side.
 *
 * @param props.children Renders the blocks of one column; only the layout knows how every block is rendered.
 */
export function Columns(props: {
  readonly block: ColumnsBlock
  readonly children: (blocks: readonly BlockBase[]) => ReactNode
}): ReactNode {
  const { block, children } = props
  return (
    <div className="columns" data-ratio={block.ratio}>
      {block.columns.map((column) => (
        <div key={column.id} className="columns__column">
          {children(column.blocks)}
        </div>
      ))}
    </div>
  )
}
