import { parseLocalTexts, text } from '@vitrine/content/core'
import { currencyOf } from '../currency-code.ts'
import { skuOf } from './sku.ts'
import { parseProduct } from './stored-product.ts'

/** Text in whatever language it is written: whether an option has a name does not depend on it. */
export function inAnyLanguage(stored: unknown): string | undefined {
  return text(stored) ?? Object.values(parseLocalTexts(stored))[0]
}

/**
 * SKUs of a product as it is stored, by the ids of its variants; that of a product without variants is empty.
 *
 * @param product With its id.
 */
export function storedSkus(product: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const { variants } = parseProduct(product, { currency: currencyOf(undefined), local: inAnyLanguage })
  return new Map(variants.map((variant) => [variant.id, skuOf(Number(product.id), variant)]))
}
