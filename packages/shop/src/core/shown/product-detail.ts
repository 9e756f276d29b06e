import { given, type Image, list, parseVisibility, record, text } from '@vitrine/content/core'
import { type ParseContext, parseTerm, parseTerms, type Term } from '@vitrine/kit/core'
import { buyingPath } from '../addresses.ts'
import type { Currency } from '../money/currency.ts'
import { lowestBefore } from '../product/lowest-price.ts'
import { nextChange, priceAt } from '../product/price-plan.ts'
import { skuKey, skuOf } from '../product/sku.ts'
import { type Availability, availabilityOf } from '../product/stock.ts'
import { parseProduct, type StoredProduct, type Variant } from '../product/stored-product.ts'
import { parseShopRules } from '../rules/stored-rules.ts'
import type { ShippingZone } from '../shipping/shipping.ts'
import { parseShopSettings } from '../shop-settings.ts'
import { optionChoices } from './options.ts'
import { plansOf } from './plans-of.ts'
import { type ShownPrice, shownPrice } from './price.ts'
import { type ReturnTerms, returnTerms } from './return-terms.ts'
import { type ShippingTerm, shippingTerms } from './shipping-terms.ts'

/** Field of an address that names a variant by its SKU. */
export const VARIANT_FIELD = 'variant'

/** A variant as visitors see it. */
export interface ShownOffer {
  readonly sku: string
  readonly gtin?: string
  /** In the order of the product's options. */
  readonly values: readonly string[]
  /** Absent where it has none yet, in a preview. */
  readonly price?: ShownPrice
  readonly availability: Availability
  readonly deliveryTime?: string
  readonly image?: Image
  /** Prices of sending one piece, to countries; empty for what is not sent. */
  readonly shipping: readonly ShippingTerm[]
  /** Address of the product with this variant chosen. */
  readonly href: string
}

/** A product as its page shows it. */
export interface ProductDetail {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly brand?: Term
  readonly categories: readonly Term[]
  readonly images: readonly Image[]
  readonly options: readonly {
    readonly name: string
    readonly values: readonly {
      readonly label: string
      readonly href: string
      readonly isChosen: boolean
      readonly isSoldOut: boolean
    }[]
  }[]
  readonly offers: readonly ShownOffer[]
  /** The one that is chosen. */
  readonly offer: ShownOffer
  readonly pricesInclude: 'tax' | 'no-tax'
  readonly isSent: boolean
  /** Absent for what is not sent, and where nothing can be sent back. */
  readonly returns?: ReturnTerms
  /** Address of the cart; absent where the product is for some visitors alone, and so cannot be bought. */
  readonly cart?: string
  /** Time when a price changes by itself, in milliseconds since 1970. */
  readonly changesAt?: number
}

type Raw = Readonly<Record<string, unknown>>

/**
 * Reads a product as its feature put it into a block: `product` with what it names, `settings` and `rules` of the shop, `history`
 * of its prices, `variant` that the address names, and `now` in milliseconds since 1970.
 */
export function parseProductDetail(raw: Raw, parse: ParseContext): ProductDetail {
  const product = record(raw.product)
  const settings = parseShopSettings(raw.settings)
  const now = typeof raw.now === 'number' ? raw.now : 0
  const stored = parseProduct(product, { currency: settings.currency, local: text })
  const address = parse.href({ type: 'page', page: product }) ?? ''
  const rules = parseShopRules({ rules: raw.rules, settings: raw.settings })
  const isSent = stored.kind === 'goods'
  const reading = {
    product,
    stored,
    history: list(raw.history),
    settings,
    zones: isSent ? rules.zones : [],
    now,
    address,
    parse,
  }
  const offers = stored.variants.map((variant) => shownOffer(variant, reading))
  const place = chosenPlace(offers, text(raw.variant))
  const [firstVariant] = stored.variants
  const chosen = stored.variants[place] ?? firstVariant
  const offer = offers[place] ?? shownOffer(firstVariant, reading)
  const offerOf = (variant: Variant) => offers[stored.variants.indexOf(variant)]
  const changes = stored.variants.flatMap(({ plan }) => (plan ? (nextChange(plan, now) ?? []) : []))
  return {
    id: String(product.id ?? ''),
    title: text(product.title) ?? '',
    categories: parseTerms(product.categories, parse),
    images: imagesOf(product, offer, offers, parse),
    options: optionChoices(stored.options, stored.variants, chosen).map(({ name, values }) => ({
      name,
      values: values.map(({ label, variant, isChosen }) => ({
        label,
        href: offerOf(variant)?.href ?? address,
        isChosen,
        isSoldOut: offerOf(variant)?.availability === 'sold-out',
      })),
    })),
    offers,
    offer,
    pricesInclude: settings.pricesInclude,
    isSent,
    ...given({
      returns: isSent ? returnTerms(rules, withdrawalAddress(raw.rules, parse)) : undefined,
      description: text(product.description),
      brand: parseTerm(product.brand, parse),
      cart: parseVisibility(product.visibility) === 'everyone' ? cartAddress(raw.settings, parse) : undefined,
      changesAt: changes.length === 0 ? undefined : Math.min(...changes),
    }),
  }
}

/** The cart is there in every language. */
function cartAddress(settings: unknown, parse: ParseContext): string | undefined {
  return parse.href({ type: 'page', page: { path: buyingPath('cart', record(settings)), languages: [parse.locale] } })
}

/** Address of the owner's page on the right of withdrawal. */
function withdrawalAddress(rules: unknown, parse: ParseContext): string | undefined {
  return parse.href({ type: 'page', page: record(record(rules).legal).withdrawal })
}

function shownOffer(
  variant: Variant,
  context: {
    readonly product: Raw
    readonly stored: StoredProduct
    readonly history: readonly Raw[]
    readonly settings: { readonly currency: Currency; readonly deliveryTime?: string }
    readonly zones: readonly ShippingZone[]
    readonly now: number
    readonly address: string
    readonly parse: ParseContext
  },
): ShownOffer {
  const { product, stored, history, settings, zones, now, address, parse } = context
  const { currency } = settings
  const { id, gtin, values, plan, stock, whenOut, grams = 0 } = variant
  const sku = skuOf(Number(product.id ?? 0), variant)
  const lowest = lowestBefore(plansOf(history, { product: product.id, variant: id, currency }), now)
  const price = plan && shownPrice(plan, { currency, locale: parse.locale, now, lowest, content: stored.content })
  const deliveryTime = stored.kind === 'goods' ? (variant.deliveryTime ?? settings.deliveryTime) : undefined
  return {
    sku,
    values,
    availability: availabilityOf(stock, whenOut),
    shipping: plan ? shippingTerms(zones, { grams, value: priceAt(plan, now).price, currency }) : [],
    href: stored.variants.length === 1 ? address : `${address}?${new URLSearchParams({ [VARIANT_FIELD]: sku })}`,
    ...given({ gtin, price, deliveryTime, image: id === '' ? undefined : parse.image(variant.image) }),
  }
}

/** Place of the variant that is asked for, or of the first that can be had. */
function chosenPlace(offers: readonly ShownOffer[], sku: string | undefined): number {
  const asked = sku === undefined ? -1 : offers.findIndex((offer) => skuKey(offer.sku) === skuKey(sku))
  if (asked !== -1) return asked
  return Math.max(
    0,
    offers.findIndex(({ availability }) => availability !== 'sold-out'),
  )
}

/** Images of the product, that of the chosen variant first, each once. */
function imagesOf(
  product: Raw,
  chosen: ShownOffer,
  offers: readonly ShownOffer[],
  parse: ParseContext,
): readonly Image[] {
  const own = [product.image, ...list(product.gallery)].flatMap((image) => parse.image(image) ?? [])
  const others = offers.flatMap(({ image }) => image ?? [])
  const all = [...(chosen.image ? [chosen.image] : []), ...own, ...others]
  return [...new Map(all.map((image) => [image.fallback.url, image])).values()]
}
