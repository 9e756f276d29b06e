import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { type Amount, amountOf } from '../../core/money/amount.ts'
import { REFUND_PART_STATES, type RefundPartState } from '../../core/order/refund-part.ts'

/** Part of a refund that is of one payment, as it is stored. */
export interface RefundPart {
  readonly id: number
  readonly refund: number
  readonly order: number
  readonly payment: number
  readonly provider: string
  /** Name of ours; a new one for each time that a refused part is tried again. */
  readonly key: string
  /** Undefined before the provider has answered. */
  readonly ref: string | undefined
  readonly state: RefundPartState
  readonly amount: Amount
  /** Of a refusal, in the provider's words; else empty. */
  readonly reason: string
}

export async function writeRefundPart(
  payload: Payload,
  part: Pick<RefundPart, 'refund' | 'order' | 'payment' | 'provider' | 'key' | 'amount'> & { readonly at: Date },
  transaction: Transaction,
): Promise<void> {
  const at = part.at.toISOString()
  await runSql(
    payload,
    sql`insert into shop_refund_parts (refund_id, order_id, payment_id, provider, key, state, amount, began_at, asked_at)
      values (${part.refund}, ${part.order}, ${part.payment}, ${part.provider}, ${part.key}, 'waiting', ${part.amount},
        ${at}, ${at})`,
    transaction,
  )
}

/** Parts of refunds: of an order, or by the provider's name of a refund, or of the payment that it is of. */
export async function refundParts(
  payload: Payload,
  of: { readonly order: number } | { readonly provider: string; readonly ref: string } | { readonly payment: number },
  transaction?: Transaction,
): Promise<readonly RefundPart[]> {
  const condition =
    'order' in of
      ? sql`order_id = ${of.order}`
      : 'payment' in of
        ? sql`payment_id = ${of.payment}`
        : sql`provider = ${of.provider} and ref = ${of.ref}`
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from shop_refund_parts where ${condition} order by id`,
    transaction,
  )
  return rows.map(partOfRow)
}

/** Notes what became of a part. A key that is given is a new try. */
export async function setRefundPart(
  payload: Payload,
  part: Pick<RefundPart, 'id' | 'key' | 'ref' | 'state' | 'reason'>,
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`update shop_refund_parts set key = ${part.key}, ref = ${part.ref ?? null}, state = ${part.state},
      reason = ${part.reason || null} where id = ${part.id}`,
    transaction,
  )
}

/**
 * Claims parts that nobody has heard of for a while, so that they are asked for by one process.
 *
 * @param waitingBefore Those without an answer that were asked for later are left alone, and so of those on their way.
 */
export async function claimRefundParts(
  payload: Payload,
  times: {
    readonly waitingBefore: Date
    readonly pendingBefore: Date
    readonly begunAfter: Date
    readonly now: Date
    readonly limit: number
  },
): Promise<readonly RefundPart[]> {
  const isSilent = sql`((state = 'waiting' and asked_at <= ${times.waitingBefore.toISOString()})
    or (state = 'pending' and asked_at <= ${times.pendingBefore.toISOString()}))`
  const rows = await runSql(
    payload,
    sql`update shop_refund_parts set asked_at = ${times.now.toISOString()}
      where id in (select id from shop_refund_parts where ${isSilent} and began_at > ${times.begunAfter.toISOString()}
        order by asked_at limit ${times.limit})
      and ${isSilent} returning ${COLUMNS}`,
  )
  return rows.map(partOfRow)
}

const COLUMNS = sql.raw('id, refund_id, order_id, payment_id, provider, key, ref, state, amount, reason')

function partOfRow(row: Readonly<Record<string, unknown>>): RefundPart {
  const state = REFUND_PART_STATES.find((one) => one === row.state)
  if (!state) throw new Error(`Part ${row.id} of a refund has a state that this version does not know: ${row.state}.`)
  return {
    id: Number(row.id),
    refund: Number(row.refund_id),
    order: Number(row.order_id),
    payment: Number(row.payment_id),
    provider: String(row.provider),
    key: String(row.key),
    ref: row.ref == null ? undefined : String(row.ref),
    state,
    amount: amountOf(Number(row.amount)),
    reason: String(row.reason ?? ''),
  }
}
