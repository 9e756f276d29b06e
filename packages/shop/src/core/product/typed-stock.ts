import { within } from '@vitrine/content/core'
import { eachHolder } from './each-holder.ts'
import { MAX_PIECES } from './stock.ts'

type Raw = Readonly<Record<string, unknown>>

/** Stock of a SKU. */
export interface CountedStock {
  readonly sku: string
  readonly onHand: number
  readonly reserved: number
}

/**
 * Change of a stock by what an editor typed: to a number, where nobody knows how many pieces the form showed, else by the
 * difference to what it showed, so that pieces which were sold meanwhile stay sold.
 */
export type StockChange = { readonly to: number } | { readonly by: number }

/**
 * Change that a form wishes. Beside the field of the pieces stands, hidden, the number that it was opened with.
 *
 * @param holder A product, or one of its variants.
 * @returns Undefined where nothing was changed, or is not counted.
 */
export function typedChange({ stock, stockSeen }: Raw): StockChange | undefined {
  const [typed, seen] = [piecesOf(stock), piecesOf(stockSeen)]
  if (typed === undefined || typed === seen) return undefined
  return seen === undefined ? { to: typed } : { by: typed - seen }
}

function piecesOf(raw: unknown): number | undefined {
  return within(raw, { min: 0, max: MAX_PIECES })
}

/** A product whose form shows the pieces that there are. What was typed and is not published yet stays as it was typed. */
export function withCounts<Product extends Raw>(
  product: Product,
  countOf: (variant: string) => number | undefined,
): Product {
  return eachHolder(product, (holder, variant) => {
    const count = countOf(variant)
    const isTyped = holder.stock === undefined || holder.stock === null || holder.stock !== holder.stockSeen
    return count === undefined || isTyped ? holder : { ...holder, stock: count, stockSeen: count }
  })
}

/** A product of which nothing that was typed waits any more. */
export function withSeenStock<Product extends Raw>(product: Product): Product {
  return eachHolder(product, (holder) => ({ ...holder, stockSeen: holder.stock ?? null }))
}

/** A change that says how many pieces there are, and not what its sender saw before: the number counts as it is. */
export function withoutSeenStock<Product extends Raw>(change: Product): Product {
  return eachHolder(change, (holder) =>
    typeof holder.stock === 'number' && holder.stockSeen === undefined ? { ...holder, stockSeen: null } : holder,
  )
}
