import { list } from '@vitrine/content/core'

type Raw = Readonly<Record<string, unknown>>

/** Gives what holds the fields of an offer, a product and then its variants, each with the id of its variant: '' for the product. */
export function holdersOf(product: Raw): readonly (readonly [holder: Raw, variant: string])[] {
  return [
    [product, ''],
    ...list(product.variants).map((row, index): readonly [Raw, string] => [row, String(row.id ?? index)]),
  ]
}

/** Changes a product and each of its variants. */
export function eachHolder<Product extends Raw>(
  product: Product,
  change: (holder: Raw, variant: string) => Raw,
): Product {
  const [own, ...variants] = holdersOf(product).map(([holder, variant]) => change(holder, variant))
  return { ...product, ...own, ...(Array.isArray(product.variants) && { variants }) }
}
