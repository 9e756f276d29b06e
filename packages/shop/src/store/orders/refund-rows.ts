import { list } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { type Amount, amountOf } from '../../core/money/amount.ts'
import type { RefundWish } from '../../core/order/refund.ts'

/** Money that was given back for an order. */
export interface StoredRefund {
  readonly id: number
  readonly at: Date
  readonly key: string
  readonly amount: Amount
  /** Pieces of lines by their positions. */
  readonly lines: RefundWish['lines']
  /** Of the sending, within the amount. */
  readonly shipping: Amount
}

/** Refunds of an order, the oldest first. */
export async function refundsOf(
  payload: Payload,
  order: number,
  transaction?: Transaction,
): Promise<readonly StoredRefund[]> {
  const rows = await runSql(
    payload,
    sql`select id, at, key, amount, lines, shipping from shop_refunds where order_id = ${order} order by id`,
    transaction,
  )
  return rows.map(({ id, at, key, amount, lines, shipping }) => ({
    id: Number(id),
    at: momentOf(at),
    key: String(key),
    amount: amountOf(Number(amount)),
    lines: list(fromColumn(lines)).map(({ line, quantity }) => ({ line: Number(line), quantity: Number(quantity) })),
    shipping: amountOf(Number(shipping)),
  }))
}

/** @returns Its id. */
export async function writeRefund(
  payload: Payload,
  refund: Omit<StoredRefund, 'id'> & {
    readonly order: number
    readonly currency: string
    readonly who: string
    readonly reason: string
  },
  transaction: Transaction,
): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`insert into shop_refunds (order_id, at, amount, currency, lines, shipping, who, key, reason)
      values (${refund.order}, ${refund.at.toISOString()}, ${refund.amount}, ${refund.currency},
        ${JSON.stringify(refund.lines)}, ${refund.shipping}, ${refund.who}, ${refund.key}, ${refund.reason || null})
      returning id`,
    transaction,
  )
  return Number(row?.id)
}
