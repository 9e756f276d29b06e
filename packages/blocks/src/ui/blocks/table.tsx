import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import type { TableBlock } from '../../core/blocks/table.ts'
import { ScrollingTable } from '../scrolling-table.tsx'

export const Table: BlockRenderer = ({ block }) => {
  const { id, caption, heads, rows, ...titled } = block as TableBlock
  const columnHeads = heads === 'row' || heads === 'both'
  const rowHeads = heads === 'column' || heads === 'both'
  const [first = [], ...others] = rows
  const body = columnHeads ? others : rows
  return (
    <TitledSection name="table" titled={titled}>
      <ScrollingTable label={caption ?? titled.heading}>
        <table className="table__table">
          {caption && <caption className="table__caption">{caption}</caption>}
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
