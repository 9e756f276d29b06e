import type { Payload } from 'payload'

/** Milliseconds between two looks for what is due: a scheduled page is published within this time. */
const LOOK_EVERY_MS = 15_000

/** Jobs taken at one look. */
const MAX_JOBS = 20

/**
 * Runs what is due, such as scheduled publishing, until it is stopped. One process of a site does this.
 *
 * @param options.onError Called with the error of a look that failed; the next one follows all the same.
 * @returns Stops it, and waits for what is under way.
 */
export function startScheduledJobs(
  payload: Payload,
  options: { onError: (error: unknown) => void },
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve()
  const look = () => {
    underWay = payload.jobs.run({ limit: MAX_JOBS, overrideAccess: true, silent: true }).catch(options.onError)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
