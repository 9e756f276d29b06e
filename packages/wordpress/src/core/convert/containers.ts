import { nearestRatio } from './column-ratio.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { inParts, MAX_ROWS } from './limits.ts'

/** Blocks that hold blocks, by the list that does. */
const HELD: Readonly<Record<string, string>> = { section: 'blocks', modal: 'blocks' }

/** Place of blocks, and what may not stand there: the block itself is then replaced by what it holds. */
const FORBIDDEN = {
  column: ['columns', 'section', 'scrollSections'],
  section: ['section', 'scrollSections'],
} as const

/** Blocks of which each may stand in a column or section: columns hold no columns, sections no sections. */
export function fitInto(
  place: keyof typeof FORBIDDEN,
  blocks: readonly ConvertedBlock[],
  context: ConvertContext,
): readonly ConvertedBlock[] {
  return blocks.flatMap((block): readonly ConvertedBlock[] => {
    if (!FORBIDDEN[place].some((name) => name === block.blockType)) {
      return [block]
    }
    context.report({ level: 'changed', code: 'nested-too-deep', subject: `${block.blockType} in a ${place}` })
    return fitInto(place, heldBlocks(block), context)
  })
}

/** The blocks that stand directly in a block. */
export function heldBlocks(block: ConvertedBlock): readonly ConvertedBlock[] {
  const name = HELD[block.blockType]
  if (name !== undefined) return blocksIn(block[name])
  const columns: readonly unknown[] = Array.isArray(block.columns) ? block.columns : []
  return columns.flatMap((column) =>
    typeof column === 'object' && column !== null && 'blocks' in column ? blocksIn(column.blocks) : [],
  )
}

function blocksIn(value: unknown): readonly ConvertedBlock[] {
  return Array.isArray(value) ? value : []
}

/** One column of the content, with its share of the width. */
export interface ColumnUse {
  readonly blocks: readonly ConvertedBlock[]
  /** In any unit that all columns share; absent where nothing was said. */
  readonly width?: number
}

/** Columns side by side: up to six in a row, more in several rows; no column is dropped. */
export function columnBlocks(columns: readonly ColumnUse[], context: ConvertContext): readonly ConvertedBlock[] {
  if (columns.every(({ blocks }) => blocks.length === 0)) return []
  if (columns.length > MAX_ROWS.columns)
    context.report({ level: 'changed', code: 'columns-in-rows', subject: `${columns.length} columns` })
  return inRows(columns).flatMap((row): readonly ConvertedBlock[] => {
    if (row.length === 1) return row.flatMap(({ blocks }) => blocks)
    return [
      {
        blockType: 'columns',
        ratio: nearestRatio(widthsOf(row)),
        columns: row.map(({ blocks }) => ({ blocks: fitInto('column', blocks, context) })),
      },
    ]
  })
}

/** Divides columns into as few rows as they need, of about the same length. */
export function inRows<Column>(columns: readonly Column[]): readonly (readonly Column[])[] {
  return inParts(columns, Math.ceil(columns.length / Math.ceil(columns.length / MAX_ROWS.columns)))
}

/** Widths of the columns of a row; where nothing was said, a column takes its part of what others leave. */
function widthsOf(row: readonly ColumnUse[]): readonly number[] {
  const said = row.flatMap(({ width }) => width ?? [])
  const left = 100 - said.reduce((sum, width) => sum + width, 0)
  // A width in pixels beside one that was not said says nothing of shares.
  if (said.length < row.length && left <= 0) return row.map(() => 1)
  return row.map(({ width }) => width ?? left / (row.length - said.length))
}
