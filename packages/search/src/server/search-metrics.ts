import { runSql, sql } from '@vitrine/content/sql'
import type { Metric } from '@vitrine/kit/server'
import type { Payload } from 'payload'

/** Metrics of the search index. */
export function searchMetrics(payload: Payload): readonly Metric[] {
  return [
    {
      name: 'vitrine_search_index_lag',
      help: 'Documents that have changed and that the search index still has to look at.',
      type: 'gauge',
      async read() {
        const [row] = await runSql(payload, sql`select count(*) as waiting from search_stale`)
        return [{ value: Number(row?.waiting ?? 0) }]
      },
    },
  ]
}
