import type { Coupon } from '../../packages/shop/src/core/coupons/coupon.ts'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import type { Cart } from '../../packages/shop/src/core/prices/cart.ts'
import type { Offer } from '../../packages/shop/src/core/prices/offer.ts'
import type { QuoteContext } from '../../packages/shop/src/core/prices/quote.ts'
import { EU_RATES } from '../../packages/shop/src/core/tax/eu-rates.ts'
import type { TaxClass } from '../../packages/shop/src/core/tax/tax-rate.ts'
import type { OfferKind } from '../../packages/shop/src/core/tax/treatment.ts'

/** Draws of one round. @param random Numbers from 0 to below 1. */
export function draws(random: () => number) {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const oneOf = <Value>(...values: readonly [Value, ...Value[]]): Value =>
    values[whole(0, values.length - 1)] ?? values[0]
  return { whole, oneOf }
}

/** A cart with its prices, coupons, rules and destination, within the European Union or not. */
export function randomCart(random: () => number): { readonly cart: Cart; readonly context: QuoteContext } {
  const { whole, oneOf } = draws(random)
  const offers = Array.from(
    { length: whole(1, 8) },
    (_, index): Offer => ({
      sku: `sku-${index}`,
      title: `Thing ${index}`,
      kind: oneOf<OfferKind>('goods', 'goods', 'digital', 'service'),
      taxClass: oneOf<TaxClass>('standard', 'standard', 'reduced', 'reduced2', 'superReduced', 'zero'),
      prices: { EUR: amountOf(oneOf(0, whole(1, 99), whole(100, 99_999), whole(100_000, 9_999_999))) },
      isReduced: random() < 0.2,
      grams: whole(0, 4_000),
      isCounted: true,
      groups: [`group-${whole(0, 2)}`],
    }),
  )
  const coupons = Array.from(
    { length: whole(0, 3) },
    (_, index): Coupon => ({
      code: `CODE${index}`,
      effect: oneOf<Coupon['effect']>(
        { kind: 'percent', share: whole(1, 10_000) },
        { kind: 'fixed', amounts: { EUR: amountOf(whole(1, 20_000)) } },
        { kind: 'free shipping' },
      ),
      only: random() < 0.3 ? ['group-0', 'group-1'] : undefined,
      leavesOutReduced: random() < 0.3,
      combines: true,
    }),
  )
  return {
    cart: {
      currency: 'EUR',
      lines: offers.map(({ sku }) => ({ sku, quantity: oneOf(1, whole(1, 9), whole(1, 999)) })),
      coupons: coupons.map(({ code }) => code),
    },
    context: {
      offers,
      coupons,
      couponUses: () => ({ all: 0, ofCustomer: 0 }),
      destination: {
        country: oneOf('DE', 'FR', 'FI', 'DK', 'CH'),
        postcode: '1000',
        confirmedVatNumber: random() < 0.2 ? 'FR12345678901' : undefined,
      },
      date: '2026-11-26',
      rules: {
        seller: { country: 'DE', isExempt: random() < 0.1, taxesAtDestination: random() < 0.7 },
        pricesAreGross: random() < 0.6,
        rounding: oneOf('line', 'rate'),
        rates: EU_RATES,
        shippingTax: oneOf<'as goods' | TaxClass>('as goods', 'standard'),
        zones: [
          {
            name: 'All',
            places: [{ country: '*' }],
            methods: [
              { id: 'parcel', label: 'Parcel', by: 'weight', tiers: [{ prices: { EUR: amountOf(whole(0, 4_999)) } }] },
            ],
          },
        ],
      },
    },
  }
}
