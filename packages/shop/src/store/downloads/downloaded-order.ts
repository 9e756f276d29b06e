import { runSql, sql } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { DownloadedOrder } from '../../core/downloads/download-state.ts'
import { sum } from '../../core/money/amount.ts'
import { parseWithdrawalState } from '../../core/order/withdrawal-state.ts'
import { orderLinesOf } from '../orders/order-detail.ts'
import type { StoredOrder } from '../orders/order-rows.ts'
import { moneyOf, paymentsOf } from '../orders/payment-rows.ts'
import { refundsOf } from '../orders/refund-rows.ts'
import { withdrawalsOf } from '../orders/withdrawal-rows.ts'

/** Reads what decides if the files of an order may be downloaded. */
export async function readDownloadedOrder(
  payload: Payload,
  { id, state, total }: Pick<StoredOrder, 'id' | 'state' | 'total'>,
): Promise<DownloadedOrder> {
  const [[row], lines, payments, refunds, withdrawals] = await Promise.all([
    runSql(
      payload,
      sql`select placed_at, withdrawal, (select min(at) from shop_order_events
          where order_id = ${id} and kind in ('paid', 'wrong amount')) as paid_at
        from shop_orders where id = ${id}`,
    ),
    orderLinesOf(payload, id),
    paymentsOf(payload, id),
    refundsOf(payload, id),
    withdrawalsOf(payload, id),
  ])
  const isPaid = payments.some((payment) => payment.state === 'paid')
  const paidAt = total === 0 ? row?.placed_at : isPaid ? (row?.paid_at ?? row?.placed_at) : undefined
  return {
    state,
    total,
    lines,
    paidAt: paidAt == null ? undefined : momentOf(paidAt),
    paid: sum(payments.map(moneyOf)),
    refunds,
    withdrawals,
    isWithdrawalOpen: parseWithdrawalState(row?.withdrawal) === 'open',
  }
}
