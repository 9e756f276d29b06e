import { list, record, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { InvoicedLine, InvoicedPart } from '../../core/invoice/invoiced-order.ts'
import type { OrderToInvoice } from '../../core/invoice/invoices-due.ts'
import { amountOf, sum } from '../../core/money/amount.ts'
import type { StoredRefundFacts } from '../../core/order/refund.ts'
import { TAX_CATEGORIES, type TaxCategory } from '../../core/tax/treatment.ts'
import { parseBuyer, parseRateSum } from '../orders/order-detail.ts'
import { findOrder } from '../orders/order-rows.ts'
import { paymentsOf } from '../orders/payment-rows.ts'

/**
 * Reads an order as its documents are made of it.
 *
 * @param dayOf Day of a moment in the shop's time zone, `2026-01-31`.
 */
export async function readOrderToInvoice(
  payload: Payload,
  id: number,
  dayOf: (moment: Date) => string,
  transaction: Transaction,
): Promise<OrderToInvoice | undefined> {
  const order = await findOrder(payload, { id }, transaction)
  const [row] = await runSql(
    payload,
    sql`select buyer, price, placed_at, sent_at from shop_orders where id = ${id}`,
    transaction,
  )
  if (!order || !row) return undefined
  const price = record(fromColumn(row.price))
  const payments = await paymentsOf(payload, id, transaction)
  const { number, state, language, currency, method, total } = order
  return {
    number,
    state,
    language,
    currency,
    method,
    total,
    pricesAreGross: price.pricesAreGross === true,
    buyer: parseBuyer(fromColumn(row.buyer)),
    lines: await readLines(payload, id, transaction),
    shipping: shippingOf(price.shipping),
    taxes: list(price.taxes).flatMap((tax) => parseRateSum(tax) ?? []),
    paid: sum(payments.filter((payment) => payment.state === 'paid').map(({ amount }) => amount)),
    placedAt: momentOf(row.placed_at).toISOString(),
    placedOn: dayOf(momentOf(row.placed_at)),
    sentOn: row.sent_at == null ? undefined : dayOf(momentOf(row.sent_at)),
    refunds: await readRefunds(payload, id, transaction),
  }
}

async function readLines(payload: Payload, order: number, transaction: Transaction): Promise<readonly InvoicedLine[]> {
  const rows = await runSql(
    payload,
    sql`select sku, title, quantity, unit_price, discount, net, rate, category from shop_order_lines
      where order_id = ${order} order by position`,
    transaction,
  )
  return rows.map(({ sku, title, quantity, unit_price, discount, net, rate, category }) => ({
    sku: String(sku),
    title: String(title),
    quantity: Number(quantity),
    unitPrice: amountOf(Number(unit_price)),
    discount: amountOf(Number(discount)),
    net: amountOf(Number(net)),
    rate: Number(rate),
    category: categoryOf(category),
  }))
}

async function readRefunds(
  payload: Payload,
  order: number,
  transaction: Transaction,
): Promise<readonly StoredRefundFacts[]> {
  const rows = await runSql(
    payload,
    sql`select id, amount, lines, shipping, reason from shop_refunds where order_id = ${order} order by id`,
    transaction,
  )
  return rows.map(({ id, amount, lines, shipping, reason }) => ({
    id: Number(id),
    amount: amountOf(Number(amount)),
    lines: list(fromColumn(lines)).map(({ line, quantity }) => ({ line: Number(line), quantity: Number(quantity) })),
    shipping: amountOf(Number(shipping)),
    reason: text(reason) ?? '',
  }))
}

function shippingOf(stored: unknown): OrderToInvoice['shipping'] {
  const { label, parts } = record(stored)
  if (label === undefined) return undefined
  return { label: String(label), parts: list(parts).map(parsePart) }
}

function parsePart(raw: Readonly<Record<string, unknown>>): InvoicedPart {
  return {
    amount: amountOf(Number(raw.amount)),
    net: amountOf(Number(raw.net)),
    rate: Number(raw.rate),
    category: categoryOf(raw.category),
  }
}

function categoryOf(stored: unknown): TaxCategory {
  const category = TAX_CATEGORIES.find((one) => one === stored)
  if (!category) throw new Error(`An order has a category of tax that this version does not know: ${stored}.`)
  return category
}
