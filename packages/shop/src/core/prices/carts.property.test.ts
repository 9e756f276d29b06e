import { describe, expect, it } from 'vitest'
import { draws, randomCart } from '../../../../../tests/support/random-cart.ts'
import { inEachRound, patience } from '../../../../../tests/support/rounds.ts'
import type { Coupon } from '../coupons/coupon.ts'
import { amountOf, NOTHING, subtract, sum } from '../money/amount.ts'
import { planRefund, type RefundableOrder } from '../order/refund.ts'
import type { TaxClass } from '../tax/tax-rate.ts'
import type { OfferKind } from '../tax/treatment.ts'
import type { Cart } from './cart.ts'
import type { Offer } from './offer.ts'
import { type Quote, type QuoteContext, quote } from './quote.ts'

/** Rounds in `npm test`; `npm run soak -- carts` makes 10,000. */
const ROUNDS = 400

/** Percents on that day, written down apart from the code's own table. */
const RATES: Readonly<Record<string, Readonly<Record<string, number>> & { readonly usual: number }>> = {
  DE: { usual: 19, reduced: 7 },
  FR: { usual: 20, reduced: 10, reduced2: 5.5, superReduced: 2.1 },
  FI: { usual: 25.5, reduced: 13.5, reduced2: 10 },
  DK: { usual: 25 },
}

/** A fraction, exactly. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}
const fraction = (over: number | bigint, under: number | bigint): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
})
/** Nearest whole number of a fraction from 0, halves upwards. */
const rounded = ({ over, under }: Fraction) => Number((2n * over + under) / (2n * under))

/** A part of the cart: its rate in hundredths of a percent, if it is taxed, and the rate that its gross price holds. */
interface Part {
  amount: number
  readonly kind: OfferKind
  readonly rate: number
  readonly isTaxed: boolean
  readonly within: number
}

/** Prices a cart another way: by fractions, from the rules as the documentation gives them. */
function independently({ cart, context }: ReturnType<typeof randomCart>) {
  const parts = cart.lines.map(({ sku, quantity }) => {
    const offer = offerOf(context, sku)
    return { ...ratesOf(offer, context), kind: offer.kind, amount: Number(offer.prices.EUR) * quantity }
  })
  const before = parts.reduce((all, { amount }) => all + amount, 0)
  discount(parts, cart, context)
  const discounts = before - parts.reduce((all, { amount }) => all + amount, 0)
  const shipping = shippingOf(parts, context)
  const all = [...parts, ...shipping.parts]
  const tax = taxesOf(all, context)
  const net = context.rules.pricesAreGross
    ? all.reduce((left, part) => left + part.amount, 0) - withheld(all, context) - tax
    : all.reduce((left, part) => left + part.amount, 0)
  return { before, discounts, shipping: shipping.price, tax, total: net + tax }
}

function offerOf({ offers }: QuoteContext, sku: string): Offer {
  const offer = offers.find((one) => one.sku === sku)
  if (!offer) throw new Error(`This cart holds ${sku}, which nobody sells.`)
  return offer
}

function percentOf(country: string, taxClass: TaxClass): number {
  if (taxClass === 'zero') return 0
  return Math.round((RATES[country]?.[taxClass] ?? RATES[country]?.usual ?? Number.NaN) * 100)
}

function ratesOf({ kind, taxClass }: Pick<Offer, 'kind' | 'taxClass'>, { rules, destination }: QuoteContext) {
  const { isExempt, taxesAtDestination } = rules.seller
  const home = percentOf('DE', taxClass)
  if (isExempt) return { rate: 0, isTaxed: false, within: 0 }
  const atHome = { rate: home, isTaxed: true, within: home }
  if (destination.country === 'DE') return atHome
  if (destination.country === 'CH') return kind === 'service' ? atHome : { rate: 0, isTaxed: false, within: home }
  if (destination.confirmedVatNumber) return { rate: 0, isTaxed: false, within: home }
  if (kind === 'service' || !taxesAtDestination) return atHome
  const rate = percentOf(destination.country, taxClass)
  return { rate, isTaxed: true, within: rate }
}

function discount(parts: readonly Part[], cart: Cart, context: QuoteContext): void {
  const isFor = (coupon: Coupon, index: number) => {
    const { groups, isReduced } = offerOf(context, cart.lines[index]?.sku ?? '')
    if (coupon.leavesOutReduced && isReduced) return false
    return !coupon.only || coupon.only.some((group) => groups.includes(group))
  }
  for (const { effect, ...coupon } of context.coupons) {
    if (effect.kind !== 'percent') continue
    parts.forEach((part, index) => {
      if (isFor({ effect, ...coupon }, index)) part.amount -= rounded(fraction(part.amount * effect.share, 10_000))
    })
  }
  for (const { effect, ...coupon } of context.coupons) {
    if (effect.kind !== 'fixed') continue
    const eligible = parts.filter((_, index) => isFor({ effect, ...coupon }, index))
    const all = eligible.reduce((total, { amount }) => total + amount, 0)
    const taken = shares(
      Math.min(Number(effect.amounts.EUR), all),
      eligible.map(({ amount }) => amount),
    )
    eligible.forEach((part, index) => {
      part.amount -= taken[index] ?? 0
    })
  }
}

/** Shares by the method of Hamilton: quotas without their fractions, then one each for the largest fractions. */
function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0)
  if (weights.length === 0) return []
  if (all === 0)
    return shares(
      amount,
      weights.map(() => 1),
    ).map((share) => (amount === 0 ? 0 : share))
  const quotas = weights.map((weight) => fraction(BigInt(amount) * BigInt(weight), all))
  const given = quotas.map(({ over, under }) => Number(over / under))
  let left = amount - given.reduce((total, share) => total + share, 0)
  const order = quotas
    .map(({ over, under }, index) => ({ index, rest: over % under }))
    .sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
  for (const { index } of order) {
    if (left === 0) break
    given[index] = (given[index] ?? 0) + 1
    left -= 1
  }
  return given
}

function shippingOf(
  parts: readonly Part[],
  context: QuoteContext,
): { readonly price: number; readonly parts: readonly Part[] } {
  const goods = parts.filter(({ kind }) => kind === 'goods')
  if (goods.length === 0) return { price: 0, parts: [] }
  const isFree = context.coupons.some(
    (coupon) =>
      coupon.effect.kind === 'free shipping' &&
      context.offers.some(
        ({ groups, isReduced }) =>
          !(coupon.leavesOutReduced && isReduced) &&
          (!coupon.only || coupon.only.some((group) => groups.includes(group))),
      ),
  )
  const price = isFree ? 0 : Number(context.rules.zones[0]?.methods[0]?.tiers[0]?.prices.EUR)
  if (context.rules.shippingTax !== 'as goods') {
    return {
      price,
      parts: [{ ...ratesOf({ kind: 'goods', taxClass: 'standard' }, context), kind: 'goods', amount: price }],
    }
  }
  const byRate = new Map<string, Part>()
  for (const part of goods) {
    const key = `${part.isTaxed} ${part.rate} ${part.within}`
    byRate.set(key, { ...part, amount: (byRate.get(key)?.amount ?? 0) + part.amount })
  }
  const groups = [...byRate.values()]
  const prices = shares(
    price,
    groups.map(({ amount }) => amount),
  )
  return { price, parts: groups.map((group, index) => ({ ...group, amount: prices[index] ?? 0 })) }
}

/** Tax within a gross amount: half a unit goes to the seller's net. */
const within = (amount: number, rate: number) => amount - rounded(fraction(BigInt(amount) * 10_000n, 10_000 + rate))

/** Tax that buyers who owe none are not charged, of gross prices. */
function withheld(parts: readonly Part[], { rules }: QuoteContext): number {
  if (!rules.pricesAreGross) return 0
  return parts.reduce((all, part) => (part.isTaxed ? all : all + within(part.amount, part.within)), 0)
}

function taxesOf(parts: readonly Part[], { rules }: QuoteContext): number {
  const taxOf = (amount: number, rate: number) =>
    rules.pricesAreGross ? within(amount, rate) : rounded(fraction(BigInt(amount) * BigInt(rate), 10_000))
  const taxed = parts.filter(({ isTaxed }) => isTaxed)
  if (rules.rounding === 'line') return taxed.reduce((all, { amount, rate }) => all + taxOf(amount, rate), 0)
  return [...new Set(taxed.map(({ rate }) => rate))].reduce((all, rate) => {
    const amount = taxed.filter((part) => part.rate === rate).reduce((total, part) => total + part.amount, 0)
    return all + taxOf(amount, rate)
  }, 0)
}

function quoted(round: ReturnType<typeof randomCart>): Quote {
  const result = quote(round.cart, round.context)
  if (!result.ok) throw new Error(`Not quoted: ${JSON.stringify(result.problems)}`)
  return result.quote
}

/** Order that was paid in full. */
function paidOrder({ lines, shipping, total }: Quote): RefundableOrder {
  return {
    paid: total,
    refunded: NOTHING,
    lines: lines.map(({ quantity, net, tax }) => ({ quantity, refundedQuantity: 0, gross: sum([net, tax]) })),
    shipping: { gross: sum((shipping?.parts ?? []).flatMap(({ net, tax }) => [net, tax])), refunded: NOTHING },
  }
}

describe('any cart', () => {
  it('costs its lines less discounts with sending and taxes, and what another calculation says', patience(), () =>
    inEachRound(ROUNDS, ({ random }) => {
      const round = randomCart(random)
      const { lines, coupons, shipping, taxes, net, tax, total, pricesAreGross } = quoted(round)
      const values = sum(lines.map(({ value }) => value))
      const discounts = sum(lines.map(({ discount: taken }) => taken))
      const listed = values - discounts + (shipping?.price ?? 0)
      if (!pricesAreGross) expect(listed + tax).toBe(total)
      if (pricesAreGross && taxes.every(({ category }) => category === 'S')) expect(listed).toBe(total)
      expect(net + tax).toBe(total)
      expect(discounts).toBe(sum(coupons.applied.map(({ amount }) => amount)))
      expect(lines.every(({ amount }) => amount >= 0)).toBe(true)
      expect({ before: values, discounts, shipping: shipping?.price ?? 0, tax, total }).toEqual(independently(round))
    }),
  )

  it('gives back what was paid and never more, in any pieces', patience(), () =>
    inEachRound(ROUNDS, ({ random }) => {
      const { whole } = draws(random)
      let order = paidOrder(quoted(randomCart(random)))
      while (order.lines.some(({ quantity, refundedQuantity }) => refundedQuantity < quantity)) {
        const line = order.lines.findIndex(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
        const left = order.lines[line]
        const quantity = whole(1, left ? left.quantity - left.refundedQuantity : 1)
        const plan = planRefund(order, { lines: [{ line, quantity }], shipping: false, besides: NOTHING })
        const amount = plan.ok ? plan.amount : NOTHING
        if (!plan.ok) expect(plan.problem).toBe('nothing')
        order = {
          ...order,
          refunded: sum([order.refunded, amount]),
          lines: order.lines.map((one, index) =>
            index === line ? { ...one, refundedQuantity: one.refundedQuantity + quantity } : one,
          ),
        }
        expect(order.refunded).toBeLessThanOrEqual(order.paid)
      }
      const rest = planRefund(order, { lines: [], shipping: true, besides: NOTHING })
      const last = rest.ok ? rest.amount : NOTHING
      expect(sum([order.refunded, last])).toBe(order.paid)
      const more = planRefund({ ...order, refunded: order.paid }, { lines: [], shipping: true, besides: amountOf(1) })
      expect(more).toMatchObject({ ok: false, problem: 'more than was paid', most: 0 })
      expect(subtract(order.paid, order.refunded)).toBeGreaterThanOrEqual(0)
    }),
  )
})
