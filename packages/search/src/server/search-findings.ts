import type { HealthFinding } from '@vitrine/kit/core'
import type { Payload } from 'payload'
import { countStale } from '../store/index/count-stale.ts'

/** Documents that may wait for the index before somebody ought to look. */
const MANY_WAITING = 100

/** Findings for the owner about the search. */
export async function searchFindings(payload: Payload): Promise<readonly HealthFinding[]> {
  const title = { en: 'Search', de: 'Suche' }
  const waiting = await countStale(payload)
  if (waiting < MANY_WAITING) {
    const text = { en: 'What is published can be found.', de: 'Was veröffentlicht ist, wird gefunden.' }
    return [{ title, state: 'good', text }]
  }
  return [
    {
      title,
      state: 'attention',
      text: {
        en: `${waiting} documents are not in the index yet. If this does not shrink, run npm run search -- --rebuild.`,
        de: `${waiting} Dokumente stehen noch nicht im Index. Wird das nicht weniger, npm run search -- --rebuild ausführen.`,
      },
    },
  ]
}
