import { describe, expect, it } from 'vitest'
import { amountOf, MAX_AMOUNT } from '../money/amount.ts'
import { parseCurrency } from '../money/currency.ts'
import { lowestBefore, type PublishedPlan } from './lowest-price.ts'
import { nextChange, type PricePlan, priceAt } from './price-plan.ts'
import { storedAmount } from './stored-amount.ts'
import { unitPrice } from './unit-price.ts'

const DAY = 86_400_000
const currencyOf = (code: string) => {
  const currency = parseCurrency(code)
  if (!currency) throw new Error(code)
  return currency
}
const EUR = currencyOf('EUR')

/** A plan that costs so much, reduced from one day until another. */
const plan = (regular: number, reduced?: number, from?: number, until?: number): PricePlan => ({
  regular: amountOf(regular),
  ...(reduced !== undefined && {
    reduced: {
      price: amountOf(reduced),
      from: from === undefined ? undefined : from * DAY,
      until: until === undefined ? undefined : until * DAY,
    },
  }),
})
const published = (day: number, what: PricePlan): PublishedPlan => ({ at: day * DAY, plan: what })

describe('a stored price', () => {
  it.each([
    [12.3, 1230],
    [0, 0],
    [1.15, 115],
    [1_000_000.01, 100_000_001],
  ])('%s is so many cents', (stored, units) => expect(storedAmount(stored, EUR)).toBe(units))
  it.each([[-1], [1.234], [Number.NaN], [MAX_AMOUNT], ['12'], [null]])('%s is none', (stored) =>
    expect(storedAmount(stored, EUR)).toBeUndefined())
  it('has as many decimals as its currency', () => {
    expect(storedAmount(1.5, currencyOf('JPY'))).toBeUndefined()
    expect(storedAmount(1.234, currencyOf('KWD'))).toBe(1234)
  })
})

describe('a reduced price', () => {
  const sale = plan(100, 80, 10, 20)
  it('counts from its beginning until before its end', () => {
    expect([9.99, 10, 19.99, 20].map((day) => priceAt(sale, day * DAY))).toEqual([
      { price: 100 },
      { price: 80, regular: 100 },
      { price: 80, regular: 100 },
      { price: 100 },
    ])
  })
  it('counts at once and for good where it has no times', () =>
    expect(priceAt(plan(100, 80), 0)).toEqual({ price: 80, regular: 100 }))
  it('that is not lower is none', () => expect(priceAt(plan(100, 100), 0)).toEqual({ price: 100 }))
  it('says when the price changes by itself', () => {
    expect([5, 10, 19, 20].map((day) => nextChange(sale, day * DAY))).toEqual([10 * DAY, 20 * DAY, 20 * DAY, undefined])
  })
})

describe('the lowest price of 30 days', () => {
  it('is the one before the reduction', () =>
    expect(lowestBefore([published(0, plan(100)), published(40, plan(100, 80))], 41 * DAY)).toBe(100))
  it('is that of an earlier reduction within 30 days', () => {
    const history = [published(0, plan(100)), published(20, plan(100, 70, 20, 25)), published(40, plan(100, 80))]
    expect(lowestBefore(history, 41 * DAY)).toBe(70)
  })
  it('is not that of one which ended earlier', () => {
    const history = [published(0, plan(100, 70, 0, 5)), published(40, plan(100, 80))]
    expect(lowestBefore(history, 41 * DAY)).toBe(100)
  })
  it('is that before the first of several reductions in a row', () => {
    const history = [published(0, plan(100)), published(40, plan(100, 80)), published(45, plan(100, 60))]
    expect(lowestBefore(history, 46 * DAY)).toBe(100)
  })
  it('of a reduction that was planned ahead counts from when it begins', () => {
    const history = [published(0, plan(90)), published(35, plan(100, 80, 60))]
    expect(lowestBefore(history, 50 * DAY)).toBeUndefined()
    expect(lowestBefore(history, 61 * DAY)).toBe(90)
    expect(lowestBefore([published(0, plan(90)), published(25, plan(100, 80, 60))], 61 * DAY)).toBe(100)
  })
  it('is not said of a price that is not reduced', () =>
    expect(lowestBefore([published(0, plan(100, 80, 0, 5))], 6 * DAY)).toBeUndefined())
  it('is not there for what was never sold for more', () =>
    expect(lowestBefore([published(0, plan(100, 80))], DAY)).toBeUndefined())
})

describe('a unit price', () => {
  it.each([
    [450, { amount: 250, unit: 'g' }, 1800, 'kg'],
    [999, { amount: 0.75, unit: 'l' }, 1332, 'l'],
    [100, { amount: 300, unit: 'ml' }, 333, 'l'],
    [1200, { amount: 2.4, unit: 'm2' }, 500, 'm²'],
  ] as const)('of %s cents for %j', (price, content, expected, unit) =>
    expect(unitPrice(amountOf(price), content)).toEqual({ price: expected, unit }))
})
