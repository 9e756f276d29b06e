import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { netUnitPrice } from './net-unit-price.ts'

describe('net prices of one piece', () => {
  const euro = { exponent: 2 }
  it.each([
    [{ net: 2_269, netDiscount: 252, quantity: 3 }, '8.403333'],
    [{ net: 100, netDiscount: 0, quantity: 4 }, '0.25'],
    [{ net: 0, netDiscount: 0, quantity: 4 }, '0.00'],
  ])('of %j are %s', ({ net, netDiscount, quantity }, price) =>
    expect(netUnitPrice({ net: amountOf(net), netDiscount: amountOf(netDiscount), quantity }, euro)).toBe(price))
})
