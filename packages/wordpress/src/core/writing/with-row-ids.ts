type Values = Readonly<Record<string, unknown>>

/**
 * Gives the rows of a translation the ids of the rows that were written in the first language, by their place: so they
 * are the same rows with other words.
 */
export function withRowIds(translation: Values, written: Values): Values {
  return Object.fromEntries(
    Object.entries(translation).map(([name, value]) => [name, rowsWithIds(value, written[name])]),
  )
}

function rowsWithIds(value: unknown, written: unknown): unknown {
  if (Array.isArray(value)) {
    return Array.isArray(written) ? value.map((row, place) => rowWithId(row, written[place])) : value
  }
  return isValues(value) && isValues(written) && !('root' in value) ? withRowIds(value, written) : value
}

function rowWithId(row: unknown, written: unknown): unknown {
  if (!isValues(row) || !isValues(written)) return row
  const values = withRowIds(row, written)
  return written.id === undefined || 'id' in row ? values : { ...values, id: written.id }
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
