import type { ProductDetailBlock } from '../blocks/product-detail/product-detail.block.ts'
import type { ShownOffer } from './shown/product-detail.ts'
import type { ReturnTerms } from './shown/return-terms.ts'
import type { ShippingTerm } from './shown/shipping-terms.ts'

/**
 * Sending and returns of offers as schema.org describes them. Each is written out once; offers with the same one refer to it by its
 * `@id`, since a product with many variants and countries would repeat them in every variant.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#shipping
 */
export function deliveryTerms({ returns, offers }: ProductDetailBlock, siteUrl: string): (offer: ShownOffer) => object {
  const address = new URL(offers[0]?.href ?? '/', siteUrl)
  const once = writtenOnce(`${address.origin}${address.pathname}`)
  return ({ shipping, price }) => ({
    ...(price &&
      shipping.length > 0 && { shippingDetails: shipping.map((term) => once(shippingOf(term, price.currency))) }),
    ...(returns && { hasMerchantReturnPolicy: once(returnsOf(returns, siteUrl)) }),
  })
}

/** Writes things out the first time, and names them from then on. @param page Address that their names begin with. */
function writtenOnce(page: string): (thing: object) => object {
  const names = new Map<string, string>()
  return (thing) => {
    const key = JSON.stringify(thing)
    const known = names.get(key)
    if (known !== undefined) return { '@id': known }
    const name = `${page}#terms-${names.size + 1}`
    names.set(key, name)
    return { '@id': name, ...thing }
  }
}

function shippingOf({ countries, price }: ShippingTerm, currency: string): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency },
    shippingDestination: countries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country })),
  }
}

function returnsOf({ window, href }: ReturnTerms, siteUrl: string): object {
  return {
    '@type': 'MerchantReturnPolicy',
    ...(window && {
      applicableCountry: window.countries,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: window.days,
    }),
    ...(href !== undefined && { merchantReturnLink: new URL(href, siteUrl).href }),
  }
}
