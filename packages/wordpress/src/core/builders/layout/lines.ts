import type { ColumnPiece } from '../pieces.ts'

/** By how much widths may add up to more than a row: three of `33.34%` are one. */
const TOLERANCE = 0.03

/** Divides the columns of a row into lines, as they wrap where they do not fit. */
export function linesOf(columns: readonly ColumnPiece[]): readonly (readonly ColumnPiece[])[] {
  const lines: ColumnPiece[][] = []
  let filled = Number.POSITIVE_INFINITY
  for (const column of columns) {
    const line = lines.at(-1)
    if (!line || filled + column.width > 1 + TOLERANCE) {
      lines.push([column])
      filled = column.width
    } else {
      line.push(column)
      filled += column.width
    }
    if (column.endsLine) filled = Number.POSITIVE_INFINITY
  }
  return lines
}
