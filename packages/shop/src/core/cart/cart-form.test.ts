import { describe, expect, it } from 'vitest'
import { type CartAction, parseCartChange } from './cart-form.ts'

const change = (action: CartAction, fields: Readonly<Record<string, string>>) =>
  parseCartChange(action, new Map(Object.entries(fields)))

describe('a form of the cart', () => {
  it('adds one piece unless it says how many', () =>
    expect(change('add', { sku: ' HR-04 ' })).toEqual({ kind: 'add', sku: 'HR-04', quantity: 1 }))

  it('sets the pieces of each line, whatever its SKU is called', () =>
    expect(
      change('update', {
        'sku-0': 'A. B',
        'pieces-0': '3',
        'sku-1': 'C',
        'pieces-1': 'x',
        'sku-2': 'D',
        'pieces-100': '1',
      }),
    ).toEqual({
      kind: 'quantities',
      pieces: new Map([
        ['A. B', 3],
        ['C', Number.NaN],
      ]),
    }))

  it.each([
    ['add', { sku: '<b>' }],
    ['remove', {}],
    ['use coupon', { code: '  ' }],
    ['use coupon', { code: 'x'.repeat(41) }],
    ['estimate', { country: 'Deutschland' }],
  ] as const)('%s with %j asks for nothing', (action, fields) => expect(change(action, fields)).toBeUndefined())

  it('names a coupon as codes are compared', () =>
    expect(change('use coupon', { code: ' spring ' })).toEqual({ kind: 'use coupon', code: 'SPRING' }))
})
