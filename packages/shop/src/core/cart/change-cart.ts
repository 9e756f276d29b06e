import { MAX_COUPONS } from '../coupons/coupon.ts'
import { isQuantity, MAX_CART_LINES } from '../prices/cart.ts'
import { skuKey } from '../product/sku.ts'
import { type StoredCart, writeCart } from './stored-cart.ts'

/** A change that a visitor wants. */
export type CartChange =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  /** Pieces by SKU; 0 takes a line out. */
  | { readonly kind: 'quantities'; readonly pieces: ReadonlyMap<string, number> }
  | { readonly kind: 'remove'; readonly sku: string }
  | { readonly kind: 'use coupon' | 'forget coupon'; readonly code: string }
  | { readonly kind: 'estimate'; readonly country: string; readonly postcode: string }

export type ChangedCart =
  | { readonly ok: true; readonly cart: StoredCart }
  /** `full`: neither more lines nor a longer cookie. */
  | { readonly ok: false; readonly problem: 'full' | 'quantity' | 'too many coupons' }

/** Changes a cart, or says why it stays as it was. */
export function changeCart(cart: StoredCart, change: CartChange): ChangedCart {
  switch (change.kind) {
    case 'add':
      return add(cart, change)
    case 'quantities':
      return setQuantities(cart, change.pieces)
    case 'remove':
      return fitting({ ...cart, lines: cart.lines.filter(({ sku }) => skuKey(sku) !== skuKey(change.sku)) })
    case 'use coupon': {
      const coupons = [...new Set([...cart.coupons, change.code])]
      return coupons.length > MAX_COUPONS ? { ok: false, problem: 'too many coupons' } : fitting({ ...cart, coupons })
    }
    case 'forget coupon':
      return fitting({ ...cart, coupons: cart.coupons.filter((code) => code !== change.code) })
    case 'estimate':
      return fitting({ ...cart, place: { country: change.country, postcode: change.postcode } })
  }
}

function add(cart: StoredCart, { sku, quantity }: { readonly sku: string; readonly quantity: number }): ChangedCart {
  const known = cart.lines.find((line) => skuKey(line.sku) === skuKey(sku))
  const line = { sku, quantity: (known?.quantity ?? 0) + quantity }
  if (!isQuantity(quantity) || !isQuantity(line.quantity)) return { ok: false, problem: 'quantity' }
  const lines = known ? cart.lines.map((one) => (one === known ? line : one)) : [...cart.lines, line]
  return lines.length > MAX_CART_LINES ? { ok: false, problem: 'full' } : fitting({ ...cart, lines })
}

function setQuantities(cart: StoredCart, pieces: ReadonlyMap<string, number>): ChangedCart {
  const wanted = new Map([...pieces].map(([sku, quantity]) => [skuKey(sku), quantity]))
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: wanted.get(skuKey(line.sku)) ?? line.quantity }))
    .filter(({ quantity }) => quantity !== 0)
  return lines.every(({ quantity }) => isQuantity(quantity))
    ? fitting({ ...cart, lines })
    : { ok: false, problem: 'quantity' }
}

function fitting(cart: StoredCart): ChangedCart {
  return writeCart(cart) === undefined ? { ok: false, problem: 'full' } : { ok: true, cart }
}
