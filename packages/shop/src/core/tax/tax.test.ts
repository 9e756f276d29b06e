import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { EU_COUNTRIES, EU_RATES } from './eu-rates.ts'
import { rateOn, type TaxClass, taxInGross, taxOnNet } from './tax-rate.ts'
import { type OfferKind, type Seller, treatmentOf } from './treatment.ts'
import { parseVatNumber } from './vat-number.ts'

const seller: Seller = { country: 'DE', isExempt: false, taxesAtDestination: true }
const rate = (country: string, date: string, taxClass: TaxClass = 'standard', postcode = '') =>
  rateOn(EU_RATES, { country, postcode, taxClass, date })

describe('rates of the European Union', () => {
  it('are those of 27 member states', () => expect(EU_COUNTRIES.size).toBe(27))
  it('count from their day on', () => {
    expect(rate('EE', '2025-06-30')).toBe(2200)
    expect(rate('EE', '2025-07-01')).toBe(2400)
    expect(rate('FI', '2026-11-26')).toBe(2550)
    expect(rate('RO', '2026-11-26', 'reduced2')).toBe(1100)
  })
  it('are the standard rate where a country has none of a class', () =>
    expect(rate('DK', '2026-01-01', 'reduced')).toBe(2500))
  it('of a region go before those of its country', () =>
    expect(rate('PT', '2026-01-01', 'standard', '9500')).toBe(1600))
  it('are unknown before the table begins and for other countries', () => {
    expect(rate('DE', '2023-12-31')).toBeUndefined()
    expect(rate('US', '2026-01-01')).toBeUndefined()
  })
  it("give way to an owner's own", () => {
    const own = { country: 'DE', taxClass: 'reduced', rate: 500, from: '2026-01-01' } as const
    expect(rateOn([...EU_RATES, own], { country: 'DE', postcode: '', taxClass: 'reduced', date: '2026-02-01' })).toBe(
      500,
    )
  })
})

describe('tax of an amount', () => {
  it('is on top of a net one and within a gross one', () => {
    expect(taxOnNet(amountOf(1000), 1900)).toBe(190)
    expect(taxInGross(amountOf(1190), 1900)).toBe(190)
    expect(taxInGross(amountOf(999), 1900)).toBe(160)
  })
})

describe('a sale', () => {
  const to = (country: string, postcode = '', more: { vat?: string; kind?: OfferKind } = {}) =>
    treatmentOf(more.kind ?? 'goods', seller, { country, postcode, confirmedVatNumber: more.vat })

  it('at home is taxed at home, to a business too', () => {
    expect(to('DE', '10115')).toEqual({ category: 'S', country: 'DE', postcode: '10115' })
    expect(to('DE', '10115', { vat: 'DE123456789' })).toMatchObject({ category: 'S', country: 'DE' })
  })
  it('to a consumer of another member state is taxed there, or at home below the threshold', () => {
    expect(to('FR', '75 001')).toEqual({ category: 'S', country: 'FR', postcode: '75001' })
    const small = { ...seller, taxesAtDestination: false }
    expect(treatmentOf('goods', small, { country: 'FR', postcode: '75001' })).toMatchObject({ country: 'DE' })
  })
  it('of a service to a consumer is taxed at home', () => {
    expect(to('FR', '', { kind: 'service' })).toMatchObject({ category: 'S', country: 'DE' })
    expect(to('US', '', { kind: 'service' })).toMatchObject({ category: 'S', country: 'DE' })
  })
  it('to a business of another member state is taxed by the buyer', () => {
    expect(to('FR', '', { vat: 'FR12345678901' })).toEqual({ category: 'K' })
    expect(to('FR', '', { vat: 'FR12345678901', kind: 'digital' })).toEqual({ category: 'AE' })
  })
  it('to other countries is an export, or not in the scope of the tax', () => {
    expect(to('CH', '8001')).toEqual({ category: 'G' })
    expect(to('US', '', { kind: 'digital' })).toEqual({ category: 'O' })
  })
  it('to places outside of the tax is an export, from the same country too', () => {
    expect(to('DE', '27498')).toEqual({ category: 'G' })
    expect(to('ES', '35001')).toEqual({ category: 'G' })
    expect(to('ES', '28001')).toMatchObject({ category: 'S', country: 'ES' })
  })
  it('to Monaco is taxed as in France', () => expect(to('MC', '98000')).toMatchObject({ country: 'FR' }))
  it('of an exempt business has no tax', () => {
    expect(treatmentOf('goods', { ...seller, isExempt: true }, { country: 'DE', postcode: '' })).toEqual({
      category: 'E',
    })
  })
  it('of a seller outside of the Union is taxed at home and exported to all others', () => {
    const swiss = { ...seller, country: 'CH' }
    expect(treatmentOf('goods', swiss, { country: 'CH', postcode: '8001' })).toMatchObject({ country: 'CH' })
    expect(treatmentOf('goods', swiss, { country: 'DE', postcode: '10115' })).toEqual({ category: 'G' })
  })
})

describe('a VAT number', () => {
  it.each([
    'DE123456789',
    'de 123 456 789',
    'ATU12345678',
    'EL123456789',
    'NL123456789B01',
    'IE1234567WA',
  ])('%s is read', (typed) => expect(parseVatNumber(typed)).toBeDefined())
  it.each(['', 'DE12345678', 'US123456789', 'GR123456789', '123456789', 'DE12345678A'])('%j is refused', (typed) =>
    expect(parseVatNumber(typed)).toBeUndefined())
})
