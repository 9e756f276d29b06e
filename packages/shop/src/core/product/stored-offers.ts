import { choice, record, referenceIds, text } from '@vitrine/content/core'
import { TERM_SEGMENTS, type TermSegment } from '../addresses.ts'
import { productGroup, termGroup } from '../coupons/coupon-groups.ts'
import { type DownloadLimits, parseDownloadLimits } from '../downloads/download-limits.ts'
import type { Currency } from '../money/currency.ts'
import type { Offer, OfferDownloads } from '../prices/offer.ts'
import { TAX_CLASSES } from '../tax/tax-rate.ts'
import { priceAt } from './price-plan.ts'
import { skuOf } from './sku.ts'
import { parseProduct } from './stored-product.ts'

/** An offer of a product, and what its page has to say of it. */
export interface StoredOffer extends Offer {
  readonly product: number
  /** Pieces that its editor counted. Undefined unless pieces are counted. */
  readonly stock?: number | undefined
}

/**
 * Reads what can be bought of a stored product: each of its variants that has a price. What can be ordered when none is left
 * is not counted.
 *
 * @param reading.now Milliseconds since 1970.
 */
export function storedOffers(
  product: unknown,
  reading: {
    readonly currency: Currency
    readonly local: (stored: unknown) => string | undefined
    readonly now: number
    /** Limits of downloads in the settings of the shop. */
    readonly downloads: DownloadLimits
  },
): readonly StoredOffer[] {
  const raw = record(product)
  const id = Number(raw.id)
  const { kind, variants } = parseProduct(raw, reading)
  const name = reading.local(raw.title)
  if (name === undefined) return []
  return variants.flatMap((variant) => {
    const { plan, values, stock, whenOut, grams = 0 } = variant
    if (!plan) return []
    const { price, regular } = priceAt(plan, reading.now)
    const isCounted = stock !== undefined && whenOut === 'end'
    return [
      {
        product: id,
        sku: skuOf(id, variant),
        title: [name, ...values.filter((value) => value !== '')].join(', '),
        kind,
        taxClass: choice(text(raw.taxClass), TAX_CLASSES),
        prices: { [reading.currency.code]: price },
        isReduced: regular !== undefined,
        grams: kind === 'goods' ? grams : 0,
        isCounted,
        groups: groupsOf(raw),
        stock: isCounted ? stock : undefined,
        downloads: kind === 'digital' ? downloadsOf(raw, reading.downloads) : undefined,
      },
    ]
  })
}

function downloadsOf(raw: Readonly<Record<string, unknown>>, otherwise: DownloadLimits): OfferDownloads {
  return { files: referenceIds([raw.files].flat()).map(Number), ...parseDownloadLimits(raw, otherwise) }
}

/** Names of a product and its terms, as coupons name them. */
function groupsOf(raw: Readonly<Record<string, unknown>>): readonly string[] {
  const fields = { category: raw.categories, tag: raw.tags, brand: raw.brand }
  const terms = Object.keys(TERM_SEGMENTS) as TermSegment[]
  return [
    productGroup(Number(raw.id)),
    ...terms.flatMap((term) => referenceIds([fields[term]].flat()).map((id) => termGroup(term, id))),
  ]
}
