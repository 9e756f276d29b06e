import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { inTransaction, runSql, sql } from '@vitrine/cms/sql'
import type { Payload } from 'payload'
import { LEASE_MS } from '../../core/delivery.ts'
import type { QueuedMail } from '../store.ts'

/** A mail that this process has claimed. */
export interface ClaimedMail {
  readonly id: number
  readonly token: string
  /** Tries before this one. */
  readonly attempts: number
  readonly mail: QueuedMail
  readonly createdAt: Date
  readonly lease: string
}

export type MailResult =
  | { readonly state: 'sent'; readonly sentAt: Date }
  | { readonly state: 'queued'; readonly nextAttemptAt: Date; readonly error: string }
  | { readonly state: 'failed'; readonly error: string }

/**
 * Claims mails whose time has come. One statement decides, so no two processes claim the same mail; while a mail is
 * being sent, its next try is when the claim runs out.
 */
export async function claimMails(payload: Payload, limit: number, now: Date): Promise<readonly ClaimedMail[]> {
  const lease = `${hostname()} ${process.pid} ${randomUUID()}`
  const due = now.toISOString()
  const runsOut = new Date(now.getTime() + LEASE_MS).toISOString()
  const rows = await runSql(
    payload,
    sql`update deliveries set state = 'sending', lease = ${lease}, next_attempt_at = ${runsOut}
      where next_attempt_at <= ${due} and id in (
        select id from deliveries where state in ('queued', 'sending') and next_attempt_at <= ${due}
        order by next_attempt_at limit ${limit})
      returning id, token, attempts, mail, created_at`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    token: String(row.token),
    attempts: Number(row.attempts),
    // Written by the intake; SQLite gives JSON back as text.
    mail: (typeof row.mail === 'string' ? JSON.parse(row.mail) : row.mail) as QueuedMail,
    createdAt: new Date(String(row.created_at)),
    lease,
  }))
}

/** What became of a claimed mail. */
export interface NotedResult {
  readonly claimed: ClaimedMail
  readonly result: MailResult
}

/** Notes what became of claimed mails, as one; nothing for one that another process has claimed since. */
export function noteResults(payload: Payload, notes: readonly NotedResult[]): Promise<void> {
  return inTransaction(payload, async (transaction) => {
    for (const { claimed, result } of notes) {
      const next = result.state === 'queued' ? result.nextAttemptAt.toISOString() : null
      const sentAt = result.state === 'sent' ? result.sentAt.toISOString() : null
      const error = result.state === 'sent' ? null : result.error
      await runSql(
        payload,
        sql`update deliveries set state = ${result.state}, attempts = ${claimed.attempts + 1}, next_attempt_at = ${next},
          sent_at = ${sentAt}, last_error = ${error}, lease = null where id = ${claimed.id} and lease = ${claimed.lease}`,
        transaction,
      )
      if (result.state !== 'sent') continue
      await runSql(
        payload,
        sql`update deliveries set state = 'queued', next_attempt_at = ${sentAt}
          where waits_for = ${claimed.token} and state = 'waiting'`,
        transaction,
      )
    }
  })
}

/** Frees at once what processes of this machine had claimed when they died. */
export async function freeAbandoned(payload: Payload, now: Date): Promise<void> {
  const rows = await runSql(payload, sql`select distinct lease from deliveries where state = 'sending'`)
  for (const { lease } of rows) {
    const [machine, pid] = String(lease).split(' ')
    if (machine !== hostname() || isAlive(Number(pid))) continue
    await runSql(payload, sql`update deliveries set next_attempt_at = ${now.toISOString()} where lease = ${lease}`)
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // No such process.
    return false
  }
}
