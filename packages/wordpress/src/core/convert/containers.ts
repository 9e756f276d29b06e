import type { ConvertContext, ConvertedBlock } from './convert.ts'

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

/** Two columns by the share that the first has of the width. */
export function ratioOf(share: number): '8-4' | '7-5' | 'halves' | '5-7' | '4-8' {
  const ratios = [
    ['8-4', 8 / 12],
    ['7-5', 7 / 12],
    ['halves', 6 / 12],
    ['5-7', 5 / 12],
    ['4-8', 4 / 12],
  ] as const
  return ratios.reduce((nearest, ratio) =>
    Math.abs(ratio[1] - share) < Math.abs(nearest[1] - share) ? ratio : nearest,
  )[0]
}

/** One column of the content, with its share of the width. */
export interface ColumnUse {
  readonly blocks: readonly ConvertedBlock[]
  /** In any unit that all columns share; absent where nothing was said. */
  readonly width?: number
}

/** Columns side by side: two or three in a row, more in several rows; no column is dropped. */
export function columnBlocks(columns: readonly ColumnUse[], context: ConvertContext): readonly ConvertedBlock[] {
  if (columns.every(({ blocks }) => blocks.length === 0)) return []
  if (columns.length === 1) return columns[0]?.blocks ?? []
  const perRow = columns.length > 3 && columns.length % 3 !== 0 ? 2 : 3
  if (columns.length > 3)
    context.report({ level: 'changed', code: 'columns-in-rows', subject: `${columns.length} columns` })
  const rows: ColumnUse[][] = []
  for (let at = 0; at < columns.length; at += perRow) rows.push(columns.slice(at, at + perRow))
  return rows.flatMap((row): readonly ConvertedBlock[] => {
    const [first, second, third] = row
    if (!second) return first?.blocks ?? []
    const ratio = third ? 'thirds' : columns.length > 3 ? 'halves' : ratioOf(shareOf(first, second))
    return [
      {
        blockType: 'columns',
        ratio,
        columns: row.map(({ blocks }) => ({ blocks: fitInto('column', blocks, context) })),
      },
    ]
  })
}

function shareOf(first: ColumnUse | undefined, second: ColumnUse): number {
  const [one, other] = [first?.width, second.width]
  if (one !== undefined && other !== undefined) return one / (one + other || 1)
  // One width alone is that of a share of the whole.
  if (one !== undefined && one < 100) return one / 100
  return other !== undefined && other < 100 ? 1 - other / 100 : 1 / 2
}
