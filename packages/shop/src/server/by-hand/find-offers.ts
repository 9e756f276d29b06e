import { given } from '@vitrine/content/core'
import type { HandOffer } from '../../core/by-hand/hand-order.ts'
import { amountOf } from '../../core/money/amount.ts'
import type { Currency } from '../../core/money/currency.ts'
import { formatMoney } from '../../core/money/format-money.ts'
import { skuOf } from '../../core/product/sku.ts'
import { parseProduct } from '../../core/product/stored-product.ts'
import { inAnyLanguage } from '../../core/product/stored-skus.ts'
import { freePiecesOf } from '../../store/orders/stock-rows.ts'
import { productsOfSkus } from '../../store/sku-rows.ts'
import type { ShopContext } from '../orders/shop-context.ts'

/** Products that a search looks at, and things to buy that it gives. */
const [MAX_PRODUCTS, MAX_OFFERS] = [10, 40]

/** Finds what can be put into an order by hand: by a part of a product's name, or by a SKU. */
export async function findOffers(
  shop: ShopContext,
  { words, currency, language }: { readonly words: string; readonly currency: Currency; readonly language: string },
): Promise<readonly HandOffer[]> {
  const { payload } = shop
  const bySku = await productsOfSkus(payload, [words])
  const { docs } = await payload.find({
    collection: 'products',
    where: {
      and: [{ _status: { equals: 'published' } }, { or: [{ title: { like: words } }, { id: { in: [...bySku] } }] }],
    },
    depth: 0,
    limit: MAX_PRODUCTS,
    sort: 'title',
  })
  const skus = docs.flatMap((doc) =>
    parseProduct(doc, { currency, local: inAnyLanguage }).variants.map((variant) => skuOf(doc.id, variant)),
  )
  const offers = (await shop.offersOf(skus, language)).slice(0, MAX_OFFERS)
  const counted = offers.filter(({ isCounted }) => isCounted).map(({ sku }) => sku)
  const left = await freePiecesOf(payload, counted)
  return offers.map(({ sku, title, prices }) => ({
    sku,
    title,
    price: formatMoney(amountOf(prices[currency.code] ?? 0), currency, language),
    ...given({ left: left.get(sku) }),
  }))
}
