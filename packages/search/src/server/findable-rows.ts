import type { Payload } from 'payload'
import type { FoundRow } from '../store/index/find.ts'
import { rowSources } from '../store/index/row-sources.ts'

/**
 * Leaves out rows of features that not everybody may find at this moment, and names the paths of the others: the index is a few
 * seconds behind, and knows neither.
 */
export async function findableRows(
  payload: Payload,
  found: readonly FoundRow[],
  locale: string,
): Promise<readonly FoundRow[]> {
  let rows = found
  for (const source of rowSources(payload)) {
    const ids = rows.flatMap(({ collection, document }) => (collection === source.collection ? Number(document) : []))
    if (ids.length === 0) continue
    const paths = await source.rows.paths(payload, ids, locale)
    rows = rows.flatMap((row) => {
      if (row.collection !== source.collection) return row
      const path = paths.get(Number(row.document))
      return path === undefined ? [] : { ...row, path }
    })
  }
  return rows
}
