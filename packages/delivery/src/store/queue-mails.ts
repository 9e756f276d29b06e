import { randomUUID } from 'node:crypto'
import { list, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { hasReceiver } from '../core/mail/queued-mail.ts'

/** Parts of a mail that its delivery shows. The rest is for the sender only. */
interface QueueableMail {
  readonly subject: string
  readonly to: string
  readonly headers?: unknown
  readonly omissions?: unknown
}

/** The right to send something until it runs out. */
export interface Claim {
  readonly lease: string
  readonly runsOutAt: Date
}

/** A mail that was queued under a claim. */
export interface QueuedClaimed<Mail> {
  readonly id: number
  readonly token: string
  readonly mail: Mail
}

/** Mails that were queued, in their order. */
interface QueuedMails<Mail> {
  readonly deliveries: readonly { readonly id: number; readonly token: string }[]
  /** The first mail, when it was queued under a claim. */
  readonly claimed: QueuedClaimed<Mail> | undefined
}

/**
 * Hands the mails of a message to whoever sends them. Each but the first goes out once the first was taken.
 *
 * @param queued.claim Under which the first is queued: whoever has it sends the mail once the transaction is durable, and
 *   nobody else looks at it until the claim runs out.
 */
export async function queueMails<Mail extends QueueableMail>(
  payload: Payload,
  queued: {
    readonly mails: readonly Mail[]
    readonly submission: number | null
    readonly at: Date
    readonly claim?: Claim | undefined
  },
  transaction: Transaction,
): Promise<QueuedMails<Mail>> {
  const at = queued.at.toISOString()
  let first: string | null = null
  const deliveries: { id: number; token: string }[] = []
  let claimed: QueuedClaimed<Mail> | undefined
  for (const mail of queued.mails) {
    const token = randomUUID()
    const reachesNobody = nobody(mail)
    const isDue = !reachesNobody && first === null
    const claim = isDue ? queued.claim : undefined
    const state = reachesNobody ? 'failed' : claim ? 'sending' : isDue ? 'queued' : 'waiting'
    const nextAttemptAt = claim ? claim.runsOutAt.toISOString() : isDue ? at : null
    const [stored] = await runSql(
      payload,
      sql`insert into deliveries
        (subject, recipient, state, attempts, next_attempt_at, last_error, submission_id, token, waits_for, mail, lease,
          updated_at, created_at)
        values (${mail.subject}, ${mail.to}, ${state}, 0, ${nextAttemptAt}, ${reachesNobody ?? null},
          ${queued.submission}, ${token}, ${first}, ${JSON.stringify(mail)}, ${claim?.lease ?? null}, ${at}, ${at})
        returning id`,
      transaction,
    )
    const id = Number(stored?.id)
    deliveries.push({ id, token })
    if (claim) claimed = { id, token, mail }
    first ??= token
  }
  return { deliveries, claimed }
}

/** Why a mail can be sent to nobody; no later try would change that. */
function nobody({ to, headers, omissions }: QueueableMail): string | undefined {
  const named = list(headers).map(({ name }) => ({ name: text(name) ?? '', value: '' }))
  if (hasReceiver({ to, headers: named })) return undefined
  const reasons = Array.isArray(omissions) ? omissions.filter((reason) => typeof reason === 'string') : []
  return ['This mail has nobody to go to.', ...reasons].join(' ')
}
