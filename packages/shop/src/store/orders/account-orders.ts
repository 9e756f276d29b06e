import { runSql, sql } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { type AccountOrder, MAX_ACCOUNT_ORDERS } from '../../core/account/account-orders.ts'
import { amountOf } from '../../core/money/amount.ts'
import type { Buyer } from '../../core/order/buyer.ts'
import { ORDER_STATES } from '../../core/order/order-state.ts'
import { parseBuyer } from './order-detail.ts'

/** An order of a member, with the secret of its page. */
export interface MemberOrder extends Omit<AccountOrder, 'href'> {
  readonly token: string
}

/**
 * Orders of a mail address, the newest first; one more than an account lists, where there are more.
 *
 * @param address In small letters, and proven to be the member's.
 */
export async function ordersOfMember(payload: Payload, address: string): Promise<readonly MemberOrder[]> {
  const rows = await runSql(
    payload,
    sql`select number, token, placed_at, state, method, total, currency, sent_at,
        (select count(*) from shop_payments where order_id = shop_orders.id and state = 'paid') as paid,
        (select count(*) from shop_order_lines where order_id = shop_orders.id) as all_lines,
        (select count(distinct position) from shop_downloads where order_id = shop_orders.id) as file_lines,
        (select count(*) from shop_downloads where order_id = shop_orders.id) as files
      from shop_orders where lower(email) = ${address} order by id desc limit ${MAX_ACCOUNT_ORDERS + 1}`,
  )
  return rows.flatMap((row) => {
    const state = ORDER_STATES.find((one) => one === row.state)
    if (!state) return []
    return [
      {
        number: Number(row.number),
        token: String(row.token),
        placedAt: momentOf(row.placed_at),
        state,
        method: String(row.method),
        isPaid: Number(row.paid) > 0,
        // Files alone are given, not sent.
        isSent: row.sent_at != null && Number(row.all_lines) > Number(row.file_lines),
        total: amountOf(Number(row.total)),
        currency: String(row.currency),
        files: Number(row.files),
      },
    ]
  })
}

/** Buyer of the last order of a mail address. @param address In small letters. */
export async function lastBuyer(payload: Payload, address: string): Promise<Buyer | undefined> {
  const [row] = await runSql(
    payload,
    sql`select buyer from shop_orders where lower(email) = ${address} order by id desc limit 1`,
  )
  return row && parseBuyer(fromColumn(row.buyer))
}
