import { parseLocalTexts, text, textIn } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { FOR_EVERYONE, PUBLISHED } from '@vitrine/content/queries'
import { inTransaction } from '@vitrine/content/sql'
import type { Payload, TypeWithID } from 'payload'
import type { DownloadLimits } from '../../core/downloads/download-limits.ts'
import type { Currency } from '../../core/money/currency.ts'
import { MAX_CART_LINES } from '../../core/prices/cart.ts'
import { skuKey } from '../../core/product/sku.ts'
import { type StoredOffer, storedOffers } from '../../core/product/stored-offers.ts'
import { beginStock, freePiecesOf } from '../../store/orders/stock-rows.ts'
import { productsOfSkus } from '../../store/sku-rows.ts'

/** Fields of a product that its offers are made of. */
const OFFERED_BY = {
  title: true,
  kind: true,
  price: true,
  salePrice: true,
  saleFrom: true,
  saleUntil: true,
  taxClass: true,
  sku: true,
  stock: true,
  whenOut: true,
  weight: true,
  option1: true,
  option2: true,
  option3: true,
  variants: true,
  categories: true,
  tags: true,
  brand: true,
  files: true,
  downloads: true,
  downloadDays: true,
} as const

/**
 * Reads what can be bought at a moment under some SKUs, in the order in which they are asked for, each once. Prices are those
 * of the products as they are published; products that are for some visitors alone are not sold.
 *
 * @param asked.skus As buyers sent them; capital letters make no difference.
 * @param asked.language BCP 47 tag in which titles are given: of the site's languages, or the first that a product has.
 */
export async function readOffers(
  payload: Payload,
  asked: {
    readonly skus: readonly string[]
    readonly language: string
    readonly currency: Currency
    readonly now: Date
    /** Limits of downloads in the settings of the shop. */
    readonly downloads: DownloadLimits
  },
): Promise<readonly StoredOffer[]> {
  const { language, currency, now, downloads } = asked
  const keys = [...new Set(asked.skus.map(skuKey))].slice(0, MAX_CART_LINES)
  const products = await productsOfSkus(payload, keys)
  if (products.length === 0) return []
  const { docs } = await payload.db.find<TypeWithID & Readonly<Record<string, unknown>>>({
    collection: 'products',
    where: { and: [PUBLISHED, FOR_EVERYONE, { deletedAt: { exists: false } }, { id: { in: [...products] } }] },
    locale: 'all',
    pagination: false,
    select: OFFERED_BY,
  })
  const languages = siteLanguages(payload)
  const local = (stored: unknown) => text(stored) ?? textIn(parseLocalTexts(stored), language, languages)
  const offers = docs.flatMap((doc) => storedOffers(doc, { currency, local, now: now.getTime(), downloads }))
  const bySku = new Map(offers.map((offer) => [skuKey(offer.sku), offer]))
  const found = keys.flatMap((key) => bySku.get(key) ?? [])
  await beginCounting(payload, found, now)
  return found
}

/** Products that were published before anything was sold have a number of pieces, and no stock yet. */
async function beginCounting(payload: Payload, offers: readonly StoredOffer[], now: Date): Promise<void> {
  const counted = offers.flatMap(({ sku, stock }) => (stock === undefined ? [] : [{ sku, quantity: stock }]))
  const known = await freePiecesOf(
    payload,
    counted.map(({ sku }) => sku),
  )
  const missing = counted.filter(({ sku }) => !known.has(sku))
  if (missing.length === 0) return
  await inTransaction(payload, async (transaction) => {
    for (const pieces of missing) await beginStock(payload, pieces, now, transaction)
  })
}
