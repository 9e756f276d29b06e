import { randomUUID } from 'node:crypto'
import { runSql, sql, type Transaction } from '@vitrine/cms/sql'
import { list, text } from '@vitrine/ui/core'
import type { Payload } from 'payload'
import { hasReceiver } from '../../core/mail/mail-message.ts'

/** What a delivery shows of its mail. The rest is for whoever sends it. */
interface QueueableMail {
  readonly subject: string
  readonly to: string
  readonly headers?: unknown
  readonly omissions?: unknown
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
    const reachesNobody = nobody(mail)
    const state = reachesNobody ? 'failed' : first === null ? 'queued' : 'waiting'
    await runSql(
      payload,
      sql`insert into deliveries
        (subject, recipient, state, attempts, next_attempt_at, last_error, submission_id, token, waits_for, mail, updated_at,
          created_at)
        values (${mail.subject}, ${mail.to}, ${state}, 0, ${state === 'queued' ? at : null}, ${reachesNobody ?? null},
          ${queued.submission}, ${token}, ${first}, ${JSON.stringify(mail)}, ${at}, ${at})`,
      transaction,
    )
    first ??= token
  }
}

/** Why a mail can be sent to nobody; no later try would change that. */
function nobody({ to, headers, omissions }: QueueableMail): string | undefined {
  const named = list(headers).map(({ name }) => ({ name: text(name) ?? '', value: '' }))
  if (hasReceiver({ to, headers: named })) return undefined
  const reasons = Array.isArray(omissions) ? omissions.filter((reason) => typeof reason === 'string') : []
  return ['This mail has nobody to go to.', ...reasons].join(' ')
}
