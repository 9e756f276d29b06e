import { MAX_COUPONS } from '../coupons/coupon.ts'
import { type CartLine, isQuantity, MAX_CART_LINES } from '../prices/cart.ts'
import { isSku, skuKey } from '../product/sku.ts'

/** Characters of the code of a coupon. */
export const MAX_CODE_LENGTH = 40

/** Characters of a postcode. */
export const MAX_POSTCODE_LENGTH = 12

/** Bytes of a written cart: browsers take cookies of 4,096 with their name and attributes. */
const MAX_BYTES = 3_800

/** A visitor's cart, as their browser has it. It names no price: the server prices it each time. */
export interface StoredCart {
  readonly lines: readonly CartLine[]
  /** Codes, as `normalCode` writes them. */
  readonly coupons: readonly string[]
  /** Place for which they estimated the shipping. */
  readonly place?: { readonly country: string; readonly postcode: string } | undefined
}

export const EMPTY_CART: StoredCart = { lines: [], coupons: [] }

/** Writes a cart as `SKU*2!SKU*1~CODE~DE~10115`. @returns Undefined for one that no cookie can hold. */
export function writeCart({ lines, coupons, place }: StoredCart): string | undefined {
  const written = [
    lines.map(({ sku, quantity }) => `${escaped(sku)}*${quantity}`).join('!'),
    coupons.map(escaped).join('!'),
    escaped(place?.country ?? ''),
    escaped(place?.postcode ?? ''),
  ].join('~')
  return written.length <= MAX_BYTES ? written : undefined
}

/** Reads a cart. What no visitor could have put there is left out: anybody can write a cookie. */
export function parseCart(written: string | undefined): StoredCart {
  if (written === undefined || written.length > MAX_BYTES) return EMPTY_CART
  const [lines = '', coupons = '', country = '', postcode = ''] = written.split('~')
  const place = { country: unescaped(country), postcode: unescaped(postcode).slice(0, MAX_POSTCODE_LENGTH) }
  return {
    lines: withoutRepetition(parts(lines).flatMap(parseLine)).slice(0, MAX_CART_LINES),
    coupons: [...new Set(parts(coupons).map(unescaped))]
      .filter((code) => code !== '' && code.length <= MAX_CODE_LENGTH)
      .slice(0, MAX_COUPONS),
    ...(/^[A-Z]{2}$/.test(place.country) && { place }),
  }
}

/** Pieces in a cart. */
export function piecesIn({ lines }: StoredCart): number {
  return lines.reduce((all, { quantity }) => all + quantity, 0)
}

function parseLine(written: string): readonly CartLine[] {
  const [sku = '', quantity = ''] = written.split('*')
  const line = { sku: unescaped(sku), quantity: /^\d{1,3}$/.test(quantity) ? Number(quantity) : 0 }
  return isSku(line.sku) && isQuantity(line.quantity) ? [line] : []
}

function withoutRepetition(lines: readonly CartLine[]): readonly CartLine[] {
  return [...new Map(lines.map((line) => [skuKey(line.sku), line])).values()]
}

function parts(written: string): readonly string[] {
  return written === '' ? [] : written.split('!')
}

/** Escapes the signs between parts too, which `encodeURIComponent` leaves as they are. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!~*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Cut off or made up: it names nothing.
    return ''
  }
}
