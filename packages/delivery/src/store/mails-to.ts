import { list, record } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** A mail to somebody, as its delivery has it. */
export interface MailTo {
  readonly subject: string
  readonly queuedAt: Date
}

/** Mails to one address that belong to no submission: those are exported and deleted with it. */
const OWN = (address: string) => sql`kind = 'mail' and submission_id is null and recipient = ${address}`

/** Finds the mails that an address was or will be sent, the oldest first. */
export async function readMailsTo(payload: Payload, address: string): Promise<readonly MailTo[]> {
  const rows = await runSql(payload, sql`select subject, created_at from deliveries where ${OWN(address)} order by id`)
  return rows.map((row) => ({ subject: String(row.subject ?? ''), queuedAt: momentOf(row.created_at) }))
}

/** Deletes the mails that an address was sent; those on their way are not sent any more. */
export async function deleteMailsTo(payload: Payload, address: string, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`delete from deliveries where ${OWN(address)}`, transaction)
}

/** Deletes the mails that were sent to others and are answered to an address: they tell of whom it belongs to. */
export async function deleteMailsAbout(payload: Payload, address: string, transaction: Transaction): Promise<void> {
  const rows = await runSql(
    payload,
    sql`select id, mail from deliveries
      where kind = 'mail' and submission_id is null and lower(cast(mail as text)) like '%reply-to%'`,
    transaction,
  )
  for (const { id, mail } of rows) {
    const headers = list(record(fromColumn(mail)).headers)
    const isAnswered = headers.some(({ name, value }) => isSame(name, 'reply-to') && isSame(value, address))
    if (isAnswered) await runSql(payload, sql`delete from deliveries where id = ${Number(id)}`, transaction)
  }
}

function isSame(one: unknown, other: string): boolean {
  return String(one).toLowerCase() === other.toLowerCase()
}
