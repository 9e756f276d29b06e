import { randomUUID } from 'node:crypto'
import { runSql, sql, type Transaction } from '@vitrine/cms/sql'
import type { Payload } from 'payload'

/** What a delivery shows of its mail. The rest is for whoever sends it. */
interface QueueableMail {
  readonly subject: string
  readonly to: string
}

/** Hands the mails of a message to whoever sends them. Each but the first goes out once the first was taken. */
export async function queueMails(
  payload: Payload,
  queued: { readonly mails: readonly QueueableMail[]; readonly submission: number | null; readonly at: Date },
  transaction: Transaction,
): Promise<void> {
  const at = queued.at.toISOString()
  let first: string | null = null
  for (const mail of queued.mails) {
    const token = randomUUID()
    const state = first === null ? 'queued' : 'waiting'
    await runSql(
      payload,
      sql`insert into deliveries
        (subject, recipient, state, attempts, next_attempt_at, submission_id, token, waits_for, mail, updated_at, created_at)
        values (${mail.subject}, ${mail.to}, ${state}, 0, ${first === null ? at : null}, ${queued.submission}, ${token},
          ${first}, ${JSON.stringify(mail)}, ${at}, ${at})`,
      transaction,
    )
    first ??= token
  }
}
