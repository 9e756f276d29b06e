/** Lines that a cart may have. */
export const MAX_CART_LINES = 100

/** Pieces of one line. */
export const MAX_QUANTITY = 999

/** A cart: what somebody wants to buy. It has no prices, those come from the catalogue. */
export interface Cart {
  /** Code of ISO 4217. */
  readonly currency: string
  readonly lines: readonly CartLine[]
  /** Codes, as typed. */
  readonly coupons: readonly string[]
  /** Chosen way of sending; undefined: the cheapest. */
  readonly shipping?: string | undefined
}

export interface CartLine {
  readonly sku: string
  /** Whole number from 1. */
  readonly quantity: number
}

/** True for numbers of pieces that a line may have. */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY
}
