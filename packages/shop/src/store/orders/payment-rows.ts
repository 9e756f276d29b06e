import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { type Amount, amountOf, NOTHING } from '../../core/money/amount.ts'
import { PAYMENT_STATES, type PaymentState } from '../../core/order/order-state.ts'

/** A payment as it is stored. */
export interface StoredPayment {
  readonly id: number
  readonly order: number
  readonly provider: string
  readonly key: string
  /** Undefined before the provider has answered. */
  readonly ref: string | undefined
  /** Page of the provider on which it is paid. */
  readonly address: string | undefined
  readonly state: PaymentState
  readonly amount: Amount
  readonly currency: string
  /** Money that came, if its provider said how much: another amount than was asked for may. */
  readonly received: Amount | undefined
  readonly beganAt: Date
}

/** Money that came with a payment. */
export function moneyOf({ state, received, amount }: StoredPayment): Amount {
  return state === 'paid' ? (received ?? amount) : NOTHING
}

export async function writePayment(
  payload: Payload,
  payment: Pick<StoredPayment, 'order' | 'provider' | 'key' | 'amount' | 'currency' | 'beganAt'>,
  transaction: Transaction,
): Promise<void> {
  const { order, provider, key, amount, currency } = payment
  const at = payment.beganAt.toISOString()
  await runSql(
    payload,
    sql`insert into shop_payments (order_id, provider, key, state, amount, currency, began_at, asked_at)
      values (${order}, ${provider}, ${key}, 'open', ${amount}, ${currency}, ${at}, ${at})`,
    transaction,
  )
}

/** Notes the name that the provider gave a payment, and where it is paid. */
export async function noteRef(
  payload: Payload,
  { id, ref, address }: { readonly id: number; readonly ref: string; readonly address?: string | undefined },
): Promise<void> {
  await runSql(
    payload,
    sql`update shop_payments set ref = ${ref}, address = coalesce(${address ?? null}, address) where id = ${id}`,
  )
}

export async function findPayment(
  payload: Payload,
  by: { readonly provider: string; readonly ref: string } | { readonly key: string } | { readonly id: number },
  transaction?: Transaction,
): Promise<StoredPayment | undefined> {
  const condition =
    'id' in by
      ? sql`id = ${by.id}`
      : 'key' in by
        ? sql`key = ${by.key}`
        : sql`provider = ${by.provider} and ref = ${by.ref}`
  const [row] = await runSql(payload, sql`select ${COLUMNS} from shop_payments where ${condition}`, transaction)
  return row && paymentOfRow(row)
}

/** Payments of an order, the oldest first. */
export async function paymentsOf(
  payload: Payload,
  order: number,
  transaction?: Transaction,
): Promise<readonly StoredPayment[]> {
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from shop_payments where order_id = ${order} order by id`,
    transaction,
  )
  return rows.map(paymentOfRow)
}

export async function setPaymentState(
  payload: Payload,
  {
    id,
    state,
    received,
  }: { readonly id: number; readonly state: PaymentState; readonly received?: Amount | undefined },
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`update shop_payments set state = ${state}, received = coalesce(${received ?? null}, received) where id = ${id}`,
    transaction,
  )
}

/**
 * Claims payments that nobody has heard of for a while, so that they are asked for at their providers by one process. One that
 * its provider has not named yet was shown to nobody, so nobody can have paid it.
 *
 * @param before Those that were asked for later are left alone.
 */
export async function claimSilent(
  payload: Payload,
  {
    before,
    begunAfter,
    now,
    limit,
  }: {
    readonly before: Date
    readonly begunAfter: Date
    readonly now: Date
    readonly limit: number
  },
): Promise<readonly StoredPayment[]> {
  const rows = await runSql(
    payload,
    sql`update shop_payments set asked_at = ${now.toISOString()}
      where id in (select id from shop_payments where ref is not null and state in ('open', 'failed')
          and asked_at <= ${before.toISOString()} and began_at > ${begunAfter.toISOString()}
        order by asked_at limit ${limit})
      and asked_at <= ${before.toISOString()} returning ${COLUMNS}`,
  )
  return rows.map(paymentOfRow)
}

/** Payments of orders whose reservation has run out. */
export async function findOverdue(
  payload: Payload,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly StoredPayment[]> {
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from shop_payments where state in ('open', 'failed') and order_id in (
        select id from shop_orders where state = 'awaiting payment' and reserved_until <= ${now.toISOString()})
      order by id limit ${limit}`,
  )
  return rows.map(paymentOfRow)
}

const COLUMNS = sql.raw('id, order_id, provider, key, ref, address, state, amount, currency, received, began_at')

function paymentOfRow(row: Readonly<Record<string, unknown>>): StoredPayment {
  const state = PAYMENT_STATES.find((one) => one === row.state)
  if (!state) throw new Error(`Payment ${row.id} has a state that this version does not know: ${row.state}.`)
  return {
    id: Number(row.id),
    order: Number(row.order_id),
    provider: String(row.provider),
    key: String(row.key),
    ref: row.ref == null ? undefined : String(row.ref),
    address: row.address == null ? undefined : String(row.address),
    state,
    amount: amountOf(Number(row.amount)),
    currency: String(row.currency),
    received: row.received == null ? undefined : amountOf(Number(row.received)),
    beganAt: momentOf(row.began_at),
  }
}
