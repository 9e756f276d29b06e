import type { Transaction } from '@vitrine/content/sql'
import { type QueuedWebhook, queueWebhooks } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import { numbered, type WebhookEvent } from '../core/webhook/webhook-event.ts'

/** A webhook of a form with the message that it is sent. */
export type FormWebhook = QueuedWebhook<WebhookEvent>

/** Queues the webhooks of a message, which learn its number. */
export async function queueFormWebhooks(
  payload: Payload,
  message: {
    readonly webhooks: readonly FormWebhook[]
    readonly submission: number | null
    readonly at: Date
  },
  transaction: Transaction,
): Promise<void> {
  const { submission, at } = message
  const siteUrl = String(payload.config.custom.siteUrl)
  const webhooks = message.webhooks.map(({ event, ...webhook }) => ({
    webhook: { ...webhook, event: numbered(event, submission, siteUrl) },
    subject: event.data.form.title,
  }))
  await queueWebhooks(payload, { webhooks, submission, at }, transaction)
}
