import { transactionOf } from '@vitrine/content/sql'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { FormMistake } from '../core/form-mistake.ts'
import { productMistakes, productSkus } from '../core/product/product-mistakes.ts'
import { skuKey } from '../core/product/sku.ts'
import { readCurrency } from '../store/read-currency.ts'
import { takenSkus } from '../store/sku-rows.ts'
import { refuseForm } from './form-mistakes.ts'

/**
 * Publishes no product that could not be sold as it is. Drafts may hold anything.
 *
 * @throws {ValidationError} With the fields that are wrong.
 */
export const refuseMistakes: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const product = { ...originalDoc, ...data }
  if (product._status !== 'published' || product.deletedAt) return data
  const mistakes = await publishingMistakes(product, originalDoc?.id, req)
  refuseForm(mistakes, { collection: collection.slug, id: originalDoc?.id, req })
  return data
}

/** Finds what keeps a product from being published. @param id Of a product that there is already. */
export async function publishingMistakes(
  product: Readonly<Record<string, unknown>>,
  id: number | undefined,
  req: PayloadRequest,
): Promise<readonly FormMistake[]> {
  const skus = productSkus(product)
  const taken = await takenSkus(
    req.payload,
    { skus: skus.map(({ sku }) => sku), product: id },
    await transactionOf(req),
  )
  return [
    ...productMistakes(product, await readCurrency(req)),
    ...skus
      .filter(({ sku }) => taken.has(skuKey(sku)))
      .map(({ path, sku }) => ({
        path,
        text: {
          en: `Another product has the SKU “${sku}”.`,
          de: `Ein anderes Produkt hat die Artikelnummer „${sku}“.`,
        },
      })),
  ]
}
