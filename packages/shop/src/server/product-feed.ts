import type { ContentFile, FileSite } from '@vitrine/content/queries'
import { productFeed } from '../core/product-feed.ts'
import { parseShopSettings } from '../core/shop-settings.ts'
import { parseShopTexts } from '../core/shop-texts.ts'
import type { Catalogue } from './catalogue.ts'

/** File of the feed, below the address of the shop. */
const FEED_FILE = 'products.xml'

/** Products that are read at a time. */
const BATCH = 200

/** Makes the feed of products; undefined for other paths. @param base Address of the shop. */
export async function productFeedAt(
  path: string,
  context: { readonly catalogue: Catalogue; readonly base: string; readonly locale: string; readonly site: FileSite },
): Promise<ContentFile | undefined> {
  const { catalogue, base, locale, site } = context
  if (path !== `${base}${FEED_FILE}`) return undefined
  const settings = await catalogue.settings(locale)
  const ids = (await catalogue.entries(locale)).map(({ id }) => id)
  const products: object[] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    products.push(...(await catalogue.products(ids.slice(at, at + BATCH), locale)))
  }
  const title = String(settings.title || parseShopTexts(settings.texts, locale).title)
  const feed = productFeed(products, {
    title: `${title} – ${site.name}`,
    home: site.urlOf(base),
    description: String(settings.description ?? ''),
    currency: parseShopSettings(settings).currency,
    urlOf: site.urlOf,
  })
  return { type: 'application/rss+xml; charset=utf-8', text: feed }
}
