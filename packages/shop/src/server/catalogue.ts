import { contentCache } from '@vitrine/content/cache'
import { parseLocalTexts, text, textIn } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import {
  FOR_EVERYONE,
  findGlobal,
  findSelected,
  PUBLISHED,
  published,
  rememberedGlobal,
} from '@vitrine/content/queries'
import type { Payload, TypeWithID, Where } from 'payload'
import { TERM_SEGMENTS, type TermSegment } from '../core/addresses.ts'
import { type CatalogueEntry, parseEntry } from '../core/catalogue/entry.ts'
import { parseShopSettings } from '../core/shop-settings.ts'
import { withPiecesLeft } from './orders/availability.ts'

/** Languages of a site, at most. */
const MAX_LANGUAGES = 100

/** Levels of references that lists are read with: a product and its image. */
const DEPTH = 1

/** Fields by which products are found and put in order. */
const FOUND_BY = {
  title: true,
  createdAt: true,
  kind: true,
  price: true,
  salePrice: true,
  saleFrom: true,
  saleUntil: true,
  sku: true,
  stock: true,
  whenOut: true,
  option1: true,
  option2: true,
  option3: true,
  variants: true,
  categories: true,
  tags: true,
  brand: true,
} as const

/** Fields of a product for its card. */
const SUMMARY = {
  ...FOUND_BY,
  path: true,
  languages: true,
  _status: true,
  gtin: true,
  weight: true,
  description: true,
  image: true,
  contentAmount: true,
  contentUnit: true,
} as const

/** A category, tag or brand. */
export interface StoredTerm {
  readonly id: number | string
  readonly title: string
  readonly slug: string
  readonly path: unknown
  readonly languages: unknown
}

/** Everything that is sold, as lists find it. */
export interface Catalogue {
  /** Settings of the shop, as they are stored in a language. */
  settings(locale: string): Promise<Readonly<Record<string, unknown>>>
  /** Rules by which the shop sells, as they are stored in a language, with the pages that they name. */
  rules(locale: string): Promise<object>
  /** Products that visitors of a language see, in the order of the editors; remembered until one of them changes. */
  entries(locale: string): Promise<readonly CatalogueEntry[]>
  /** Products with what their cards show, in the order of their ids as they are given. */
  products(ids: readonly (number | string)[], locale: string): Promise<readonly object[]>
  /** Rows of the log of prices of products, in the order of time. */
  history(products: readonly (number | string)[]): Promise<readonly object[]>
  /** Categories, tags or brands. */
  terms(segment: TermSegment, ids: readonly (number | string)[], locale: string): Promise<readonly StoredTerm[]>
}

export function createCatalogue(payload: Payload): Catalogue {
  const remembered = contentCache(payload).remember<readonly CatalogueEntry[]>({ limit: MAX_LANGUAGES })
  const settings = rememberedGlobal(payload, 'shop-settings')
  return {
    settings,
    rules: (locale) => findGlobal(payload, 'shop-rules', { locale, depth: 1 }),
    entries: (locale) => remembered.get(locale, async () => readEntries(payload, locale, await settings(locale))),
    async products(ids, locale) {
      if (ids.length === 0) return []
      const where: Where = { and: [FOR_EVERYONE, { id: { in: [...ids] } }] }
      const query = { where, locale, depth: DEPTH, limit: ids.length, select: SUMMARY }
      const { docs } = await published(payload, 'products', query)
      const found = new Map((await withPiecesLeft(payload, docs)).map((doc) => [String(doc.id), doc]))
      return ids.flatMap((id) => found.get(String(id)) ?? [])
    },
    async history(products) {
      if (products.length === 0) return []
      const { docs } = await payload.find({
        collection: 'product-prices',
        where: { product: { in: [...products] } },
        sort: ['at', 'id'],
        pagination: false,
        depth: 0,
      })
      return docs
    },
    async terms(segment, ids, locale) {
      if (ids.length === 0) return []
      const { docs } = await findSelected(payload, {
        collection: TERM_SEGMENTS[segment],
        where: { id: { in: [...ids] } },
        locale,
        depth: 0,
        pagination: false,
        sort: 'title',
        select: { title: true, slug: true, path: true, languages: true },
      })
      return docs.map(({ id, title, slug, path, languages }) => ({
        id,
        title: String(title ?? ''),
        slug: String(slug || path?.split('/').at(-2) || ''),
        path,
        languages,
      }))
    },
  }
}

/** Asks the database itself: hooks of Payload would go through every variant of every product. */
async function readEntries(
  payload: Payload,
  locale: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<readonly CatalogueEntry[]> {
  const { docs } = await payload.db.find<TypeWithID & Readonly<Record<string, unknown>>>({
    collection: 'products',
    where: { and: [PUBLISHED, FOR_EVERYONE, { deletedAt: { exists: false } }] },
    locale: 'all',
    sort: ['place', '-createdAt'],
    pagination: false,
    select: FOUND_BY,
  })
  const languages = siteLanguages(payload)
  const { currency } = parseShopSettings(settings)
  const local = (stored: unknown) => text(stored) ?? textIn(parseLocalTexts(stored), locale, languages)
  return (await withPiecesLeft(payload, docs))
    .filter(({ title }) => parseLocalTexts(title)[locale] !== undefined)
    .flatMap((doc) => parseEntry(doc, { currency, local }) ?? [])
}
