import { randomUUID } from 'node:crypto'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/**
 * A webhook that is to be called, as it waits until then.
 *
 * @template Event What it is called with, as JSON.
 */
export interface QueuedWebhook<Event = unknown> {
  readonly kind: 'webhook'
  readonly url: string
  /** Sealed. */
  readonly secret: string
  readonly event: Event
}

/** Queues webhooks, each on its own. @param queued.subject What editors read of it in the list of deliveries. */
export async function queueWebhooks(
  payload: Payload,
  queued: {
    readonly webhooks: readonly { readonly webhook: QueuedWebhook; readonly subject: string }[]
    readonly submission: number | null
    readonly at: Date
  },
  transaction: Transaction,
): Promise<void> {
  const at = queued.at.toISOString()
  for (const { webhook, subject } of queued.webhooks) {
    await runSql(
      payload,
      sql`insert into deliveries
        (kind, subject, recipient, state, attempts, next_attempt_at, submission_id, token, mail, updated_at, created_at)
        values ('webhook', ${subject}, ${webhook.url}, 'queued', 0, ${at}, ${queued.submission},
          ${randomUUID()}, ${JSON.stringify(webhook)}, ${at}, ${at})`,
      transaction,
    )
  }
}
