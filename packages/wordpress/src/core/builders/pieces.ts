import type { ConvertedBlock } from '../convert/convert.ts'

/** Pieces into which elements are turned before it is known where they stand: blocks, and what arranges them. */
export type Piece = BlockPiece | RowPiece | SectionPiece | AnchorPiece

export interface BlockPiece {
  readonly piece: 'block'
  readonly block: ConvertedBlock
  /** True when it becomes one block with a neighbour of its kind. */
  readonly joins: boolean
}

/** Columns side by side; those that do not fit go to the next line. */
export interface RowPiece {
  readonly piece: 'row'
  readonly columns: readonly ColumnPiece[]
  /** True when columns that follow at once belong to it. */
  readonly isOpen: boolean
}

export interface ColumnPiece {
  /** Share of the row, 0 to 1. */
  readonly width: number
  readonly pieces: readonly Piece[]
  /** True when the next column begins a line whatever fits. */
  readonly endsLine?: boolean
}

/** Pieces on a ground of their own. */
export interface SectionPiece {
  readonly piece: 'section'
  /** Fields of our section, without its blocks. */
  readonly fields: SectionFields
  readonly pieces: readonly Piece[]
}

/** Fields of a section of ours beside its blocks. */
export type SectionFields = Readonly<Record<string, unknown>> & { readonly ground: Readonly<Record<string, unknown>> }

/** Name of the place where the next block stands. */
export interface AnchorPiece {
  readonly piece: 'anchor'
  readonly anchor: string
}

export function blockPiece(block: ConvertedBlock): BlockPiece {
  return { piece: 'block', block, joins: false }
}

/** A block that becomes one with a neighbour of its kind. */
export function joiningPiece(block: ConvertedBlock): BlockPiece {
  return { piece: 'block', block, joins: true }
}

/** A column that stands beside those that follow at once. */
export function columnPiece(column: ColumnPiece): RowPiece {
  return { piece: 'row', columns: [column], isOpen: true }
}

/** Makes one row of open rows that follow each other. */
export function withWholeRows(pieces: readonly Piece[]): readonly Piece[] {
  const whole: Piece[] = []
  let columns: ColumnPiece[] = []
  const flush = () => {
    if (columns.length > 0) whole.push({ piece: 'row', columns, isOpen: false })
    columns = []
  }
  for (const piece of pieces) {
    if (piece.piece === 'row' && piece.isOpen) columns.push(...piece.columns)
    else {
      flush()
      whole.push(piece)
    }
  }
  flush()
  return whole
}
