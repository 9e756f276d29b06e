import { parseLocalTexts, parseVisibility, record, referenceIds } from '@vitrine/content/core'
import { metaOf, type StoredBlock, type StoredPage } from '@vitrine/content/queries'
import { parseShopTexts } from '../core/shop-texts.ts'
import type { Catalogue } from './catalogue.ts'
import { putProducts } from './fill-products.ts'

/** Products that are shown below another. */
const RELATED = 4

/**
 * Puts a product together as a page of blocks.
 *
 * @param context.variant SKU that the address names.
 */
export async function productPage(
  doc: object,
  context: {
    readonly catalogue: Catalogue
    readonly base: string
    readonly locale: string
    readonly variant: string | undefined
  },
): Promise<StoredPage> {
  const { catalogue, base, locale, variant } = context
  const { layout, meta, ...product } = record(doc)
  const { id, title, path, paths, visibility, description, image, updatedAt, languages } = product
  const settings = await catalogue.settings(locale)
  const texts = parseShopTexts(settings.texts, locale)
  const [history, rules] = await Promise.all([catalogue.history([Number(id)]), catalogue.rules(locale)])
  const beside = await Promise.all([
    besides(product, { catalogue, locale, path, name: 'goesWith', ids: referenceIds(product.goesWith) }),
    besides(product, { catalogue, locale, path, name: 'related', ids: await relatedIds(product, catalogue, locale) }),
  ])
  return {
    document: { collection: 'products', id: Number(id) },
    title: String(title ?? ''),
    path: String(path ?? base),
    paths: parseLocalTexts(paths),
    layout: [
      { blockType: 'productDetail', id: 'product', product, settings, rules, history, variant, now: Date.now() },
      ...(Array.isArray(layout) ? layout : []),
      ...beside.flat(),
    ],
    meta: metaOf(meta, { description, image }),
    updatedAt: String(updatedAt),
    languages,
    visibility: parseVisibility(visibility),
    breadcrumb: [{ title: String(settings.title || texts.title), path: base }],
  }
}

async function besides(
  product: Readonly<Record<string, unknown>>,
  asked: {
    readonly catalogue: Catalogue
    readonly locale: string
    readonly path: unknown
    readonly name: 'related' | 'goesWith'
    readonly ids: readonly (number | string)[]
  },
): Promise<readonly StoredBlock[]> {
  const { catalogue, locale, path, name } = asked
  const ids = asked.ids.filter((id) => id !== product.id)
  if (ids.length === 0) return []
  const block: StoredBlock = { blockType: 'productsBeside', id: name, name }
  await putProducts(catalogue, block, { ids, all: await catalogue.entries(locale), locale, path: String(path) })
  return [block]
}

/** Products that editors chose, or else those of the same categories. */
async function relatedIds(
  product: Readonly<Record<string, unknown>>,
  catalogue: Catalogue,
  locale: string,
): Promise<readonly (number | string)[]> {
  const chosen = referenceIds(product.related)
  if (chosen.length > 0) return chosen
  const own = referenceIds(product.categories)
  const alike = (await catalogue.entries(locale)).filter(
    ({ id, categories }) => id !== product.id && categories.some((category) => own.includes(category)),
  )
  return alike.slice(0, RELATED).map(({ id }) => id)
}
