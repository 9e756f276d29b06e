import { describe, expect, it } from 'vitest'
import { parseCurrency } from '../money/currency.ts'
import { couponMistakes, isCouponCode, parseCoupon } from './stored-coupon.ts'

const EUR = parseCurrency('EUR')
const JPY = parseCurrency('JPY')
if (!EUR || !JPY) throw new Error('These are currencies.')

const SUMMER = { code: 'summer', effect: 'percent', percent: 12.5, isFor: 'all' }
const mistakesOf = (coupon: object) => couponMistakes({ ...SUMMER, ...coupon }, EUR).map(({ path }) => path)

describe('a stored coupon', () => {
  it('is read with all of its limits', () =>
    expect(
      parseCoupon(
        {
          ...SUMMER,
          leastValue: 50,
          from: '2026-06-01T12:00:00.000Z',
          until: '2026-08-31T12:00:00.000Z',
          maxUses: 100,
          maxUsesOfCustomer: 1,
          isFor: 'some',
          onlyProducts: [1, { id: 2 }],
          onlyCategories: [3],
          exceptProducts: [4],
          combines: true,
        },
        EUR,
      ),
    ).toEqual({
      code: 'SUMMER',
      effect: { kind: 'percent', share: 1250 },
      leastValue: { EUR: 5000 },
      from: '2026-06-01',
      until: '2026-08-31',
      maxUses: 100,
      maxUsesOfCustomer: 1,
      only: ['product:1', 'product:2', 'category:3'],
      except: ['product:4'],
      combines: true,
      leavesOutReduced: false,
    }))

  it('is for everything unless it is for some things', () =>
    expect(parseCoupon({ ...SUMMER, onlyProducts: [1] }, EUR)?.only).toBeUndefined())

  it('is for nothing once what it was for is gone', () =>
    expect(parseCoupon({ ...SUMMER, isFor: 'some', onlyProducts: [] }, EUR)?.only).toEqual([]))

  it('has no effect in a currency that its amount does not fit', () => {
    const fixed = { code: 'A', effect: 'fixed', amount: 5.5 }
    expect(parseCoupon(fixed, EUR)?.effect).toEqual({ kind: 'fixed', amounts: { EUR: 550 } })
    expect(parseCoupon(fixed, JPY)).toBeUndefined()
  })
})

describe('mistakes in a coupon', () => {
  it('are none in one that can be used', () => expect(mistakesOf({})).toEqual([]))
  it.each([
    [{ percent: 0 }, 'percent'],
    [{ percent: 100.5 }, 'percent'],
    [{ effect: 'fixed', amount: 0 }, 'amount'],
    [{ effect: 'fixed', amount: 1.234 }, 'amount'],
    [{ leastValue: -1 }, 'leastValue'],
    [{ from: '2026-02-02T12:00:00Z', until: '2026-02-01T12:00:00Z' }, 'until'],
    [{ isFor: 'some' }, 'onlyProducts'],
  ])('are found: %j', (coupon, path) => expect(mistakesOf(coupon)).toEqual([path]))
  it.each([
    ['SUMMER-26', true],
    ['ÄPFEL', true],
    ['-A', false],
    ['A B', false],
    ['', false],
    ['A'.repeat(41), false],
  ])('are codes that nobody could type: %j is one: %j', (code, is) => expect(isCouponCode(code)).toBe(is))
})
