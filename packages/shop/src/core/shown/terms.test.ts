import { describe, expect, it } from 'vitest'
import { currencyOf } from '../currency-code.ts'
import { amountOf } from '../money/amount.ts'
import type { ShippingZone } from '../shipping/shipping.ts'
import { returnTerms } from './return-terms.ts'
import { shippingTerms } from './shipping-terms.ts'

const way = (id: string, upTo: number | undefined, units: number) => ({
  id,
  label: id,
  by: 'weight' as const,
  tiers: [{ upTo, prices: { EUR: amountOf(units) } }],
})

const ZONES: readonly ShippingZone[] = [
  { name: 'Islands', places: [{ country: 'DE', postcodes: ['25849'] }], methods: [way('ferry', undefined, 3_000)] },
  {
    name: 'Near',
    places: [{ country: 'DE' }, { country: 'AT' }],
    methods: [way('van', undefined, 4_500), way('parcel', 10_000, 1_400)],
  },
  { name: 'Again', places: [{ country: 'AT' }, { country: 'CH' }], methods: [way('parcel', 10_000, 2_900)] },
  { name: 'World', places: [{ country: '*' }], methods: [way('freight', undefined, 9_000)] },
]

const parcel = (grams: number) => ({ grams, value: amountOf(1_000), currency: currencyOf('EUR') })

describe('prices of sending one piece', () => {
  it('are those of the cheapest way, for countries that a zone names as wholes, by the first one that does', () =>
    expect(shippingTerms(ZONES, parcel(5_000))).toEqual([
      { countries: ['DE', 'AT'], price: '14.00' },
      { countries: ['CH'], price: '29.00' },
    ]))

  it('are those of ways that take its weight, and none where no way does', () =>
    expect(shippingTerms(ZONES, parcel(20_000))).toEqual([{ countries: ['DE', 'AT'], price: '45.00' }]))
})

describe('the right to send something back', () => {
  const seller = (country: string) => ({
    seller: { country, isExempt: false, taxesAtDestination: false },
    zones: ZONES,
  })

  it('is that of consumers for fourteen days, for who sells from the European Union', () =>
    expect(returnTerms(seller('FR'), '/widerruf/')).toEqual({
      window: { countries: ['FR', 'DE', 'AT'], days: 14 },
      href: '/widerruf/',
    }))

  it('is what a page of the owner says elsewhere, and nothing without one', () => {
    expect(returnTerms(seller('CH'), '/returns/')).toEqual({ href: '/returns/' })
    expect(returnTerms(seller('CH'), undefined)).toBeUndefined()
  })
})
