import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { type TableBlock, table } from './table.block.ts'

const Table: BlockRenderer<TableBlock> = ({ block, field }) => {
  const { id, caption, heads, rows, ...titled } = block
  const columnHeads = heads === 'row' || heads === 'both'
  const rowHeads = heads === 'column' || heads === 'both'
  const [first = [], ...others] = rows
  const body = columnHeads ? others : rows
  return (
    <TitledSection name="table" titled={titled} field={field}>
      <ScrollingTable label={caption ?? titled.heading}>
        <table className="table__table">
          {caption && (
            <caption className="table__caption" {...field('caption')}>
              {caption}
            </caption>
          )}
          {columnHeads && (
            <thead>
              <tr>
                {[...first.entries()].map(([column, cell]) =>
                  cell === '' ? (
                    <td key={column} />
                  ) : (
                    <th key={column} scope="col">
                      {cell}
                    </th>
                  ),
                )}
              </tr>
            </thead>
          )}
          <tbody>
            {[...body.entries()].map(([row, cells]) => (
              <tr key={row}>
                {[...cells.entries()].map(([column, cell]) =>
                  rowHeads && column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </TitledSection>
  )
}

export const view = defineView(table, { Block: Table, styles: ['titled-section', 'scrolling-table', 'table'] })
