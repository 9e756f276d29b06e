import { randomUUID } from 'node:crypto'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { DeliveryKind } from './queue.ts'

/** Queues something that waits for nothing else; mails of one message wait for each other, see `queue-mails.ts`. */
export async function queueDelivery(
  payload: Payload,
  queued: {
    readonly kind: Exclude<DeliveryKind, 'mail'>
    /** Text that editors read in the list of deliveries, and where it goes. */
    readonly subject: string
    readonly recipient: string
    /** Given to the sender, as JSON. */
    readonly content: unknown
    readonly submission: number | null
    readonly at: Date
  },
  transaction: Transaction,
): Promise<void> {
  const { kind, subject, recipient, content, submission } = queued
  const at = queued.at.toISOString()
  await runSql(
    payload,
    sql`insert into deliveries
      (kind, subject, recipient, state, attempts, next_attempt_at, submission_id, token, mail, updated_at, created_at)
      values (${kind}, ${subject}, ${recipient}, 'queued', 0, ${at}, ${submission}, ${randomUUID()},
        ${JSON.stringify(content)}, ${at}, ${at})`,
    transaction,
  )
}
