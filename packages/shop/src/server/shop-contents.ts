import { baseAddress } from '@vitrine/content/core'
import { type Contents, listedDocuments, publishedAt, queryField, readDraft } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { buyingPlaceAt, DEFAULT_SLUG, parseShopAddress, TERM_SEGMENTS } from '../core/addresses.ts'
import { VARIANT_FIELD } from '../core/shown/product-detail.ts'
import { buyingPage } from './buying/buying-contents.ts'
import { createCatalogue } from './catalogue.ts'
import { fillProducts } from './fill-products.ts'
import { indexListing, indexPage, termPage } from './list-page.ts'
import { withPiecesLeft } from './orders/availability.ts'
import { productFeedAt } from './product-feed.ts'
import { productPage } from './product-page.ts'

/** Levels of references that products are read with: a block, its form or image, and what that names. */
const DEPTH = 2

/** Products, the lists of them that nobody put together, and the pages on which somebody buys. */
export function shopContents(payload: Payload): Contents {
  const catalogue = createCatalogue(payload)
  const readSettings = async (locale: string) => {
    const settings = await catalogue.settings(locale)
    return { settings, base: baseAddress(settings, DEFAULT_SLUG), locale }
  }
  return {
    async page(path, locale, query = {}) {
      const context = { ...(await readSettings(locale)), path, query }
      const place = buyingPlaceAt(path, context.settings)
      if (place) return buyingPage(payload, place, { ...context, catalogue })
      const target = parseShopAddress(path, context.base)
      switch (target) {
        case undefined:
          return undefined
        case 'index':
          return indexPage(payload, context)
        case 'product': {
          const found = await publishedAt(payload, 'products', { path, locale, depth: DEPTH })
          const [product] = await withPiecesLeft(payload, found ? [found] : [])
          const variant = queryField(query, VARIANT_FIELD)
          return product && productPage(product, { ...context, catalogue, variant })
        }
        default:
          return termPage(payload, target, context)
      }
    },
    async draft(document, locale, unsaved) {
      if (document.collection !== 'products') return undefined
      const found = await readDraft(payload, document, { locale, depth: DEPTH, unsaved })
      return found && productPage(found, { ...(await readSettings(locale)), catalogue, variant: undefined })
    },
    async listed(locale) {
      const context = await readSettings(locale)
      const collections = ['products', ...Object.values(TERM_SEGMENTS)] as const
      const lists = await Promise.all(collections.map((collection) => listedDocuments(payload, { collection, locale })))
      return [...(lists[0]?.length ? [indexListing(payload, context)] : []), ...lists.flat()]
    },
    async file(path, locale, site) {
      const { base } = await readSettings(locale)
      return productFeedAt(path, { catalogue, base, locale, site })
    },
    fill: (layout, context) => fillProducts(catalogue, layout, context),
  }
}
