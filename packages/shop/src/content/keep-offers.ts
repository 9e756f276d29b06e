import type { TrashHook } from '@vitrine/content/documents'
import { transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { skuOf } from '../core/product/sku.ts'
import { parseProduct } from '../core/product/stored-product.ts'
import { inAnyLanguage } from '../core/product/stored-skus.ts'
import { forgetPrices, notePrices } from '../store/price-rows.ts'
import { readCurrency } from '../store/read-currency.ts'
import { claimSkus, freeSkus } from '../store/sku-rows.ts'

/** After a product is published: claims its SKUs, and notes its prices for the lowest one of 30 days. */
export const keepOffers: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { payload } = req
  const product = Number(doc.id)
  const transaction = await transactionOf(req)
  // A draft leaves what visitors see, and its SKUs, as they are.
  if (doc._status !== 'published') return
  const currency = await readCurrency(req)
  const { variants } = parseProduct(doc, { currency, local: inAnyLanguage })
  const skus = variants.map((variant) => ({ sku: skuOf(product, variant), variant: variant.id }))
  await claimSkus(payload, { product, skus }, transaction)
  const prices = variants.flatMap(({ id, plan }) => (plan ? [{ variant: id, plan }] : []))
  await notePrices(payload, { product, currency: currency.code, prices, now: new Date() }, transaction)
}

/** Before a product leaves for the trash, or is deleted: frees its SKUs. */
export const freeOffers: TrashHook = async ({ id, req }) => freeSkus(req.payload, Number(id), await transactionOf(req))

/** After a product is deleted: forgets its prices. */
export const forgetOffers: CollectionAfterDeleteHook = async ({ id, req }) =>
  forgetPrices(req.payload, Number(id), await transactionOf(req))
