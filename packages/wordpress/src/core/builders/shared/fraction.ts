/**
 * Reads a width as builders write it: `1_3`, `1/3`, `33.33`, `33.33%`.
 *
 * @returns Share of the row, above 0 and at most 1; undefined for anything else.
 */
export function fraction(written: string): number | undefined {
  const parts = /^\s*(\d{1,3})\s*[_/]\s*(\d{1,3})\s*$/.exec(written)
  const share = parts ? Number(parts[1]) / Number(parts[2]) : percent(written)
  return share !== undefined && share > 0 && share <= 1 ? share : undefined
}

function percent(written: string): number | undefined {
  const number = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*$/.exec(written)?.[1]
  return number === undefined ? undefined : Number(number.replace(',', '.')) / 100
}
