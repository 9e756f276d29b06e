import { list, record, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { type Amount, amountOf } from '../../core/money/amount.ts'
import { type Buyer, customerOf } from '../../core/order/buyer.ts'
import { ORDER_STATES, type OrderState } from '../../core/order/order-state.ts'
import type { PaymentMethod } from '../../core/order/payment-methods.ts'
import { orderSearchText } from '../../core/order/search-text.ts'
import type { Quote, QuoteLine } from '../../core/prices/quote.ts'
import type { Pieces } from './stock-rows.ts'

/** An order as it is stored. */
export interface StoredOrder {
  readonly id: number
  readonly number: number
  readonly token: string
  readonly state: OrderState
  readonly method: string
  readonly email: string
  /** BCP 47 tag. */
  readonly language: string
  readonly currency: string
  readonly total: Amount
  /** Codes of the coupons that it used. */
  readonly coupons: readonly string[]
}

/** An order that is to be written. */
export interface NewOrder {
  readonly number: number
  readonly token: string
  readonly checkoutKey: string
  readonly state: OrderState
  readonly method: PaymentMethod
  readonly language: string
  readonly buyer: Buyer
  readonly quote: Quote
  readonly placedAt: Date
  readonly reservedUntil: Date | undefined
}

/** Writes an order with its lines. @returns Its id. */
export async function writeOrder(payload: Payload, order: NewOrder, transaction: Transaction): Promise<number> {
  const { quote, buyer, placedAt, reservedUntil } = order
  const { lines, ...price } = quote
  const searchText = orderSearchText({ number: order.number, buyer, lines: lines.map(({ offer }) => offer) })
  const [row] = await runSql(
    payload,
    sql`insert into shop_orders (number, token, checkout_key, state, method, email, language, currency, total, buyer,
        price, placed_at, reserved_until, search_text)
      values (${order.number}, ${order.token}, ${order.checkoutKey}, ${order.state}, ${order.method}, ${buyer.email},
        ${order.language}, ${quote.currency}, ${quote.total}, ${JSON.stringify(buyer)}, ${JSON.stringify(price)},
        ${placedAt.toISOString()}, ${reservedUntil?.toISOString() ?? null}, ${searchText})
      returning id`,
    transaction,
  )
  const id = Number(row?.id)
  for (const [position, line] of lines.entries()) await writeLine(payload, id, position, line, transaction)
  return id
}

async function writeLine(
  payload: Payload,
  order: number,
  position: number,
  line: QuoteLine,
  transaction: Transaction,
): Promise<void> {
  const { offer, quantity, unitPrice, discount, net, tax, rate, category } = line
  await runSql(
    payload,
    sql`insert into shop_order_lines (order_id, position, sku, title, quantity, unit_price, discount, net, tax, rate,
        category, is_counted)
      values (${order}, ${position}, ${offer.sku}, ${offer.title}, ${quantity}, ${unitPrice}, ${discount}, ${net}, ${tax},
        ${rate}, ${category}, ${offer.isCounted})`,
    transaction,
  )
}

/** Name of an order: its secrets, its id, or its number with the mail address of its buyer, in either case. */
type OrderName =
  | { readonly token: string }
  | { readonly checkoutKey: string }
  | { readonly id: number }
  | { readonly number: number; readonly email: string }

/** Finds an order by what its buyer has: the secret of its page, that of the form that placed it, or what its mails say. */
export async function findOrder(
  payload: Payload,
  by: OrderName,
  transaction?: Transaction,
): Promise<StoredOrder | undefined> {
  const condition = conditionOf(by)
  const [row] = await runSql(payload, sql`select ${COLUMNS} from shop_orders where ${condition}`, transaction)
  return row && orderOfRow(row)
}

function conditionOf(by: OrderName) {
  if ('id' in by) return sql`id = ${by.id}`
  if ('token' in by) return sql`token = ${by.token}`
  if ('checkoutKey' in by) return sql`checkout_key = ${by.checkoutKey}`
  return sql`number = ${by.number} and lower(email) = ${customerOf(by)}`
}

/**
 * Finds an order and holds it: until the transaction ends, nobody else changes it. SQLite has one writer at a time anyway.
 */
export async function holdOrder(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<StoredOrder | undefined> {
  const [row] = await runSql(
    payload,
    sql`update shop_orders set state = state where id = ${id} returning ${COLUMNS}`,
    transaction,
  )
  return row && orderOfRow(row)
}

export async function setOrderState(
  payload: Payload,
  { id, state }: { readonly id: number; readonly state: OrderState },
  transaction: Transaction,
): Promise<void> {
  await runSql(payload, sql`update shop_orders set state = ${state} where id = ${id}`, transaction)
}

/** Pieces of an order that are counted. */
export async function countedPieces(
  payload: Payload,
  order: number,
  transaction: Transaction,
): Promise<readonly Pieces[]> {
  const rows = await runSql(
    payload,
    sql`select sku, quantity from shop_order_lines where order_id = ${order} and is_counted = ${true}`,
    transaction,
  )
  return rows.map(({ sku, quantity }) => ({ sku: String(sku), quantity: Number(quantity) }))
}

/** Adds to the history of an order. */
export async function writeOrderEvent(
  payload: Payload,
  event: { readonly order: number; readonly kind: string; readonly detail?: object; readonly at: Date },
  transaction: Transaction,
): Promise<void> {
  const detail = event.detail ? JSON.stringify(event.detail) : null
  await runSql(
    payload,
    sql`insert into shop_order_events (order_id, at, kind, detail)
      values (${event.order}, ${event.at.toISOString()}, ${event.kind}, ${detail})`,
    transaction,
  )
}

const COLUMNS = sql.raw('id, number, token, state, method, email, language, currency, total, price')

function orderOfRow(row: Readonly<Record<string, unknown>>): StoredOrder {
  const state = ORDER_STATES.find((one) => one === row.state)
  if (!state) throw new Error(`Order ${row.number} has a state that this version does not know: ${row.state}.`)
  return {
    id: Number(row.id),
    number: Number(row.number),
    token: String(row.token),
    state,
    method: String(row.method),
    email: String(row.email),
    language: String(row.language),
    currency: String(row.currency),
    total: amountOf(Number(row.total)),
    coupons: usedCoupons(fromColumn(row.price)),
  }
}

function usedCoupons(price: unknown): readonly string[] {
  return list(record(record(price).coupons).applied).flatMap(({ code }) => text(code) ?? [])
}
