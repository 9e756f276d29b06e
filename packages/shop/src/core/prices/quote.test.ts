import { describe, expect, it } from 'vitest'
import type { Coupon } from '../coupons/coupon.ts'
import { amountOf } from '../money/amount.ts'
import { EU_RATES } from '../tax/eu-rates.ts'
import type { Cart } from './cart.ts'
import type { Offer } from './offer.ts'
import { type Quote, type QuoteContext, quote } from './quote.ts'
import type { ShopRules } from './shop-rules.ts'

const eur = (units: number) => ({ EUR: amountOf(units) })

const rules: ShopRules = {
  seller: { country: 'DE', isExempt: false, taxesAtDestination: true },
  pricesAreGross: true,
  rounding: 'rate',
  rates: EU_RATES,
  shippingTax: 'as goods',
  zones: [
    {
      name: 'Islands',
      places: [{ country: 'DE', postcodes: ['18565', '25938...25999'] }],
      methods: [{ id: 'ferry', label: 'By ferry', by: 'weight', tiers: [{ prices: eur(1990) }] }],
    },
    {
      name: 'Germany',
      places: [{ country: 'DE' }],
      methods: [
        {
          id: 'parcel',
          label: 'Parcel',
          by: 'weight',
          tiers: [
            { upTo: 5_000, prices: eur(490) },
            { upTo: 31_500, prices: eur(990) },
          ],
          freeFrom: eur(20_000),
        },
        { id: 'collect', label: 'Collect', by: 'weight', tiers: [{ prices: eur(0) }] },
      ],
    },
    {
      name: 'Elsewhere',
      places: [{ country: '*' }],
      methods: [{ id: 'world', label: 'World', by: 'value', tiers: [{ upTo: 50_000, prices: eur(2500) }] }],
    },
  ],
}

const offer = (sku: string, price: number, more: Partial<Offer> = {}): Offer => ({
  sku,
  title: sku,
  kind: 'goods',
  taxClass: 'standard',
  prices: eur(price),
  isReduced: false,
  grams: 1_000,
  isCounted: true,
  groups: [sku],
  ...more,
})
const offers = [
  offer('chair', 11_900),
  offer('book', 1_070, { taxClass: 'reduced', groups: ['book', 'paper'] }),
  offer('plan', 2_380, { kind: 'digital', grams: 0 }),
  offer('lamp', 5_950, { isReduced: true }),
]
const coupon = (code: string, effect: Coupon['effect'], more: Partial<Coupon> = {}): Coupon => ({
  code,
  effect,
  leavesOutReduced: false,
  combines: true,
  ...more,
})

const context: QuoteContext = {
  offers,
  coupons: [],
  couponUses: () => ({ all: 0, ofCustomer: 0 }),
  rules,
  destination: { country: 'DE', postcode: '10115' },
  date: '2026-11-26',
}
const cartOf = (lines: Readonly<Record<string, number>>, more: Partial<Cart> = {}): Cart => ({
  currency: 'EUR',
  lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })),
  coupons: [],
  ...more,
})
function quoted(cart: Cart, more: Partial<QuoteContext> = {}): Quote {
  const result = quote(cart, { ...context, ...more })
  if (!result.ok) throw new Error(`Not quoted: ${result.problems.map(({ kind }) => kind).join(', ')}.`)
  return result.quote
}
const problemsOf = (cart: Cart, more: Partial<QuoteContext> = {}) => {
  const result = quote(cart, { ...context, ...more })
  return result.ok ? [] : result.problems
}

describe('a cart with gross prices', () => {
  it('costs what its prices say, the cheapest way of sending included', () => {
    const { total, taxes, shipping } = quoted(cartOf({ chair: 1, book: 1 }))
    expect(shipping).toMatchObject({ id: 'collect', price: 0 })
    expect(total).toBe(12_970)
    expect(taxes).toMatchObject([
      { rate: 1900, net: 10_000, tax: 1_900 },
      { rate: 700, net: 1_000, tax: 70 },
    ])
  })
  it('has the tax of its goods on the chosen way of sending, in proportion', () => {
    const { shipping, total } = quoted(cartOf({ chair: 1, book: 1 }, { shipping: 'parcel' }))
    expect(shipping?.parts.map(({ rate, amount }) => [rate, amount])).toEqual([
      [1900, 450],
      [700, 40],
    ])
    expect(total).toBe(12_970 + 490)
  })
  it('costs the same in each country, with the tax of that country in it', () => {
    const french = quoted(cartOf({ plan: 1 }), { destination: { country: 'FR', postcode: '75001' } })
    expect(french).toMatchObject({ total: 2_380, tax: 397, taxes: [{ rate: 2000 }] })
  })
  it('costs what it does without tax where the buyer owes it', () => {
    const destination = { country: 'FR', postcode: '75001', confirmedVatNumber: 'FR12345678901' }
    expect(quoted(cartOf({ plan: 1 }), { destination })).toMatchObject({
      total: 2_000,
      tax: 0,
      taxes: [{ category: 'AE' }],
    })
  })
  it('has no tax of an exempt seller, and costs the same', () => {
    const exempt = { ...rules, seller: { ...rules.seller, isExempt: true } }
    expect(quoted(cartOf({ plan: 1 }), { rules: exempt })).toMatchObject({ total: 2_380, tax: 0 })
  })
})

describe('rounding', () => {
  const net = (rounding: ShopRules['rounding']) =>
    quoted(cartOf({ a: 1, b: 1, c: 1 }), {
      rules: { ...rules, pricesAreGross: false, rounding, zones: [] },
      offers: ['a', 'b', 'c'].map((sku) => offer(sku, 3, { kind: 'digital' })),
    })
  it('of each line adds up lines, of each rate rounds once, and both are recorded', () => {
    expect(net('line')).toMatchObject({ tax: 3, total: 12, taxes: [{ taxOfLines: 3, taxOfSum: 2 }] })
    expect(net('rate')).toMatchObject({ tax: 2, total: 11, taxes: [{ taxOfLines: 3, taxOfSum: 2 }] })
  })
})

describe('sending', () => {
  const choices = (cart: Cart, more: Partial<QuoteContext> = {}) =>
    quoted(cart, more).shipping?.choices.map(({ id, price }) => `${id} ${price}`)
  it('costs by weight, and nothing from a value on', () => {
    expect(choices(cartOf({ book: 5 }))).toEqual(['parcel 490', 'collect 0'])
    expect(choices(cartOf({ book: 6 }))).toEqual(['parcel 990', 'collect 0'])
    expect(choices(cartOf({ chair: 2 }))).toEqual(['parcel 0', 'collect 0'])
  })
  it('leaves out ways that take no such weight', () => expect(choices(cartOf({ book: 40 }))).toEqual(['collect 0']))
  it('follows the first zone that names the postcode', () => {
    expect(choices(cartOf({ book: 1 }), { destination: { country: 'DE', postcode: '25 980' } })).toEqual(['ferry 1990'])
    expect(choices(cartOf({ book: 1 }), { destination: { country: 'CH', postcode: '8001' } })).toEqual(['world 2500'])
  })
  it('is refused where no way leads', () => {
    const destination = { country: 'CH', postcode: '8001' }
    expect(problemsOf(cartOf({ chair: 9 }), { destination })).toEqual([{ kind: 'not sent there' }])
    expect(problemsOf(cartOf({ book: 1 }, { shipping: 'pigeon' }))).toEqual([{ kind: 'shipping' }])
  })
  it('is none for downloads', () => expect(quoted(cartOf({ plan: 1 })).shipping).toBeUndefined())
})

describe('coupons', () => {
  const with_ = (
    coupons: readonly Coupon[],
    lines: Readonly<Record<string, number>>,
    more: Partial<QuoteContext> = {},
  ) =>
    quoted(cartOf(lines, { coupons: coupons.map(({ code }) => ` ${code.toLowerCase()} `), shipping: 'parcel' }), {
      coupons,
      ...more,
    })
  it('of a percentage come before those of an amount', () => {
    const both = [
      coupon('TEN', { kind: 'fixed', amounts: eur(1_000) }),
      coupon('HALF', { kind: 'percent', share: 5_000 }),
    ]
    expect(with_(both, { chair: 1 }).coupons.applied).toEqual([
      { code: 'HALF', amount: 5_950 },
      { code: 'TEN', amount: 1_000 },
    ])
  })
  it('never take more than there is', () => {
    const much = [coupon('MUCH', { kind: 'fixed', amounts: eur(99_999) })]
    expect(with_(much, { book: 1 })).toMatchObject({ total: 490, coupons: { applied: [{ amount: 1_070 }] } })
  })
  it('count for their products alone, and not for what is reduced already', () => {
    const paper = [coupon('PAPER', { kind: 'percent', share: 1_000 }, { only: ['paper'] })]
    expect(with_(paper, { chair: 1, book: 1 }).lines.map(({ discount }) => discount)).toEqual([0, 107])
    const full = [coupon('FULL', { kind: 'percent', share: 1_000 }, { leavesOutReduced: true, except: ['chair'] })]
    expect(with_(full, { chair: 1, lamp: 1, book: 1 }).lines.map(({ discount }) => discount)).toEqual([0, 0, 107])
  })
  it('send for nothing', () =>
    expect(with_([coupon('SEND', { kind: 'free shipping' })], { book: 1 }).total).toBe(1_070))
  it.each<[string, Partial<Coupon>, string]>([
    ['before its first day', { from: '2026-11-27' }, 'not yet'],
    ['after its last day', { until: '2026-11-25' }, 'over'],
    ['of too little', { leastValue: eur(1_071) }, 'too little'],
    ['of other goods', { only: ['chair'] }, 'no such goods'],
    ['used often enough', { maxUses: 3 }, 'used up'],
    ['used by this customer', { maxUsesOfCustomer: 1 }, 'used by customer'],
    ['with a least value in another currency', { leastValue: { CHF: amountOf(1) } }, 'other currency'],
  ])('%s are refused with the reason', (_, more, reason) => {
    const refused = [coupon('NO', { kind: 'percent', share: 1_000 }, more)]
    const { coupons, total } = with_(refused, { book: 1 }, { couponUses: () => ({ all: 3, ofCustomer: 1 }) })
    expect(coupons.refused).toEqual([{ code: 'NO', reason }])
    expect(total).toBe(1_070 + 490)
  })
  it('that stand alone are refused beside others, and so are unknown ones', () => {
    const some = [
      coupon('ALONE', { kind: 'percent', share: 5_000 }, { combines: false }),
      coupon('SEND', { kind: 'free shipping' }),
    ]
    expect(with_(some, { book: 1 }).coupons.refused).toEqual([{ code: 'ALONE', reason: 'not with others' }])
    const alone = ['FIRST', 'SECOND'].map((code) =>
      coupon(code, { kind: 'percent', share: 5_000 }, { combines: false }),
    )
    expect(with_(alone, { book: 1 }).coupons).toMatchObject({
      applied: [{ code: 'FIRST' }],
      refused: [{ code: 'SECOND', reason: 'not with others' }],
    })
    expect(quoted(cartOf({ book: 1 }, { coupons: ['x'] })).coupons.refused).toEqual([{ code: 'X', reason: 'unknown' }])
  })
})

describe('a cart that has no price', () => {
  it('says why', () => {
    expect(problemsOf(cartOf({}))).toEqual([{ kind: 'cart empty' }])
    expect(problemsOf(cartOf({ nothing: 1, chair: 0 }))).toEqual([
      { kind: 'not offered', sku: 'nothing' },
      { kind: 'quantity', sku: 'chair' },
    ])
    expect(problemsOf(cartOf({ chair: 1 }, { currency: 'CHF' }))).toEqual([{ kind: 'other currency', sku: 'chair' }])
  })
  it('has no rate: the owner has to set one', () => {
    const swiss = { ...rules, seller: { ...rules.seller, country: 'CH' } }
    const destination = { country: 'CH', postcode: '8001' }
    expect(problemsOf(cartOf({ plan: 1 }), { rules: swiss, destination })).toEqual([
      { kind: 'no tax rate', country: 'CH' },
    ])
  })
})

it('prices of each currency are fixed', () => {
  const both = [offer('plan', 2_380, { kind: 'digital', prices: { EUR: amountOf(2_380), CHF: amountOf(2_500) } })]
  expect(quoted(cartOf({ plan: 1 }, { currency: 'CHF' }), { offers: both }).total).toBe(2_500)
})
