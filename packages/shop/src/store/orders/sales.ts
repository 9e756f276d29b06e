import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { type Amount, amountOf } from '../../core/money/amount.ts'

/** Orders of some time, in one currency. */
export interface Sales {
  readonly currency: string
  readonly orders: number
  /** Their cost, without what was given back for them. */
  readonly total: Amount
}

/**
 * Adds up the orders that were placed in some time and are paid, or to be paid later.
 *
 * @param time From its first moment on, to before its last.
 */
export async function readSales(
  payload: Payload,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly Sales[]> {
  const rows = await runSql(
    payload,
    sql`select currency, count(*) as orders, sum(total) as total,
        sum((select coalesce(sum(amount), 0) from shop_refunds where order_id = shop_orders.id)) as refunded
      from shop_orders
      where state = 'confirmed' and placed_at >= ${from.toISOString()} and placed_at < ${until.toISOString()}
      group by currency order by count(*) desc, currency`,
  )
  return rows.map(({ currency, orders, total, refunded }) => ({
    currency: String(currency),
    orders: Number(orders),
    total: amountOf(Number(total) - Number(refunded)),
  }))
}
