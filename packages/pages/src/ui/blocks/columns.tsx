import type { BlockRenderer } from '@vitrine/ui/core'
import type { ColumnsBlock } from '../../core/blocks/columns.ts'

/** Blocks side by side. */
export const Columns: BlockRenderer = ({ block, nested }) => {
  const { ratio, columns } = block as ColumnsBlock
  return (
    <div className="columns" data-ratio={ratio}>
      {columns.map((column) => (
        <div key={column.id} className="columns__column">
          {nested(column.blocks)}
        </div>
      ))}
    </div>
  )
}
