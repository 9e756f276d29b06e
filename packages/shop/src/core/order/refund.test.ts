import { describe, expect, it } from 'vitest'
import { amountOf, NOTHING } from '../money/amount.ts'
import { planRefund, type RefundableOrder } from './refund.ts'

const order: RefundableOrder = {
  paid: amountOf(1_500),
  refunded: NOTHING,
  lines: [{ quantity: 3, refundedQuantity: 0, gross: amountOf(1_000) }],
  shipping: { gross: amountOf(500), refunded: NOTHING },
}
const wish = { lines: [], shipping: false, besides: NOTHING }

describe('a refund', () => {
  it('of one piece is its share of the line, and all pieces make the line', () => {
    const first = planRefund(order, { ...wish, lines: [{ line: 0, quantity: 1 }] })
    expect(first).toEqual({ ok: true, amount: 333 })
    const later = { ...order, lines: [{ quantity: 3, refundedQuantity: 1, gross: amountOf(1_000) }] }
    expect(planRefund(later, { ...wish, lines: [{ line: 0, quantity: 2 }] })).toEqual({ ok: true, amount: 667 })
  })
  it('of everything is what was paid', () => {
    expect(planRefund(order, { ...wish, lines: [{ line: 0, quantity: 3 }], shipping: true })).toEqual({
      ok: true,
      amount: 1_500,
    })
  })
  it('of pieces that are not there is refused, counted over the whole wish', () => {
    for (const lines of [
      [{ line: 0, quantity: 4 }],
      [{ line: 1, quantity: 1 }],
      [{ line: 0, quantity: 0.5 }],
      [2, 2].map((quantity) => ({ line: 0, quantity })),
    ]) {
      expect(planRefund(order, { ...wish, lines })).toEqual({ ok: false, problem: 'no such pieces', most: 1_500 })
    }
  })
  it('of a free sum is refused beyond what was paid, and below nothing', () => {
    expect(planRefund(order, { ...wish, besides: amountOf(1_501) })).toMatchObject({
      problem: 'more than was paid',
      most: 1_500,
    })
    expect(planRefund(order, { ...wish, besides: amountOf(-1) })).toMatchObject({ ok: false })
    expect(planRefund({ ...order, refunded: amountOf(1_400) }, { ...wish, lines: [{ line: 0, quantity: 1 }] })).toEqual(
      { ok: true, amount: 100 },
    )
    expect(planRefund({ ...order, refunded: amountOf(1_500) }, { ...wish, shipping: true })).toMatchObject({
      problem: 'nothing',
    })
  })
})
