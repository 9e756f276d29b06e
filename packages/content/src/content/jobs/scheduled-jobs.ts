import type { Payload } from 'payload'
import { startRounds } from './rounds.ts'

/** Milliseconds between two looks for what is due: a scheduled page is published within this time. */
const LOOK_EVERY_MS = 15_000

/** Jobs taken at one look. */
const MAX_JOBS = 20

/**
 * Runs what is due, such as scheduled publishing, at once and until it is stopped. One process of a site does this:
 * jobs that are marked as running when it begins were left by one that died, and are run again.
 *
 * @param options.onError Called with the error of a look that failed; the next one follows all the same.
 * @returns Stops it, and waits for what is under way.
 */
export function startScheduledJobs(
  payload: Payload,
  { onError }: { readonly onError: (error: unknown) => void },
): () => Promise<void> {
  let isFirst = true
  const look = async () => {
    if (isFirst) await freeAbandoned(payload)
    isFirst = false
    // Of two languages of a document that are published at one time, the second follows what the first has made.
    await payload.jobs.run({ limit: MAX_JOBS, sequential: true, overrideAccess: true, silent: true })
  }
  return startRounds(look, { everyMs: LOOK_EVERY_MS, onError })
}

/** Payload marks a job as running and never looks at it again: it has no claims that run out. */
async function freeAbandoned(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
  })
}
