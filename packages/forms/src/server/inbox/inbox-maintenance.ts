import { startRounds } from '@vitrine/content/jobs'
import type { Payload } from 'payload'
import { deleteExpired } from './delete-expired.ts'
import { discardSentMails } from './discard-sent-mails.ts'

/** Milliseconds between two rounds: a message outlives its days by this at most. */
const EVERY_MS = 3_600_000

/**
 * Lets go of what need not be kept any longer, at once and every hour until it is stopped. One process of a site does
 * this.
 *
 * @param options.now The clock; the machine's own unless given.
 * @param options.onError Called with the error of a round that failed; the next one follows all the same.
 * @returns Stops it, and waits for what is under way.
 */
export function startInboxMaintenance(
  payload: Payload,
  options: { readonly now?: () => Date; readonly onError: (error: unknown) => void },
): () => Promise<void> {
  const { now = () => new Date(), onError } = options
  return startRounds(() => runMaintenance(payload, now()), { everyMs: EVERY_MS, onError })
}

async function runMaintenance(payload: Payload, now: Date): Promise<void> {
  await deleteExpired(payload, now)
  await discardSentMails(payload)
}
