import { describe, expect, it } from 'vitest'
import { currencyOf } from '../core/currency-code.ts'
import { missingSellerFields } from '../core/invoice/invoice-settings.ts'
import { amountOf } from '../core/money/amount.ts'
import { ruleMistakes } from '../core/rules/rule-mistakes.ts'
import { parseShopRules } from '../core/rules/stored-rules.ts'
import { shippingChoices, zoneOf } from '../core/shipping/shipping.ts'
import { de } from './de.ts'
import { he } from './he.ts'
import { products } from './products.ts'
import { rules } from './rules.ts'

describe('the shop of the demo', () => {
  it('has rules that its form takes', () => {
    expect(ruleMistakes(rules, currencyOf('EUR'))).toEqual([])
    expect(missingSellerFields(rules)).toEqual([])
  })

  it('sells: its country has a rate of tax, and everything that it makes can be sent there', () => {
    const { seller, rates, zones } = parseShopRules({ rules, settings: {} })
    expect(rates.some(({ country }) => country === seller.country)).toBe(true)
    const zone = zoneOf(zones, { country: seller.country, postcode: '' })
    const heaviest = Math.max(...products.map((product) => ('weight' in product ? product.weight : 0)))
    const parcel = { grams: heaviest, value: amountOf(100), currency: 'EUR' }
    expect(zone && shippingChoices(zone, parcel)).toMatchObject([
      { label: 'Parcel', price: 1400 },
      { label: 'By our own van', price: 4500 },
    ])
  })

  it.each([
    ['German', de],
    ['Hebrew', he],
  ])('speaks %s, too', (_, dictionary) => {
    const words = rules.zones.flatMap(({ methods }) =>
      methods.flatMap(({ label, deliveryTime }) => [label, deliveryTime]),
    )
    for (const word of [...words, rules.invoice.instructions, rules.onCollection.instructions]) {
      expect(Object.keys(dictionary)).toContain(word)
    }
  })
})
