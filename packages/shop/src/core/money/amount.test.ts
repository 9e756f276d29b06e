import { describe, expect, it } from 'vitest'
import { amountOf, decimalText, MAX_AMOUNT, parseAmount, scale, split, sum } from './amount.ts'
import { type Currency, parseCurrency } from './currency.ts'
import { formatMoney } from './format-money.ts'

function currency(code: string): Currency {
  const parsed = parseCurrency(code)
  if (!parsed) throw new Error(`${code} is no currency.`)
  return parsed
}
const EUR = currency('eur')

describe('a currency', () => {
  it('has the decimals of ISO 4217', () => {
    expect(['EUR', 'JPY', 'KWD', 'RSD', 'CLF'].map((code) => currency(code).exponent)).toEqual([2, 0, 3, 2, 4])
  })
  it('is named by three letters', () => {
    for (const no of ['', 'EURO', 'E1R', 7, undefined]) expect(parseCurrency(no)).toBeUndefined()
  })
})

describe('an amount', () => {
  it('is a whole number of smallest units', () => {
    for (const no of [0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_AMOUNT + 1]) expect(() => amountOf(no)).toThrow()
  })
  it('is never negative nothing', () => expect(Object.is(amountOf(-0), 0)).toBe(true))
  it('rounds halves away from zero', () => {
    expect([scale(amountOf(5), 1, 2), scale(amountOf(-5), 1, 2), scale(amountOf(149), 1, 100)]).toEqual([3, -3, 1])
  })
  it('scales exactly where doubles do not', () => {
    expect(scale(amountOf(MAX_AMOUNT), 9_999_999, 10_000_000)).toBe(99_999_990_000)
  })
})

describe('the parts of an amount', () => {
  it('add up to it, and the largest rest is given first', () => {
    expect(split(amountOf(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(split(amountOf(10), [1, 2, 4])).toEqual([1, 3, 6])
  })
  it('add up to a negative one', () => expect(sum(split(amountOf(-100), [1, 1, 1]))).toBe(-100))
  it('are equal where nothing has weight', () => expect(split(amountOf(5), [0, 0])).toEqual([3, 2]))
  it('are none where there is nobody', () => expect(split(amountOf(5), [])).toEqual([]))
})

describe('a typed amount', () => {
  it.each([
    ['12', 1200],
    ['12.3', 1230],
    ['12,30', 1230],
    [' 0.05 ', 5],
    ['12.300', 1230],
  ])('%s is read', (text, units) => expect(parseAmount(text, EUR)).toBe(units))
  it.each(['', '-1', '1.234', '1.000,00', '1e3', '9999999999999'])('%j is refused', (text) =>
    expect(parseAmount(text, EUR)).toBeUndefined())
})

describe('an amount as text', () => {
  it('has all decimals of its currency', () => {
    expect(decimalText(amountOf(5), EUR)).toBe('0.05')
    expect(decimalText(amountOf(-1230), EUR)).toBe('-12.30')
    expect(decimalText(amountOf(1230), currency('JPY'))).toBe('1230')
  })
  it('is written as the language does', () => {
    expect(formatMoney(amountOf(123_456), EUR, 'en')).toBe('€1,234.56')
    expect(formatMoney(amountOf(123_456), EUR, 'de').replace(/\s/g, ' ')).toBe('1.234,56 €')
    expect(formatMoney(amountOf(500), currency('JPY'), 'en')).toBe('¥500')
  })
})
