import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer, FieldMark } from '@vitrine/kit/core'
import { RichTextContent, richMark, TitledSection } from '@vitrine/ui/ui'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { type RichTableBlock, richTable } from './rich-table.block.ts'

type Row = RichTableBlock['rows'][number]

const RichTable: BlockRenderer<RichTableBlock> = ({ block, field }) => {
  const { caption, heads, rows, ...titled } = block
  const columnHeads = heads === 'row' || heads === 'both'
  const rowHeads = heads === 'column' || heads === 'both'
  const [first, ...others] = rows
  const markOf = (row: Row, cell: Row['cells'][number]) => field('rows', row.id, 'cells', cell.id, 'content')
  return (
    <TitledSection name="rich-table" titled={titled} field={field}>
      <ScrollingTable label={caption ?? titled.heading}>
        <table className="table__table">
          {caption && (
            <caption className="table__caption" {...field('caption')}>
              {caption}
            </caption>
          )}
          {columnHeads && first && (
            <thead>
              <Cells row={first} markOf={markOf} scopeOf={() => 'col'} />
            </thead>
          )}
          <tbody>
            {(columnHeads ? others : rows).map((row) => (
              <Cells
                key={row.id}
                row={row}
                markOf={markOf}
                scopeOf={(place) => (rowHeads && place === 0 ? 'row' : undefined)}
              />
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </TitledSection>
  )
}

/** @param props.scopeOf Says of which cells the one at a place is the heading. */
function Cells({
  row,
  markOf,
  scopeOf,
}: {
  readonly row: Row
  readonly markOf: (row: Row, cell: Row['cells'][number]) => FieldMark
  readonly scopeOf: (place: number) => 'col' | 'row' | undefined
}) {
  return (
    <tr>
      {row.cells.map((cell, place) => (
        <Cell key={cell.id} cell={cell} mark={markOf(row, cell)} scope={scopeOf(place)} />
      ))}
    </tr>
  )
}

function Cell({
  cell,
  mark,
  scope,
}: {
  readonly cell: Row['cells'][number]
  readonly mark: FieldMark
  readonly scope: 'col' | 'row' | undefined
}) {
  const { content, columns, rows } = cell
  const spans = { colSpan: columns, rowSpan: rows }
  const shown = (
    <div className="prose" {...richMark(mark)}>
      <RichTextContent nodes={content} />
    </div>
  )
  // An empty cell is the heading of nothing.
  if (!scope || content.length === 0) return <td {...spans}>{shown}</td>
  return (
    <th scope={scope} {...spans}>
      {shown}
    </th>
  )
}

export const view = defineView(richTable, {
  Block: RichTable,
  styles: ['titled-section', 'scrolling-table', 'table', 'rich-table'],
})
