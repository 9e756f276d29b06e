import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { inTransaction, runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { LEASE_MS, NEVER_AWAY_MS, type Rest } from '../core/retry.ts'
import type { Claim } from './queue-mails.ts'

/** Kind of a delivery, each with its own transport and rate. */
export type DeliveryKind = 'mail' | 'webhook' | 'purge'

/** Something that this process has claimed to send. */
export interface Claimed {
  readonly id: number
  readonly token: string
  /** Tries before this one. */
  readonly attempts: number
  /** Content to send, as it was queued. */
  readonly content: unknown
  readonly createdAt: Date
  readonly lease: string
}

export type DeliveryResult =
  | { readonly state: 'sent'; readonly sentAt: Date; readonly isInOutbox: boolean }
  | ({ readonly state: 'queued'; readonly nextAttemptAt: Date } & Failure)
  | ({ readonly state: 'failed' } & Failure)

interface Failure {
  readonly failedAt: Date
  readonly error: string
  /** Undefined: the next try is like this one. */
  readonly rest?: Rest | undefined
}

/** A claim of this process on something to send. */
export function newClaim(now: Date): Claim {
  return { lease: `${hostname()} ${process.pid} ${randomUUID()}`, runsOutAt: new Date(now.getTime() + LEASE_MS) }
}

/**
 * Claims what is due. One statement decides, so no two processes claim the same; while something is being sent, its next
 * try is when the claim runs out. What was never tried is due whatever the clock said when it was queued.
 */
export async function claimDue(
  payload: Payload,
  options: {
    readonly kind: DeliveryKind
    readonly limit: number
    readonly now: Date
    /** Deliveries in progress in this process: if the clock jumps ahead, it must not claim them again. */
    readonly except: Iterable<number>
  },
): Promise<readonly Claimed[]> {
  const { kind, limit, now } = options
  const { lease, runsOutAt } = newClaim(now)
  // None has this id.
  const except = sqlList([0, ...options.except])
  const due = now.toISOString()
  const neverAway = new Date(now.getTime() + NEVER_AWAY_MS).toISOString()
  const isDue = sql`(next_attempt_at <= ${due} or next_attempt_at > ${neverAway}
    or (state = 'queued' and attempts = 0))`
  const rows = await runSql(
    payload,
    sql`update deliveries set state = 'sending', lease = ${lease}, next_attempt_at = ${runsOutAt.toISOString()}
      where ${isDue} and id in (
        select id from deliveries where state in ('queued', 'sending') and kind = ${kind} and ${isDue}
          and id not in (${except})
        order by next_attempt_at limit ${limit} ${passingBy(payload)})
      returning id, token, attempts, mail, created_at`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    token: String(row.token),
    attempts: Number(row.attempts),
    content: fromColumn(row.mail),
    createdAt: momentOf(row.created_at),
    lease,
  }))
}

/** Leaves what somebody else is at. SQLite writes one after another. */
function passingBy(payload: Payload) {
  return payload.db.name === 'postgres' ? sql`for update skip locked` : sql``
}

/** Result of a claimed delivery. Results that are noted together are those of one sender. */
export interface NotedResult {
  readonly claimed: Claimed
  readonly result: DeliveryResult
}

/**
 * Notes what became of what was claimed, as one; nothing for what another process has claimed since.
 *
 * @returns How many mails, which waited for one of them, are due by that.
 */
export async function noteResults(payload: Payload, notes: readonly NotedResult[]): Promise<number> {
  const sent = notes.flatMap(({ claimed, result }) => (result.state === 'sent' ? { claimed, ...result } : []))
  let due = 0
  const write = async (transaction: Transaction) => {
    due = 0
    for (const { claimed, result } of notes) {
      if (result.state !== 'sent') due += await noteFailed(payload, { claimed, result }, transaction)
    }
    if (sent.length > 0) due += await noteSent(payload, sent, transaction)
  }
  // An editor may be deleting the message of one of them, and with it touch its mails in another order.
  await inTransaction(payload, write, { yields: true })
  return due
}

/** @returns How many mails, which waited for this one, are due as some receivers have taken it. */
async function noteFailed(
  payload: Payload,
  { claimed, result }: { readonly claimed: Claimed; readonly result: Exclude<DeliveryResult, { state: 'sent' }> },
  transaction: Transaction,
): Promise<number> {
  const next = result.state === 'queued' ? result.nextAttemptAt.toISOString() : null
  const { rest } = result
  if (rest) {
    await runSql(
      payload,
      sql`update deliveries set mail = ${JSON.stringify(rest.content)}
        where id = ${claimed.id} and lease = ${claimed.lease}`,
      transaction,
    )
  }
  await runSql(
    payload,
    sql`update deliveries set state = ${result.state}, attempts = ${claimed.attempts + 1}, next_attempt_at = ${next},
      last_error = ${result.error}, sent_at = null, lease = null
      where id = ${claimed.id} and lease = ${claimed.lease}`,
    transaction,
  )
  return rest?.isPartlyTaken ? freeWaiting(payload, { tokens: [claimed.token], at: result.failedAt }, transaction) : 0
}

/**
 * One statement for all of them, which were sent within moments: the last of these stands for all.
 *
 * @returns How many mails waited for one of them.
 */
async function noteSent(
  payload: Payload,
  sent: readonly { readonly claimed: Claimed; readonly sentAt: Date; readonly isInOutbox: boolean }[],
  transaction: Transaction,
): Promise<number> {
  const sentAt = new Date(Math.max(...sent.map((one) => one.sentAt.getTime())))
  const inOutbox = sent.some(({ isInOutbox }) => isInOutbox) ? sql`true` : sql`false`
  await runSql(
    payload,
    sql`update deliveries set state = 'sent', attempts = attempts + 1, next_attempt_at = null, last_error = null,
      sent_at = ${sentAt.toISOString()}, in_outbox = ${inOutbox}, lease = null
      where id in (${sqlList(sent.map(({ claimed }) => claimed.id))})
        and lease in (${sqlList([...new Set(sent.map(({ claimed }) => claimed.lease))])})`,
    transaction,
  )
  return freeWaiting(payload, { tokens: sent.map(({ claimed }) => claimed.token), at: sentAt }, transaction)
}

/** Queues the mails that wait for others, which were taken. @returns How many. */
async function freeWaiting(
  payload: Payload,
  { tokens, at }: { readonly tokens: readonly string[]; readonly at: Date },
  transaction: Transaction,
): Promise<number> {
  const freed = await runSql(
    payload,
    sql`update deliveries set state = 'queued', next_attempt_at = ${at.toISOString()}
      where waits_for in (${sqlList(tokens)}) and state = 'waiting' returning id`,
    transaction,
  )
  return freed.length
}

/** Frees at once what processes of this machine had claimed when they died. */
export async function freeAbandoned(payload: Payload, kind: DeliveryKind, now: Date): Promise<void> {
  const rows = await runSql(
    payload,
    sql`select distinct lease from deliveries where state = 'sending' and kind = ${kind}`,
  )
  for (const { lease } of rows) {
    const [machine, pid] = String(lease).split(' ')
    if (machine !== hostname() || isAlive(Number(pid))) continue
    await runSql(payload, sql`update deliveries set next_attempt_at = ${now.toISOString()} where lease = ${lease}`)
  }
}

/**
 * Gives up all that waits to be sent, for somebody to look at: in a copy of a database it may have been sent by the
 * site that it was copied from. An editor can have each of them tried again.
 *
 * @returns How many there were.
 */
export async function holdBack(payload: Payload): Promise<number> {
  const reason =
    'This site was restored or copied while this was waiting: it may have been sent before. Try it again if not.'
  const held = await runSql(
    payload,
    sql`update deliveries set state = 'failed', next_attempt_at = null, lease = null, last_error = ${reason}
      where state in ('queued', 'sending') returning id`,
  )
  return held.length
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another account is there, but takes no signals of this one.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
