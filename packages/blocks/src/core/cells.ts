/** Longest text of a table's rows, in code units. */
export const MAX_CELLS_LENGTH = 20_000

/** Most rows of a table. */
const MAX_ROWS = 200

/** Most cells of a row. */
const MAX_CELLS = 12

/**
 * Reads the rows of a table as an editor types or pastes them: one a line, cells divided by `|` or, as spreadsheets
 * copy them, by tabs.
 *
 * @returns Rows of equal length; a short one is filled up with empty cells. What goes beyond the limits is left out.
 */
export function parseCells(text: string): readonly (readonly string[])[] {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_ROWS)
    .map(cellsOf)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}

function cellsOf(line: string): string[] {
  const divider = line.includes('\t') ? '\t' : '|'
  return line
    .split(divider)
    .slice(0, MAX_CELLS)
    .map((cell) => cell.trim())
}
