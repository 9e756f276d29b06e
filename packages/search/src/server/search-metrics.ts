import type { Metric } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import { countStale } from '../store/index/count-stale.ts'

/** Metrics of the search index. */
export function searchMetrics(payload: Payload): readonly Metric[] {
  return [
    {
      name: 'vitrine_search_index_lag',
      help: 'Documents that have changed and that the search index still has to look at.',
      type: 'gauge',
      read: async () => [{ value: await countStale(payload) }],
    },
  ]
}
