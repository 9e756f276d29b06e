import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { parseCurrency } from '../money/currency.ts'
import { shippingChoices, zoneOf } from '../shipping/shipping.ts'
import { rateOn } from '../tax/tax-rate.ts'
import { isIban, parsePaymentChoices } from './payment-choices.ts'
import { ruleMistakes } from './rule-mistakes.ts'
import { parseShopRules } from './stored-rules.ts'

const EUR = parseCurrency('EUR')
if (!EUR) throw new Error('EUR is a currency.')

const PARCEL = {
  id: 'p',
  label: 'Parcel',
  by: 'weight',
  freeFrom: 100,
  tiers: [{ upTo: 5000, price: 4.9 }, { price: 9.9 }],
}
const ZONE = { name: 'Germany', countries: ['DE'], methods: [PARCEL] }
const rulesOf = (rules: object, settings: object = {}) => parseShopRules({ rules, settings })
const mistakesOf = (rules: object) => ruleMistakes(rules, EUR).map(({ path }) => path)
const zoneMistakes = (zone: object) => mistakesOf({ zones: [{ ...ZONE, ...zone }] })
const methodMistakes = (method: object) => zoneMistakes({ methods: [{ ...PARCEL, ...method }] })

describe('the rules that an owner has set', () => {
  it('sell nothing before a country is chosen', () => {
    const { seller, rates } = rulesOf({})
    const place = { country: seller.country, postcode: '', taxClass: 'standard', date: '2026-11-26' } as const
    expect(rateOn(rates, place)).toBeUndefined()
  })

  it('name the seller, the rounding and the tax of sending', () =>
    expect(
      rulesOf({ country: 'DE', taxesAtDestination: true, rounding: 'line', shippingTax: 'reduced' }),
    ).toMatchObject({
      seller: { country: 'DE', isExempt: false, taxesAtDestination: true },
      rounding: 'line',
      shippingTax: 'reduced',
    }))

  it('are those of EN 16931 where nothing was chosen', () =>
    expect(rulesOf({})).toMatchObject({ rounding: 'rate', shippingTax: 'as goods', pricesAreGross: true }))

  it('know prices with tax from prices without', () =>
    expect(rulesOf({}, { pricesInclude: 'no-tax' }).pricesAreGross).toBe(false))

  it('have rates of other countries, and newer ones of the European Union', () => {
    const ownRates = [
      { country: 'CH', taxClass: 'standard', percent: 8.1, from: '2024-01-01T12:00:00.000Z' },
      { country: 'DE', taxClass: 'standard', percent: 20, from: '2027-01-01T12:00:00.000Z' },
      { country: 'DE', taxClass: 'standard', from: '2027-01-01T12:00:00.000Z' },
    ]
    const { rates } = rulesOf({ ownRates })
    const rateIn = (country: string, date: string) =>
      rateOn(rates, { country, postcode: '', taxClass: 'standard', date })
    expect([rateIn('CH', '2026-11-26'), rateIn('DE', '2026-12-31'), rateIn('DE', '2027-01-01')]).toEqual([
      810, 1900, 2000,
    ])
  })

  it('have zones by country and postcode, the first that names a place', () => {
    const zones = [
      { ...ZONE, name: 'Islands', postcodes: '18565\n25* , 26465...26486' },
      { ...ZONE, name: 'Germany' },
      { ...ZONE, name: 'World', countries: ['*'] },
    ]
    const nameIn = (country: string, postcode: string) => zoneOf(rulesOf({ zones }).zones, { country, postcode })?.name
    expect(['18565', '25980', '26470', '10115'].map((postcode) => nameIn('DE', postcode))).toEqual([
      'Islands',
      'Islands',
      'Islands',
      'Germany',
    ])
    expect(nameIn('US', '25980')).toBe('World')
  })

  it('have prices by weight or value, free from a value', () => {
    const letter = { id: 'l', label: 'Letter', by: 'value', deliveryTime: '1 day', tiers: [{ upTo: 50, price: 2 }] }
    const [zone] = rulesOf({ zones: [{ ...ZONE, methods: [PARCEL, letter] }] }).zones
    const pricesOf = (grams: number, value: number) =>
      zone &&
      shippingChoices(zone, { grams, value: amountOf(value), currency: 'EUR' }).map(({ id, price }) => [id, price])
    expect(pricesOf(5_000, 5_000)).toEqual([
      ['p', 490],
      ['l', 200],
    ])
    expect(pricesOf(5_001, 5_001)).toEqual([['p', 990]])
    expect(pricesOf(5_001, 10_000)).toEqual([['p', 0]])
    expect(zone?.methods.map(({ deliveryTime }) => deliveryTime)).toEqual([undefined, '1 day'])
  })

  it('call a way of sending without a name as its zone', () =>
    expect(rulesOf({ zones: [{ ...ZONE, methods: [{ ...PARCEL, label: ' ' }] }] }).zones[0]?.methods[0]?.label).toBe(
      'Germany',
    ))

  it('send nothing for a price that the currency does not have', () =>
    expect(rulesOf({ zones: [ZONE] }, { currency: 'JPY' }).zones[0]?.methods).toEqual([]))
})

describe('ways to pay', () => {
  const bank = { holder: 'Halden', iban: 'DE89 3704 0044 0532 0130 00' }

  it('are those that the owner offers, in the words of Vitrine unless there are others', () =>
    expect(
      parsePaymentChoices(
        { paypal: { isOffered: true }, invoice: { isOffered: true, label: 'Later' }, mollie: { isOffered: false } },
        'de-AT',
      ),
    ).toEqual([
      { method: 'paypal', label: 'PayPal' },
      { method: 'invoice', label: 'Later' },
    ]))

  it('have the account where buyers transfer money', () =>
    expect(
      parsePaymentChoices({ bank, inAdvance: { isOffered: true }, onCollection: { isOffered: true } }, 'en'),
    ).toMatchObject([
      { method: 'in advance', account: { holder: 'Halden', iban: 'DE89370400440532013000' } },
      expect.not.objectContaining({ account: expect.anything() }),
    ]))

  it('need an account to be paid in advance', () => {
    expect(mistakesOf({ inAdvance: { isOffered: true } })).toEqual(['bank.iban'])
    expect(mistakesOf({ inAdvance: { isOffered: true }, bank: { iban: bank.iban } })).toEqual(['bank.holder'])
    expect(mistakesOf({ inAdvance: { isOffered: true }, bank })).toEqual([])
  })

  it.each([
    ['DE89370400440532013000', true],
    ['gb82 west 1234 5698 7654 32', true],
    ['DE89370400440532013001', false],
    ['DE8937040044', false],
    ['', false],
  ])('tells by its check digits if %j is an IBAN: %j', (iban, is) => expect(isIban(iban)).toBe(is))
})

describe('mistakes in the rules', () => {
  it('are none in rules that can be used', () =>
    expect(mistakesOf({ zones: [ZONE], ownRates: [{ percent: 8.1 }] })).toEqual([]))
  it.each([[101], [-1], [8.123], [undefined]])('are rates such as %j', (percent) =>
    expect(mistakesOf({ ownRates: [{ percent }] })).toEqual(['ownRates.0.percent']))
  it('are zones without a country or a way of sending', () =>
    expect(zoneMistakes({ countries: [], methods: [] })).toEqual(['zones.0.countries', 'zones.0.methods']))
  it.each(['10115;x y*z', '1011?', '10...', '*'])('are postcodes such as %j', (postcodes) =>
    expect(zoneMistakes({ postcodes })).toEqual(['zones.0.postcodes']))
  it('are ways without a price, or with one that is none', () => {
    expect(methodMistakes({ tiers: [] })).toEqual(['zones.0.methods.0.tiers'])
    expect(methodMistakes({ tiers: [{ price: 4.999 }], freeFrom: -1 })).toEqual([
      'zones.0.methods.0.freeFrom',
      'zones.0.methods.0.tiers.0.price',
    ])
  })
  it('are limits that do not rise, or an open one before others', () => {
    const tiersOf = (...limits: (number | null)[]) => ({ tiers: limits.map((upTo) => ({ upTo, price: 1 })) })
    expect(methodMistakes(tiersOf(1, 2, null))).toEqual([])
    expect(methodMistakes(tiersOf(2, 2))).toEqual(['zones.0.methods.0.tiers.1.upTo'])
    expect(methodMistakes(tiersOf(null, 2))).toEqual(['zones.0.methods.0.tiers.0.upTo'])
  })
  it('are zones that nobody comes to, because an earlier one has the whole country', () => {
    expect(mistakesOf({ zones: [ZONE, { ...ZONE, postcodes: '10*' }] })).toEqual(['zones.1.countries'])
    expect(mistakesOf({ zones: [{ ...ZONE, countries: ['*'] }, ZONE] })).toEqual(['zones.1.countries'])
    expect(mistakesOf({ zones: [{ ...ZONE, postcodes: '10*' }, ZONE, { ...ZONE, countries: ['*'] }] })).toEqual([])
  })
})
