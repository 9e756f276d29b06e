import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { refundState, splitRefund } from './refund-part.ts'

describe('a refund', () => {
  it.each([
    [[], 'by hand'],
    [['by hand', 'by hand'], 'by hand'],
    [['done', 'by hand'], 'done'],
    [['done', 'pending'], 'pending'],
    [['pending', 'waiting'], 'waiting'],
    [['done', 'refused', 'waiting'], 'refused'],
  ] as const)('of parts that are %j is %s', (parts, state) => expect(refundState(parts)).toBe(state))

  const payment = (id: number, paid: number, given = 0) => ({ id, paid: amountOf(paid), given: amountOf(given) })

  it.each([
    [500, [payment(1, 1_490)], [{ payment: 1, amount: 500 }]],
    [500, [payment(1, 1_490), payment(2, 1_490)], [{ payment: 2, amount: 500 }]],
    [
      2_000,
      [payment(1, 1_490), payment(2, 1_490, 100)],
      [
        { payment: 2, amount: 1_390 },
        { payment: 1, amount: 610 },
      ],
    ],
    [2_000, [payment(1, 1_490)], [{ payment: 1, amount: 1_490 }]],
    [500, [payment(1, 1_490, 1_490)], []],
    [500, [], []],
  ] as const)('of %d is split over payments: %#', (amount, payments, parts) =>
    expect(splitRefund(amountOf(amount), payments)).toEqual(parts))
})
