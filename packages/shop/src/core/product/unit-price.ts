import { type Amount, scale } from '../money/amount.ts'

/** Units of a product's content, with how many of them make the unit that prices are compared by. */
export const CONTENT_UNITS = {
  g: { base: 'kg', inBase: 1_000 },
  kg: { base: 'kg', inBase: 1 },
  ml: { base: 'l', inBase: 1_000 },
  l: { base: 'l', inBase: 1 },
  cm: { base: 'm', inBase: 100 },
  m: { base: 'm', inBase: 1 },
  m2: { base: 'm²', inBase: 1 },
} as const

export type ContentUnit = keyof typeof CONTENT_UNITS

export const CONTENT_UNIT_NAMES = Object.keys(CONTENT_UNITS) as [ContentUnit, ...ContentUnit[]]

/** Amount that a product holds: 250 g of oil soap. */
export interface Content {
  /** Above 0, with up to three decimals. */
  readonly amount: number
  readonly unit: ContentUnit
}

/** Price of a whole unit, such as a kilogram. */
export interface UnitPrice {
  readonly price: Amount
  readonly unit: (typeof CONTENT_UNITS)[ContentUnit]['base']
}

/** Thousandths, so that contents with decimals are divided exactly. */
const THOUSANDTHS = 1_000

/**
 * Price by which products of other sizes are compared, rounded to smallest units.
 *
 * @see https://eur-lex.europa.eu/eli/dir/1998/6/oj (unit prices)
 */
export function unitPrice(price: Amount, { amount, unit }: Content): UnitPrice {
  const { base, inBase } = CONTENT_UNITS[unit]
  return { price: scale(price, inBase * THOUSANDTHS, Math.round(amount * THOUSANDTHS)), unit: base }
}
