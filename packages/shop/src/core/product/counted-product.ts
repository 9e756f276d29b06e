import { choice, text } from '@vitrine/content/core'
import { eachHolder, holdersOf } from './each-holder.ts'
import { skuOf } from './sku.ts'
import { WHEN_OUT_NAMES } from './stock.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * SKUs of a stored product of which pieces are counted: what can be ordered when none is left is not.
 *
 * @param product As the database has it.
 */
export function countedSkus(product: Raw): readonly string[] {
  if (!isCounted(product)) return []
  const id = Number(product.id)
  return holdersOf(product).map(([holder, variant]) => skuOfHolder(id, holder, variant))
}

/**
 * Puts the pieces that can be bought into a stored product, in the place of those that its editor counted.
 *
 * @param free By SKU; what is not there was never sold, and has all its pieces.
 */
export function withFreePieces(product: Raw, free: ReadonlyMap<string, number>): Raw {
  if (!isCounted(product)) return product
  const id = Number(product.id)
  return eachHolder(product, (holder, variant) => {
    const left = typeof holder.stock === 'number' ? free.get(skuOfHolder(id, holder, variant)) : undefined
    return left === undefined ? holder : { ...holder, stock: left }
  })
}

function isCounted(product: Raw): boolean {
  return choice(text(product.whenOut), WHEN_OUT_NAMES) === 'end'
}

function skuOfHolder(product: number, holder: Raw, variant: string): string {
  const sku = text(holder.sku)
  return skuOf(product, { id: variant, ...(sku !== undefined && { sku }) })
}
