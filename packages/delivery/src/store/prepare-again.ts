import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { hasReceiver, type QueuedMail } from '../core/mail/queued-mail.ts'
import { isWithAny, withoutRefusals } from '../core/mail/receivers.ts'

/** Message of a mail that is sent again. */
export interface MailOfMessage {
  /** Number of the message. */
  readonly submission: number
  /** True for a mail that waited for the first one of its message. */
  readonly isSecond: boolean
}

/** Renews a mail of a stored message before it is sent again. @returns Undefined leaves it as it was queued. */
export type RenewMail = (mail: QueuedMail, message: MailOfMessage) => Promise<QueuedMail | undefined>

/**
 * Prepares a delivery that an editor sends again: receivers that refused a mail for good are asked once more, and a mail
 * that no receiver has is renewed. It reads the row itself: paths of files are shortened for editors, and a mail attaches
 * by the whole ones.
 *
 * @param options.transaction Undefined outside of one.
 * @returns False for a mail that has no receiver.
 */
export async function prepareAgain(
  payload: Payload,
  id: number,
  { renew, transaction }: { readonly renew: RenewMail; readonly transaction: Transaction | undefined },
): Promise<boolean> {
  const [row] = await runSql(
    payload,
    sql`select kind, mail, submission_id, waits_for from deliveries where id = ${id}`,
    transaction,
  )
  if (row?.kind !== 'mail') return true
  // Only the intake and features write what is queued.
  const queued = fromColumn(row.mail) as QueuedMail
  const isRenewable = row.submission_id !== null && !isWithAny(queued)
  const message = { submission: Number(row.submission_id), isSecond: row.waits_for !== null }
  const mail = (isRenewable && (await renew(queued, message))) || withoutRefusals(queued)
  if (mail !== queued) {
    await runSql(
      payload,
      sql`update deliveries set mail = ${JSON.stringify(mail)}, recipient = ${mail.to}, subject = ${mail.subject}
        where id = ${id}`,
      transaction,
    )
  }
  return hasReceiver(mail)
}
