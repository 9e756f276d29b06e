import type { HealthFinding } from '@vitrine/kit/core'
import type { Payload } from 'payload'
import { countStale } from '../store/index/count-stale.ts'

/** Documents that may wait for the index before somebody ought to look. */
const MANY_WAITING = 100

/** Findings for the owner about the search. */
export async function searchFindings(payload: Payload): Promise<readonly HealthFinding[]> {
  const title = 'Search'
  const waiting = await countStale(payload)
  if (waiting < MANY_WAITING) return [{ title, state: 'good', text: 'What is published can be found.' }]
  return [
    {
      title,
      state: 'attention',
      text: `${waiting} documents are not in the index yet. If this does not shrink, run npm run search -- --rebuild.`,
    },
  ]
}
