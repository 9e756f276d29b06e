import { runSql, sql } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { isExpired } from '../../core/inbox/retention.ts'

/** Messages deleted at a time. */
const BATCH = 100

/** Batches of one form in one run: what is left waits for the next. */
const MAX_BATCHES = 50

/**
 * Deletes messages that have been kept for as long as their form wants, with their files. Mails that still wait go out
 * all the same.
 */
export async function deleteExpired(payload: Payload, now: Date): Promise<void> {
  const forms = await runSql(
    payload,
    sql`select id, retention_days from contact_forms where retention_days is not null`,
  )
  for (const form of forms) {
    const retention = { form: Number(form.id), days: Number(form.retention_days) }
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if (!(await deleteBatch(payload, retention, now))) break
    }
  }
}

/** @returns Whether there may be more. */
async function deleteBatch(
  payload: Payload,
  retention: { readonly form: number; readonly days: number },
  now: Date,
): Promise<boolean> {
  const oldest = await runSql(
    payload,
    sql`select id, received_at from submissions where form_id = ${retention.form} order by received_at limit ${BATCH}`,
  )
  const expired = oldest.filter((row) => isExpired(momentOf(row.received_at), retention.days, now))
  if (expired.length === 0) return false
  const ids = expired.map(({ id }) => Number(id))
  await payload.delete({ collection: 'submissions', where: { id: { in: ids } }, depth: 0, overrideAccess: true })
  return expired.length === BATCH
}
