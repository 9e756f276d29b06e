import { record, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { deleteMailsAbout, deleteMailsTo } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import { customerOf } from '../../core/order/buyer.ts'
import type { OrderPage } from '../../core/order/order-page.ts'
import { orderSearchText } from '../../core/order/search-text.ts'
import { erasedBuyer, isFinished, keepsInvoice } from '../../core/privacy/erasure.ts'
import { exportedOrder } from '../../core/privacy/exported-order.ts'
import { forgetCouponUse } from './coupon-uses.ts'
import { readOrderPage } from './order-page-rows.ts'
import { holdOrder, writeOrderEvent } from './order-rows.ts'

/** Ids of the orders of a mail address, the oldest first. @param address In small letters. */
export async function ordersOfPerson(
  payload: Payload,
  address: string,
  transaction?: Transaction,
): Promise<readonly number[]> {
  const rows = await runSql(
    payload,
    sql`select id from shop_orders where lower(email) = ${address} order by id`,
    transaction,
  )
  return rows.map(({ id }) => Number(id))
}

/** Everything that the shop knows of a person by their orders, as values of JSON. @param address In small letters. */
export async function exportOrders(payload: Payload, address: string): Promise<readonly object[]> {
  const orders: object[] = []
  for (const id of await ordersOfPerson(payload, address)) {
    const page = await readOrderPage(payload, id)
    if (page) orders.push(exportedOrder(page))
  }
  return orders
}

/** Who erases, and when. */
export interface Eraser {
  /** Name, for the history; empty: the buyer. */
  readonly who: string
  readonly now: Date
}

/** Erases the buyer of an order that is finished. @returns False for an order that somebody has something to do for still. */
export async function eraseFinished(
  payload: Payload,
  id: number,
  eraser: Eraser,
  transaction: Transaction,
): Promise<boolean> {
  await holdOrder(payload, id, transaction)
  const order = await readOrderPage(payload, id, transaction)
  if (!order || !isFinished(order)) return false
  await eraseBuyer(payload, { order, ...eraser }, transaction)
  return true
}

/**
 * Takes from an order what leads to its buyer: mail address, telephone, delivery address, notes, mails, the address of its page,
 * and the words in its history. What an invoice has stays, and all amounts.
 */
async function eraseBuyer(
  payload: Payload,
  { order, who, now }: Eraser & { readonly order: OrderPage },
  transaction: Transaction,
): Promise<void> {
  const buyer = erasedBuyer(order.buyer, keepsInvoice(order))
  const searchText = orderSearchText({ number: order.number, buyer, lines: order.lines })
  await runSql(
    payload,
    sql`update shop_orders set email = '', buyer = ${JSON.stringify(buyer)}, search_text = ${searchText},
      token = ${noToken(order.id)}, tracking = null where id = ${order.id}`,
    transaction,
  )
  await eraseWords(payload, order.id, transaction)
  const { email } = order.buyer
  for (const { code } of order.coupons)
    await forgetCouponUse(payload, { code, customer: customerOf({ email }) }, transaction)
  await deleteMailsTo(payload, email, transaction)
  await deleteMailsAbout(payload, email, transaction)
  await writeOrderEvent(payload, { order: order.id, kind: 'erased', detail: { who }, at: now }, transaction)
}

/** A secret that is none: no address has its shape. */
function noToken(order: number): string {
  return `erased ${order}`
}

/** Takes words and the buyer's name from the history of an order; what happened, when, and how much money stay. */
async function eraseWords(payload: Payload, order: number, transaction: Transaction): Promise<void> {
  const rows = await runSql(
    payload,
    sql`select id, kind, detail from shop_order_events where order_id = ${order} and detail is not null`,
    transaction,
  )
  for (const { id, kind, detail } of rows) {
    const { text: _words, scope, who, ...rest } = record(fromColumn(detail))
    const isBuyers = text(kind)?.startsWith('withdrawn') === true
    const left = {
      ...rest,
      ...(!isBuyers && who !== undefined && { who }),
      ...(isBuyers && { scope: wordless(scope) }),
    }
    await runSql(
      payload,
      sql`update shop_order_events set detail = ${JSON.stringify(left)} where id = ${Number(id)}`,
      transaction,
    )
  }
}

/** A scope of withdrawal without the buyer's own words. */
function wordless(scope: unknown): object {
  const { kind, pieces } = record(scope)
  return kind === 'part' ? { kind, words: '' } : { kind, pieces }
}
