import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { type ColumnsBlock, columns } from './columns.block.ts'

const Sticky = enhancer('sticky', { when: 'visible' })

/** Blocks side by side. The first and the last column may stay in view while others scroll, as sidebars do. */
const Columns: BlockRenderer<ColumnsBlock> = ({ block, nested }) => {
  const { ratio, firstSticks, lastSticks, columns } = block
  const sticks = (index: number) => (firstSticks && index === 0) || (lastSticks && index === columns.length - 1)
  const shown = (
    <div className="columns" data-ratio={ratio}>
      {columns.map((column, index) => (
        <div key={column.id} className={sticks(index) ? 'columns__column sticky' : 'columns__column'}>
          {nested(column.blocks)}
        </div>
      ))}
    </div>
  )
  return firstSticks || lastSticks ? <Sticky>{shown}</Sticky> : shown
}

export const view = defineView(columns, { Block: Columns, styles: ['columns'] })
