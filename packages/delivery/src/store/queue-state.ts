import { runSql, sql, sqlList } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { DeliveryKind } from './queue.ts'

/** Deliveries of one kind that are not done. */
export interface QueueState {
  readonly kind: DeliveryKind
  /** Number of those that are still to be sent. */
  readonly waiting: number
  /** When the oldest of these was queued; undefined when none waits. */
  readonly oldest: Date | undefined
  /** Number of those that were given up and that nobody has looked after. */
  readonly failed: number
  /** Last error of the newest of all that has one. */
  readonly lastError: string | undefined
}

const KINDS: readonly DeliveryKind[] = ['mail', 'webhook', 'purge']

/** Reads how far the queue is. @returns One state for each kind. */
export async function readQueueState(payload: Payload): Promise<readonly QueueState[]> {
  const rows = await runSql(
    payload,
    sql`select kind, case when state = 'failed' then 1 else 0 end as is_failed, count(*) as deliveries,
        min(created_at) as oldest, max(case when last_error is null then null else id end) as newest_error
      from deliveries where state in ('queued', 'sending', 'waiting', 'failed') group by 1, 2`,
  )
  const find = (kind: DeliveryKind, isFailed: number) =>
    rows.find((row) => row.kind === kind && Number(row.is_failed) === isFailed)
  const errors = await readErrors(
    payload,
    rows.flatMap(({ newest_error: id }) => (id === null ? [] : [Number(id)])),
  )
  return KINDS.map((kind) => {
    const waiting = find(kind, 0)
    return {
      kind,
      waiting: Number(waiting?.deliveries ?? 0),
      oldest: waiting && momentOf(waiting.oldest),
      failed: Number(find(kind, 1)?.deliveries ?? 0),
      lastError: errors.find((row) => row.kind === kind)?.text,
    }
  })
}

/** Last errors of some deliveries, the newest first. */
async function readErrors(
  payload: Payload,
  ids: readonly number[],
): Promise<readonly { readonly kind: unknown; readonly text: string }[]> {
  if (ids.length === 0) return []
  const rows = await runSql(
    payload,
    sql`select kind, last_error from deliveries where id in (${sqlList(ids)}) and last_error is not null order by id desc`,
  )
  return rows.map((row) => ({ kind: row.kind, text: String(row.last_error) }))
}
