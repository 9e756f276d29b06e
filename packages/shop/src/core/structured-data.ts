import type { BlockBase } from '@vitrine/kit/core'
import type { ProductDetailBlock } from '../blocks/product-detail/product-detail.block.ts'
import type { Availability } from './product/stock.ts'
import type { ShownOffer } from './shown/product-detail.ts'
import { deliveryTerms } from './structured-terms.ts'

const SCHEMA = 'https://schema.org'

const AVAILABILITY: Readonly<Record<Availability, string>> = {
  'in-stock': `${SCHEMA}/InStock`,
  few: `${SCHEMA}/LimitedAvailability`,
  'on-order': `${SCHEMA}/BackOrder`,
  'sold-out': `${SCHEMA}/OutOfStock`,
}

/**
 * A product as schema.org describes it, with its variants as a group; undefined for a page that is none.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function productData(
  blocks: readonly BlockBase[],
  { siteUrl }: { readonly siteUrl: string },
): object | undefined {
  const product = blocks.find((block): block is ProductDetailBlock => block.blockType === 'productDetail')
  if (!product) return undefined
  const { id, title, description, brand, images, options, offers, offer } = product
  const terms = deliveryTerms(product, siteUrl)
  const facts = {
    name: title,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.title } }),
    ...(images.length > 0 && { image: images.map(({ fallback }) => new URL(fallback.url, siteUrl).href) }),
  }
  if (options.length === 0) {
    return {
      '@context': SCHEMA,
      '@type': 'Product',
      ...facts,
      ...codesOf(offer),
      ...offerOf(offer, { product, siteUrl, terms }),
    }
  }
  return {
    '@context': SCHEMA,
    '@type': 'ProductGroup',
    ...facts,
    productGroupID: id,
    hasVariant: offers.map((variant) => ({
      '@type': 'Product',
      name: [title, ...variant.values].join(', '),
      ...codesOf(variant),
      ...(variant.image && { image: new URL(variant.image.fallback.url, siteUrl).href }),
      additionalProperty: options.map(({ name }, place) => ({
        '@type': 'PropertyValue',
        name,
        value: variant.values[place] ?? '',
      })),
      ...offerOf(variant, { product, siteUrl, terms }),
    })),
  }
}

function codesOf({ sku, gtin }: ShownOffer): object {
  return { sku, ...(gtin && { gtin }) }
}

function offerOf(
  offer: ShownOffer,
  {
    product: { pricesInclude },
    siteUrl,
    terms,
  }: {
    readonly product: ProductDetailBlock
    readonly siteUrl: string
    readonly terms: (offer: ShownOffer) => object
  },
): object {
  const { price, availability, href } = offer
  if (!price) return {}
  return {
    offers: {
      '@type': 'Offer',
      url: new URL(href, siteUrl).href,
      availability: AVAILABILITY[availability],
      itemCondition: `${SCHEMA}/NewCondition`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.decimal,
        priceCurrency: price.currency,
        valueAddedTaxIncluded: pricesInclude === 'tax',
      },
      price: price.decimal,
      priceCurrency: price.currency,
      ...terms(offer),
    },
  }
}
