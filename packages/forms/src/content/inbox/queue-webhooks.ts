import { randomUUID } from 'node:crypto'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { numbered, type WebhookEvent } from '../../core/webhook/webhook-event.ts'

/** A webhook that is to be told of a message, as it is kept until then. */
export interface QueuedWebhook {
  readonly kind: 'webhook'
  readonly url: string
  /** Sealed. */
  readonly secret: string
  readonly event: WebhookEvent
}

/** Tells the webhooks of a message, each on its own. */
export async function queueWebhooks(
  payload: Payload,
  queued: { readonly webhooks: readonly QueuedWebhook[]; readonly submission: number | null; readonly at: Date },
  transaction: Transaction,
): Promise<void> {
  const at = queued.at.toISOString()
  for (const { event, ...webhook } of queued.webhooks) {
    const told = { ...webhook, event: numbered(event, queued.submission, String(payload.config.custom.siteUrl)) }
    await runSql(
      payload,
      sql`insert into deliveries
        (kind, subject, recipient, state, attempts, next_attempt_at, submission_id, token, mail, updated_at, created_at)
        values ('webhook', ${event.data.form.title}, ${webhook.url}, 'queued', 0, ${at}, ${queued.submission},
          ${randomUUID()}, ${JSON.stringify(told)}, ${at}, ${at})`,
      transaction,
    )
  }
}
