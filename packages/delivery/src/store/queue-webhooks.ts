import type { Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { queueDelivery } from './queue-delivery.ts'

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
  const { submission, at } = queued
  for (const { webhook, subject } of queued.webhooks) {
    const delivery = { kind: 'webhook', subject, recipient: webhook.url, content: webhook, submission, at } as const
    await queueDelivery(payload, delivery, transaction)
  }
}
