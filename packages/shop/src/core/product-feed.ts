import { given, parseMediaFile, record, text, xmlElement } from '@vitrine/content/core'
import { decimalText } from './money/amount.ts'
import type { Currency } from './money/currency.ts'
import type { PricePlan } from './product/price-plan.ts'
import { skuOf } from './product/sku.ts'
import { type Availability, availabilityOf } from './product/stock.ts'
import { parseProduct, type Variant } from './product/stored-product.ts'
import { VARIANT_FIELD } from './shown/product-detail.ts'

/** Characters of a title and of a description in a feed, as both readers limit them. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000

const AVAILABILITY: Readonly<Record<Availability, string>> = {
  'in-stock': 'in_stock',
  few: 'in_stock',
  'on-order': 'backorder',
  'sold-out': 'out_of_stock',
}

/** First and last moment of a price without one: those that a feed can name. */
const ALWAYS = { from: Date.UTC(2000, 0, 1), until: Date.UTC(2100, 0, 1) }

/** Site and shop that a feed is of. */
export interface FeedOf {
  readonly title: string
  /** Address of the shop. */
  readonly home: string
  readonly description: string
  readonly currency: Currency
  /** Absolute address of a path. */
  readonly urlOf: (path: string) => string
}

/**
 * Feed of products for Google Merchant Center and Meta's catalogues, which read the same: RSS 2.0 with a field for each fact.
 * Each variant is an item of its own in the group of its product. Services are left out, neither takes them.
 *
 * @param products As they are stored, in one language, with what they name.
 * @see https://support.google.com/merchants/answer/7052112
 */
export function productFeed(products: readonly object[], feed: FeedOf): string {
  const items = products.flatMap((product) => itemsOf(record(product), feed))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    xmlElement('title', feed.title),
    xmlElement('link', feed.home),
    xmlElement('description', feed.description || feed.title),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemsOf(product: Readonly<Record<string, unknown>>, feed: FeedOf): readonly string[] {
  const [title, path] = [text(product.title), text(product.path)]
  const { kind, variants } = parseProduct(product, { currency: feed.currency, local: text })
  if (title === undefined || path === undefined || kind === 'service') return []
  const group = variants.length > 1 ? `P${Number(product.id)}` : undefined
  return variants.flatMap((variant) => {
    const { plan, values, gtin, grams, stock, whenOut } = variant
    const image = parseMediaFile(variant.image, 'image/') ?? parseMediaFile(product.image, 'image/')
    // Neither takes what has no image.
    if (!plan || !image) return []
    const sku = skuOf(Number(product.id), variant)
    const brand = text(record(product.brand).title)
    const category = text(record([product.categories].flat()[0]).title)
    const facts = given({
      'g:id': sku,
      'g:title': [title, ...values.filter((value) => value !== '')].join(', ').slice(0, MAX_TITLE),
      'g:description': (text(product.description) ?? title).slice(0, MAX_DESCRIPTION),
      'g:link': linkOf(path, group === undefined ? undefined : sku, feed),
      'g:image_link': new URL(image.url, feed.urlOf('/')).href,
      'g:availability': AVAILABILITY[availabilityOf(stock, whenOut)],
      ...pricesOf(plan, feed.currency),
      'g:condition': 'new',
      'g:brand': brand,
      'g:gtin': gtin,
      // What has no number of its own is found by none.
      'g:identifier_exists': gtin === undefined ? 'no' : undefined,
      'g:item_group_id': group,
      'g:product_type': category,
      'g:shipping_weight': kind === 'goods' && grams !== undefined ? `${grams} g` : undefined,
    })
    const lines = Object.entries(facts).map(([name, value]) => xmlElement(name, String(value)))
    return [['<item>', ...lines, '</item>'].join('\n')]
  })
}

function linkOf(path: string, variant: Variant['sku'], { urlOf }: FeedOf): string {
  const address = urlOf(path)
  return variant === undefined ? address : `${address}?${new URLSearchParams({ [VARIANT_FIELD]: variant })}`
}

/** A planned reduction is named with its time: readers know it before it begins, and when it ends. */
function pricesOf({ regular, reduced }: PricePlan, currency: Currency): Readonly<Record<string, string>> {
  const priced = (amount: PricePlan['regular']) => `${decimalText(amount, currency)} ${currency.code}`
  if (!reduced || reduced.price >= regular) return { 'g:price': priced(regular) }
  const { from = ALWAYS.from, until = ALWAYS.until } = reduced
  const isTimed = reduced.from !== undefined || reduced.until !== undefined
  return {
    'g:price': priced(regular),
    'g:sale_price': priced(reduced.price),
    ...(isTimed && { 'g:sale_price_effective_date': [from, until].map(momentText).join('/') }),
  }
}

function momentText(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16)}Z`
}
