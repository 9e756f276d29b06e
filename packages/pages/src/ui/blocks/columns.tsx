import { enhancer } from '@vitrine/islands/ui'
import type { BlockRenderer } from '@vitrine/ui/core'
import type { ColumnsBlock } from '../../core/blocks/columns.ts'

const Sticky = enhancer('sticky', { when: 'visible' })

/** Blocks side by side. The last column may stay in view while those beside it scroll, as a sidebar does. */
export const Columns: BlockRenderer = ({ block, nested }) => {
  const { ratio, lastSticks = false, columns } = block as ColumnsBlock
  const shown = (
    <div className="columns" data-ratio={ratio}>
      {columns.map((column, index) => (
        <div
          key={column.id}
          className={lastSticks && index === columns.length - 1 ? 'columns__column sticky' : 'columns__column'}
        >
          {nested(column.blocks)}
        </div>
      ))}
    </div>
  )
  return lastSticks ? <Sticky>{shown}</Sticky> : shown
}
