import { type Amount, isAmount } from '../money/amount.ts'
import { type Cart, isQuantity, MAX_CART_LINES } from './cart.ts'
import type { Offer } from './offer.ts'
import type { QuoteProblem } from './quote-problem.ts'

/** A line of a cart with its price. */
export interface PricedLine {
  readonly offer: Offer
  readonly quantity: number
  readonly unitPrice: Amount
  /** Of all pieces, before discounts. */
  readonly value: Amount
}

/** Finds the offer and price of each line; several lines of one SKU become one. */
export function priceLines(
  cart: Cart,
  offers: readonly Offer[],
): { readonly lines: readonly PricedLine[]; readonly problems: readonly QuoteProblem[] } {
  if (cart.lines.length === 0) return { lines: [], problems: [{ kind: 'cart empty' }] }
  if (cart.lines.length > MAX_CART_LINES) return { lines: [], problems: [{ kind: 'too many lines' }] }
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of cart.lines) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  const priced = [...wanted].map(([sku, quantity]) => priceLine({ sku, quantity }, cart.currency, offers))
  return {
    lines: priced.flatMap((one) => ('offer' in one ? [one] : [])),
    problems: priced.flatMap((one) => ('kind' in one ? [one] : [])),
  }
}

function priceLine(
  { sku, quantity }: Cart['lines'][number],
  currency: string,
  offers: readonly Offer[],
): PricedLine | QuoteProblem {
  const offer = offers.find((one) => one.sku === sku)
  if (!offer) return { kind: 'not offered', sku }
  if (!isQuantity(quantity)) return { kind: 'quantity', sku }
  const unitPrice = offer.prices[currency]
  if (unitPrice === undefined) return { kind: 'other currency', sku }
  const value = unitPrice * quantity
  return isAmount(value) ? { offer, quantity, unitPrice, value } : { kind: 'quantity', sku }
}
