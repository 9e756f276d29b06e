import { list, record, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { type Amount, amountOf } from '../../core/money/amount.ts'
import type { Buyer, PostalAddress } from '../../core/order/buyer.ts'
import type { RateSum } from '../../core/prices/taxed-parts.ts'
import { TAX_CATEGORIES } from '../../core/tax/treatment.ts'

/** An order as it was agreed: what, for how much, and for whom. */
export interface OrderDetail {
  readonly placedAt: Date
  readonly reservedUntil: Date | undefined
  readonly buyer: Buyer
  readonly pricesAreGross: boolean
  readonly lines: readonly OrderLine[]
  readonly coupons: readonly string[]
  readonly shipping: { readonly label: string; readonly price: Amount } | undefined
  readonly taxes: readonly RateSum[]
}

export interface OrderLine {
  readonly sku: string
  readonly title: string
  readonly quantity: number
  readonly unitPrice: Amount
  /** Of all pieces, before discounts. */
  readonly value: Amount
  readonly discount: Amount
}

/** Reads what belongs to an order besides its state. @throws Error when there is no such order. */
export async function readOrderDetail(payload: Payload, order: number): Promise<OrderDetail> {
  const [row] = await runSql(
    payload,
    sql`select buyer, price, placed_at, reserved_until from shop_orders where id = ${order}`,
  )
  if (!row) throw new Error(`There is no order ${order}.`)
  const price = record(fromColumn(row.price))
  const shipping = record(price.shipping)
  return {
    placedAt: momentOf(row.placed_at),
    reservedUntil: row.reserved_until == null ? undefined : momentOf(row.reserved_until),
    buyer: parseBuyer(fromColumn(row.buyer)),
    pricesAreGross: price.pricesAreGross === true,
    lines: await orderLinesOf(payload, order),
    coupons: list(record(price.coupons).applied).flatMap(({ code }) => text(code) ?? []),
    shipping: price.shipping
      ? { label: text(shipping.label) ?? '', price: amountOf(Number(shipping.price)) }
      : undefined,
    taxes: list(price.taxes).flatMap((tax) => parseRateSum(tax) ?? []),
  }
}

/** Lines of an order, by their positions. */
export async function orderLinesOf(
  payload: Payload,
  order: number,
  transaction?: Transaction,
): Promise<readonly OrderLine[]> {
  const rows = await runSql(
    payload,
    sql`select sku, title, quantity, unit_price, discount from shop_order_lines where order_id = ${order} order by position`,
    transaction,
  )
  return rows.map(parseLine)
}

function parseLine(row: Readonly<Record<string, unknown>>): OrderLine {
  const [quantity, unitPrice] = [Number(row.quantity), amountOf(Number(row.unit_price))]
  return {
    sku: String(row.sku),
    title: String(row.title),
    quantity,
    unitPrice,
    value: amountOf(unitPrice * quantity),
    discount: amountOf(Number(row.discount)),
  }
}

/** Reads the sums of a rate, as the price of an order stores them. */
export function parseRateSum(raw: Readonly<Record<string, unknown>>): RateSum | undefined {
  const category = TAX_CATEGORIES.find((one) => one === raw.category)
  if (!category) return undefined
  const amount = (name: string) => amountOf(Number(raw[name] ?? 0))
  return {
    rate: Number(raw.rate),
    category,
    net: amount('net'),
    tax: amount('tax'),
    taxOfLines: amount('taxOfLines'),
    taxOfSum: amount('taxOfSum'),
  }
}

/** Reads who buys, as an order stores it. */
export function parseBuyer(stored: unknown): Buyer {
  const raw = record(stored)
  const [vatNumber, confirmed] = [text(raw.vatNumber), text(raw.confirmedVatNumber)]
  return {
    email: String(raw.email ?? ''),
    phone: String(raw.phone ?? ''),
    notes: String(raw.notes ?? ''),
    invoiceTo: parseAddress(raw.invoiceTo),
    ...(raw.deliverTo ? { deliverTo: parseAddress(raw.deliverTo) } : {}),
    ...(vatNumber !== undefined && { vatNumber }),
    ...(confirmed !== undefined && { confirmedVatNumber: confirmed }),
  }
}

function parseAddress(stored: unknown): PostalAddress {
  const raw = record(stored)
  const line = (name: keyof PostalAddress) => String(raw[name] ?? '')
  return {
    name: line('name'),
    company: line('company'),
    street: line('street'),
    postcode: line('postcode'),
    city: line('city'),
    region: line('region'),
    country: line('country'),
  }
}
