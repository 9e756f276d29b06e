import { list, record, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { type Amount, amountOf, NOTHING, sum } from '../../core/money/amount.ts'
import type { Buyer } from '../../core/order/buyer.ts'
import type { OrderEvent, OrderPage, OrderPageLine, OrderRefund } from '../../core/order/order-page.ts'
import { possibleActs } from '../../core/order/owner-act.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import { parseWithdrawalState } from '../../core/order/withdrawal-state.ts'
import { findOrder } from './order-rows.ts'
import { moneyOf, paymentsOf } from './payment-rows.ts'
import type { StoredRefund } from './refund-rows.ts'
import { type RefundWithState, refundsWithStates } from './refunds-with-states.ts'

/** Entries of an order's history that are read, the newest. */
const MAX_EVENTS = 500

/** Reads everything that owners know of an order. */
export async function readOrderPage(
  payload: Payload,
  id: number,
  transaction?: Transaction,
): Promise<OrderPage | undefined> {
  const order = await findOrder(payload, { id }, transaction)
  const [row] = await runSql(
    payload,
    sql`select buyer, price, placed_at, sent_at, withdrawal, carrier, tracking from shop_orders where id = ${id}`,
    transaction,
  )
  if (!order || !row) return undefined
  const [payments, refunds] = [
    await paymentsOf(payload, id, transaction),
    await refundsWithStates(payload, id, transaction),
  ]
  const price = record(fromColumn(row.price))
  const paid = sum(payments.map(moneyOf))
  const refunded = sum(refunds.map(({ amount }) => amount))
  const isSent = row.sent_at != null
  const withdrawal = parseWithdrawalState(row.withdrawal)
  // Who has the secret has the order's page; owners have their own.
  const { token: _token, email: _email, ...shown } = order
  return {
    ...shown,
    coupons: list(record(price.coupons).applied).map(({ code, amount }) => ({
      code: String(code),
      amount: amountOf(Number(amount)),
    })),
    paid,
    refunded,
    placedAt: momentOf(row.placed_at).toISOString(),
    ...(isSent && { sentAt: momentOf(row.sent_at).toISOString() }),
    ...(withdrawal && { withdrawal }),
    carrier: text(row.carrier) ?? '',
    tracking: text(row.tracking) ?? '',
    // Written by the shop alone, as it was checked when the order was placed.
    buyer: fromColumn(row.buyer) as Buyer,
    lines: await readLines(payload, id, refunds, transaction),
    ...shippingOf(price, refunds),
    taxes: list(price.taxes).map(({ rate, net, tax }) => ({
      rate: Number(rate),
      net: amountOf(Number(net)),
      tax: amountOf(Number(tax)),
    })),
    payments: payments.map(({ provider, state, amount, ref }) => ({
      provider,
      state,
      amount,
      ...(ref !== undefined && { ref }),
    })),
    refunds: refunds.map(shownRefund),
    history: await readEvents(payload, id, transaction),
    acts: possibleActs({
      state: order.state,
      isSent,
      awaitsMoney: payments.some(({ provider, state }) => !isProvider(provider) && state !== 'paid'),
      isRefundable: refunded < paid,
      hasRefused: refunds.some((refund) => refund.state === 'refused'),
      isWithdrawn: withdrawal === 'open',
    }),
  }
}

function shownRefund({ id, at, amount, state, reason }: RefundWithState): OrderRefund {
  return { id, at: at.toISOString(), amount, state, ...(reason !== undefined && { reason }) }
}

async function readLines(
  payload: Payload,
  order: number,
  refunds: readonly StoredRefund[],
  transaction: Transaction | undefined,
): Promise<readonly OrderPageLine[]> {
  const rows = await runSql(
    payload,
    sql`select position, sku, title, quantity, unit_price, discount, net, tax, is_counted from shop_order_lines
      where order_id = ${order} order by position`,
    transaction,
  )
  const given = refunds.flatMap(({ lines }) => lines)
  return rows.map(({ position, sku, title, quantity, unit_price, discount, net, tax, is_counted }) => ({
    position: Number(position),
    sku: String(sku),
    title: String(title),
    quantity: Number(quantity),
    refundedQuantity: given.reduce((all, one) => (one.line === Number(position) ? all + one.quantity : all), 0),
    unitPrice: amountOf(Number(unit_price)),
    discount: amountOf(Number(discount)),
    gross: amountOf(Number(net) + Number(tax)),
    isCounted: Boolean(is_counted),
  }))
}

function shippingOf(
  price: Readonly<Record<string, unknown>>,
  refunds: readonly StoredRefund[],
): Pick<OrderPage, 'shipping'> {
  const { label, parts } = record(price.shipping)
  if (label === undefined) return {}
  const gross = list(parts).reduce<Amount>((all, { net, tax }) => amountOf(all + Number(net) + Number(tax)), NOTHING)
  return { shipping: { label: String(label), gross, refunded: sum(refunds.map(({ shipping }) => shipping)) } }
}

async function readEvents(
  payload: Payload,
  order: number,
  transaction: Transaction | undefined,
): Promise<readonly OrderEvent[]> {
  const rows = await runSql(
    payload,
    sql`select at, kind, detail from shop_order_events where order_id = ${order} order by id desc limit ${MAX_EVENTS}`,
    transaction,
  )
  return rows.map(({ at, kind, detail }) => {
    const { who, text: written, amount } = record(fromColumn(detail))
    return {
      at: momentOf(at).toISOString(),
      kind: String(kind),
      ...(text(who) !== undefined && { who: String(who) }),
      ...(text(written) !== undefined && { text: String(written) }),
      ...(typeof amount === 'number' && { amount: amountOf(amount) }),
    }
  })
}
