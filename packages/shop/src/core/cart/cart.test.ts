import { describe, expect, it } from 'vitest'
import { MAX_CART_LINES } from '../prices/cart.ts'
import { cartCookies, cartOf, emptiedCookies } from './cart-cookie.ts'
import { changeCart } from './change-cart.ts'
import { EMPTY_CART, parseCart, piecesIn, type StoredCart, writeCart } from './stored-cart.ts'

const chairs: StoredCart = { lines: [{ sku: 'HR-04-OAK', quantity: 2 }], coupons: [] }

const changed = (cart: StoredCart, change: Parameters<typeof changeCart>[1]) => {
  const result = changeCart(cart, change)
  return result.ok ? result.cart : result.problem
}

describe('a cart', () => {
  it('adds pieces to the line of the same SKU, however it is written', () =>
    expect(changed(chairs, { kind: 'add', sku: 'hr-04-oak', quantity: 1 })).toEqual({
      lines: [{ sku: 'hr-04-oak', quantity: 3 }],
      coupons: [],
    }))

  it('loses a line whose number of pieces is set to 0', () =>
    expect(changed(chairs, { kind: 'quantities', pieces: new Map([['HR-04-OAK', 0]]) })).toEqual(EMPTY_CART))

  it.each([0, -1, 1.5, 1_000, Number.NaN])('takes no %s pieces', (quantity) =>
    expect(changed(chairs, { kind: 'add', sku: 'HR-05', quantity })).toBe('quantity'))

  it('is full with 100 lines, and with fewer of long names', () => {
    const lines = Array.from({ length: MAX_CART_LINES }, (_, index) => ({ sku: `S${index}`, quantity: 1 }))
    expect(changed({ lines, coupons: [] }, { kind: 'add', sku: 'one-more', quantity: 1 })).toBe('full')
    const long = Array.from({ length: 20 }, (_, index) => ({ sku: `${'ü'.repeat(40)}${index}`, quantity: 1 }))
    expect(changed({ lines: long.slice(0, 15), coupons: [] }, { kind: 'add', sku: 'ü'.repeat(60), quantity: 1 })).toBe(
      'full',
    )
  })

  it('holds up to five coupons', () => {
    const coupons = ['A', 'B', 'C', 'D', 'E']
    expect(changed({ lines: [], coupons }, { kind: 'use coupon', code: 'F' })).toBe('too many coupons')
    expect(changed({ lines: [], coupons }, { kind: 'use coupon', code: 'A' })).toEqual({ lines: [], coupons })
  })
})

describe('a cart in a cookie', () => {
  it.each([
    { lines: [{ sku: 'HR-04 oak/large+1', quantity: 999 }], coupons: [] },
    {
      lines: [
        { sku: 'Stühle_ß.1', quantity: 1 },
        { sku: '7', quantity: 12 },
      ],
      coupons: ['SPRING', '10%!~*'],
    },
    { lines: [], coupons: ["L'ÉTÉ ()"], place: { country: 'GB', postcode: 'SW1A 1AA' } },
  ])('comes back as it was written: %j', (cart) => expect(parseCart(writeCart(cart))).toEqual(cart))

  it('is read from a request of the same encryption alone', () => {
    const header = cartCookies(chairs, { encrypted: true })
      .map((one) => one.split(';')[0])
      .join('; ')
    expect(cartOf(header, { encrypted: true })).toEqual(chairs)
    expect(cartOf(header, { encrypted: false })).toEqual(EMPTY_CART)
  })

  it('is out of reach for scripts, but for the number of pieces', () => {
    const [cart = '', count = ''] = cartCookies(chairs, { encrypted: true })
    expect(cart).toMatch(/^__Host-vitrine-cart=HR-04-OAK\*2~~~; .*HttpOnly; .*Secure/)
    expect(count).toMatch(/^vitrine-cart-count=2; /)
    expect(count).not.toContain('HttpOnly')
  })

  it('is forgotten after an order', () =>
    expect(emptiedCookies({ encrypted: false })).toEqual([
      'vitrine-cart=; Max-Age=0; HttpOnly; Path=/; SameSite=Lax',
      'vitrine-cart-count=0; Max-Age=0; Path=/; SameSite=Lax',
    ]))

  it.each([
    '',
    '*',
    'A*0',
    'A*-1',
    'A*1e9',
    '%*2',
    '<b>*1',
    'A*1!'.repeat(5_000),
    '%ff*1',
    '~~deutschland~',
  ])('of a stranger holds nothing: %s', (written) => expect(piecesIn(parseCart(written))).toBe(0))
})
