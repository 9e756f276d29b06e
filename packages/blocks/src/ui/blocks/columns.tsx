import { enhancer } from '@vitrine/islands/ui'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { ColumnsBlock } from '../../core/blocks/columns.ts'

const Sticky = enhancer('sticky', { when: 'visible' })

/** Blocks side by side. The first and the last column may stay in view while others scroll, as sidebars do. */
export const Columns: BlockRenderer = ({ block, nested }) => {
  const { ratio, firstSticks = false, lastSticks = false, columns } = block as ColumnsBlock
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
