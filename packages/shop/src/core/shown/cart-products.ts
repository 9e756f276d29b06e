import { given, type Image, list, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { skuKey, skuOf } from '../product/sku.ts'
import { parseProduct } from '../product/stored-product.ts'
import { parseShopSettings } from '../shop-settings.ts'
import { VARIANT_FIELD } from './product-detail.ts'

/** Page and image of something in a cart. */
export interface CartProduct {
  readonly href?: string
  readonly image?: Image
}

/**
 * Reads the products of a cart as its feature put them into a block: `products` with what they name, and `settings` of the
 * shop.
 *
 * @returns By SKUs, in the form in which they are compared.
 */
export function parseCartProducts(
  raw: Readonly<Record<string, unknown>>,
  parse: ParseContext,
): Readonly<Record<string, CartProduct>> {
  const { currency } = parseShopSettings(raw.settings)
  const found = list(raw.products).flatMap((product) => {
    const { variants } = parseProduct(product, { currency, local: text })
    const address = parse.href({ type: 'page', page: product })
    return variants.map((variant) => {
      const sku = skuOf(Number(product.id), variant)
      const query = variants.length === 1 ? '' : `?${new URLSearchParams({ [VARIANT_FIELD]: sku })}`
      const image = parse.image(variant.image) ?? parse.image(product.image)
      return [skuKey(sku), given({ href: address && `${address}${query}`, image })] as const
    })
  })
  return Object.fromEntries(found)
}
