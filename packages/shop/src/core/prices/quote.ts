import { applyCoupons, type Coupon, type CouponUses, type Discounts } from '../coupons/coupon.ts'
import { type Amount, NOTHING, split, subtract, sum } from '../money/amount.ts'
import type { Destination } from '../tax/treatment.ts'
import type { Cart } from './cart.ts'
import type { Offer } from './offer.ts'
import { type PricedLine, priceLines } from './priced-lines.ts'
import type { QuoteProblem } from './quote-problem.ts'
import { rateLine, type ShippingRate, shippingRates } from './rated-lines.ts'
import { chooseShipping, type ShippingOfQuote } from './shipping-of-quote.ts'
import type { ShopRules } from './shop-rules.ts'
import { type RatedPart, type RateSum, sumByRate, type TaxedPart, taxPart } from './taxed-parts.ts'

/** A line of a quote. */
export interface QuoteLine extends PricedLine, Pick<TaxedPart, 'rate' | 'category' | 'net' | 'tax'> {
  readonly discount: Amount
  /** Value less discount, as prices are written. */
  readonly amount: Amount
}

/** Price of a cart for a buyer on a day: the lines less discounts, with sending and taxes, make the total. */
export interface Quote {
  readonly currency: string
  readonly pricesAreGross: boolean
  readonly lines: readonly QuoteLine[]
  readonly coupons: Pick<Discounts, 'applied' | 'refused'>
  /** Undefined where nothing is sent. */
  readonly shipping: (ShippingOfQuote & { readonly parts: readonly TaxedPart[] }) | undefined
  readonly taxes: readonly RateSum[]
  readonly net: Amount
  readonly tax: Amount
  readonly total: Amount
}

/** Facts that a cart is priced by. */
export interface QuoteContext {
  readonly offers: readonly Offer[]
  readonly coupons: readonly Coupon[]
  readonly couponUses: (code: string) => CouponUses
  readonly rules: ShopRules
  readonly destination: Destination
  /** Day in the shop's time zone, `2026-01-31`. */
  readonly date: string
}

export type QuoteResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly problems: readonly [QuoteProblem, ...QuoteProblem[]] }

/** Prices a cart. A coupon that does not count is named in the quote; all else that is wrong is a problem. */
export function quote(cart: Cart, context: QuoteContext): QuoteResult {
  const { lines, problems } = priceLines(cart, context.offers)
  const [problem, ...others] = problems
  if (problem) return { ok: false, problems: [problem, ...others] }
  const discounts = discountsOf(cart, lines, context)
  const amounts = lines.map(({ value }, index) => subtract(value, discounts.ofLines[index] ?? NOTHING))
  const shipping = chooseShipping(cart, lines, { ...context, amounts, shipsFree: discounts.shipsFree })
  if (shipping && 'kind' in shipping) return { ok: false, problems: [shipping] }
  const rated = lines.map((line, index) => rateLine(line.offer, amounts[index] ?? NOTHING, context))
  const missing = rated.find((part) => 'kind' in part)
  if (missing) return { ok: false, problems: [missing] }
  const parts = rated.flatMap((part) => ('kind' in part ? [] : [part]))
  const sentParts = parts.filter((_, index) => lines[index]?.offer.kind === 'goods')
  const ways = shippingRates(sentParts, context)
  if (!ways.ok) return { ok: false, problems: [ways.problem] }
  return {
    ok: true,
    quote: compose({ cart, lines, discounts, parts, shipping, ways: ways.rates, rules: context.rules }),
  }
}

function discountsOf(cart: Cart, lines: readonly PricedLine[], context: QuoteContext): Discounts {
  const discountable = lines.map(({ offer, value }) => ({ groups: offer.groups, isReduced: offer.isReduced, value }))
  return applyCoupons(cart.coupons, discountable, {
    coupons: context.coupons,
    uses: context.couponUses,
    currency: cart.currency,
    date: context.date,
  })
}

function compose({ cart, lines, discounts, parts, shipping, ways, rules }: Composed): Quote {
  const { pricesAreGross } = rules
  const taxed = parts.map((part) => taxPart(part, pricesAreGross))
  const shares = shipping
    ? split(
        shipping.price,
        ways.map(({ weight }) => weight),
      )
    : []
  const sent = shares.flatMap((amount, index) => {
    const way = ways[index]
    return way ? [taxPart({ ...way, amount }, pricesAreGross)] : []
  })
  const taxes = sumByRate([...taxed, ...sent], rules)
  const net = sum(taxes.map((rate) => rate.net))
  const tax = sum(taxes.map((rate) => rate.tax))
  return {
    currency: cart.currency,
    pricesAreGross,
    lines: lines.flatMap((line, index) => {
      const part = taxed[index]
      return part ? [{ ...line, ...part, discount: discounts.ofLines[index] ?? NOTHING }] : []
    }),
    coupons: { applied: discounts.applied, refused: discounts.refused },
    shipping: shipping && { ...shipping, parts: sent },
    taxes,
    net,
    tax,
    total: sum([net, tax]),
  }
}

interface Composed {
  readonly cart: Cart
  readonly lines: readonly PricedLine[]
  readonly discounts: Discounts
  readonly parts: readonly RatedPart[]
  readonly shipping: ShippingOfQuote | undefined
  readonly ways: readonly ShippingRate[]
  readonly rules: ShopRules
}
