import { choice, given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, type Titled } from '@vitrine/kit/core'
import { parseCells } from '../cells.ts'

/** Rows and columns of text. */
export interface TableBlock extends BlockBase, Titled {
  readonly blockType: 'table'
  readonly caption?: string
  /** Cells that say what the others are: the first row, the first column, both or none. */
  readonly heads: 'row' | 'column' | 'both' | 'none'
  readonly rows: readonly (readonly string[])[]
}

export const parseTable: BlockParser = (raw): TableBlock | undefined => {
  const rows = parseCells(raw.rows)
  if (rows.length === 0) return undefined
  return {
    ...blockBase(raw, 'table'),
    ...parseTitled(raw),
    heads: choice(raw.heads, ['row', 'column', 'both', 'none']),
    rows,
    ...given({ caption: text(raw.caption) }),
  }
}
