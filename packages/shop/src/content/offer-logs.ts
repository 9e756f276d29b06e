import { OWN_TABLE } from '@vitrine/content/documents'
import type { UnlockedCollection } from '@vitrine/kit/feature'

/** SKUs of what is published, each of one product. Products write it by statements of their own. */
export const productSkus: UnlockedCollection = {
  slug: 'product-skus',
  ...OWN_TABLE,
  fields: [
    // In small letters.
    { name: 'sku', type: 'text', required: true, unique: true },
    { name: 'product', type: 'number', required: true, index: true },
    // Id of the variant's row; empty for a product without variants.
    { name: 'variant', type: 'text' },
  ],
}

/** Prices that were published, of which the lowest of 30 days is found. Amounts are in smallest units. */
export const productPrices: UnlockedCollection = {
  slug: 'product-prices',
  ...OWN_TABLE,
  fields: [
    { name: 'product', type: 'number', required: true, index: true },
    { name: 'variant', type: 'text' },
    { name: 'currency', type: 'text', required: true },
    { name: 'regular', type: 'number', required: true },
    { name: 'reduced', type: 'number' },
    { name: 'reducedFrom', type: 'date' },
    { name: 'reducedUntil', type: 'date' },
    { name: 'at', type: 'date', required: true },
  ],
}
