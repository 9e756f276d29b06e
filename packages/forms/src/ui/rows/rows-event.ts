/** Asks a form to show so many rows, as a draft needs them. Nothing gets the focus, and nothing is announced. */
export const ROWS_EVENT = 'vitrine:rows'

/** Rows of each group, by the name under which a form says how many it has. */
export type RowCounts = ReadonlyMap<string, number>
