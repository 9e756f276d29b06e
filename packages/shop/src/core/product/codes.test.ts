import { describe, expect, it } from 'vitest'
import { isGtin } from './gtin.ts'
import { isSku, MAX_SKU_LENGTH, skuKey, skuOf } from './sku.ts'

describe('a GTIN', () => {
  it.each(['40170725', '036000291452', '4006381333931', '10614141000415'])('%s is one', (code) =>
    expect(isGtin(code)).toBe(true))
  it.each([
    '',
    '4006381333932',
    '400638133393',
    '4006-381333931',
    '４００６３８１３３３９３１',
  ])('“%s” is none', (code) => expect(isGtin(code)).toBe(false))
})

describe('a SKU', () => {
  it.each(['A', 'HR-CH-01', 'Stuhl 3/Eiche', 'Größe_2.0+a', 'x'.repeat(MAX_SKU_LENGTH)])('may be “%s”', (sku) =>
    expect(isSku(sku)).toBe(true))
  it.each(['', ' A', '-A', 'A-', 'A"B', 'a\nb', '<b>', 'x'.repeat(MAX_SKU_LENGTH + 1)])('may not be “%s”', (sku) =>
    expect(isSku(sku)).toBe(false))
  it('is the same in small and capital letters', () => expect(skuKey(' HR-01')).toBe(skuKey('hr-01')))
  it('is made where its editor gave none', () => {
    expect(skuOf(12, { id: '' })).toBe('P12')
    expect(skuOf(12, { id: '6a' })).toBe('P12-6a')
    expect(isSku(skuOf(12, { id: '6a' }))).toBe(true)
    expect(skuOf(12, { id: '6a', sku: 'OAK' })).toBe('OAK')
  })
})
