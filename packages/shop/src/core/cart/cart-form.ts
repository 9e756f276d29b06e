import { normalCode } from '../coupons/coupon.ts'
import { MAX_CART_LINES } from '../prices/cart.ts'
import { isSku } from '../product/sku.ts'
import type { CartChange } from './change-cart.ts'
import { MAX_CODE_LENGTH, MAX_POSTCODE_LENGTH } from './stored-cart.ts'

/** Names of the fields of the cart's forms, and of those in its address. */
export const CART_FIELDS = {
  action: 'action',
  sku: 'sku',
  quantity: 'quantity',
  code: 'code',
  country: 'country',
  postcode: 'postcode',
  /** SKU of what was put into it. */
  added: 'added',
} as const

/** Actions of the cart's forms. */
export const CART_ACTIONS = ['add', 'update', 'checkout', 'remove', 'use coupon', 'forget coupon', 'estimate'] as const
export type CartAction = (typeof CART_ACTIONS)[number]

/** Names of the fields of a line: its SKU, and its pieces. Names that hold a SKU would not come as they were sent. */
export const lineFields = (place: number) => ({ sku: `sku-${place}`, pieces: `pieces-${place}` })

export function parseCartAction(raw: string | undefined): CartAction | undefined {
  return CART_ACTIONS.find((action) => action === raw)
}

/** Reads the change that a form asks for. @returns Undefined for a form that names nothing. */
export function parseCartChange(action: CartAction, fields: ReadonlyMap<string, string>): CartChange | undefined {
  const { sku: skuName, quantity, code: codeName, country, postcode } = CART_FIELDS
  const sku = (fields.get(skuName) ?? '').trim()
  const code = normalCode(fields.get(codeName) ?? '')
  switch (action) {
    case 'add':
      return isSku(sku) ? { kind: 'add', sku, quantity: parsePieces(fields.get(quantity) ?? '1') } : undefined
    case 'update':
    case 'checkout':
      return { kind: 'quantities', pieces: parseAllPieces(fields) }
    case 'remove':
      return isSku(sku) ? { kind: 'remove', sku } : undefined
    case 'use coupon':
    case 'forget coupon':
      return code === '' || code.length > MAX_CODE_LENGTH ? undefined : { kind: action, code }
    case 'estimate': {
      const typed = (fields.get(country) ?? '').toUpperCase()
      const place = (fields.get(postcode) ?? '').trim().slice(0, MAX_POSTCODE_LENGTH)
      return /^[A-Z]{2}$/.test(typed) ? { kind: 'estimate', country: typed, postcode: place } : undefined
    }
  }
}

function parseAllPieces(fields: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (let place = 0; place < MAX_CART_LINES; place += 1) {
    const names = lineFields(place)
    const [sku, typed] = [fields.get(names.sku), fields.get(names.pieces)]
    if (sku !== undefined && typed !== undefined) pieces.set(sku, parsePieces(typed))
  }
  return pieces
}

/** @returns Not a number for what is none: it is refused, not guessed. */
function parsePieces(typed: string): number {
  return /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN
}
