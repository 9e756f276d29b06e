import { list, record, referenceId, referenceIds, within } from '@vitrine/content/core'
import { type FillContext, type StoredBlock, storedBlocks } from '@vitrine/content/queries'
import { type CatalogueEntry, nextPriceChange } from '../core/catalogue/entry.ts'
import { findWanted } from '../core/catalogue/find.ts'
import { optionField, parseWish, WISH_FIELDS, type Wish, wishQuery } from '../core/catalogue/wish.ts'
import { MAX_PER_PAGE, PER_PAGE } from '../core/list-settings.ts'
import { decimalText } from '../core/money/amount.ts'
import { formatMoney } from '../core/money/format-money.ts'
import { parseShopSettings } from '../core/shop-settings.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Puts into lists of products the products that they show. A layout without such blocks costs no query.
 *
 * @returns Pages of the list that is shown on several; undefined where there is none.
 */
export async function fillProducts(
  catalogue: Catalogue,
  layout: readonly unknown[],
  context: FillContext,
): Promise<number | undefined> {
  const [index] = storedBlocks(layout, 'productIndex')
  for (const block of storedBlocks(layout, 'productGrid')) await fillGrid(catalogue, block, context)
  for (const block of storedBlocks(layout, 'productTeaser')) await fillTeaser(catalogue, block, context)
  return index && fillIndex(catalogue, index, context)
}

async function fillGrid(catalogue: Catalogue, block: StoredBlock, { locale, path }: FillContext): Promise<void> {
  const chosen = referenceIds(list(block.chosen).map(({ product }) => product))
  const all = await catalogue.entries(locale)
  const category = referenceId(block.category)
  const fitting = category === undefined ? all : all.filter(({ categories }) => categories.includes(category))
  const count = within(block.count, { min: 1, max: MAX_PER_PAGE }) ?? PER_PAGE
  const ids = chosen.length > 0 ? chosen : fitting.slice(0, count).map(({ id }) => id)
  await putProducts(catalogue, block, { ids, all, locale, path })
}

async function fillTeaser(catalogue: Catalogue, block: StoredBlock, { locale, path }: FillContext): Promise<void> {
  const product = referenceId(block.product)
  const ids = product === undefined ? [] : [product]
  await putProducts(catalogue, block, { ids, all: await catalogue.entries(locale), locale, path })
}

async function fillIndex(
  catalogue: Catalogue,
  block: StoredBlock,
  { locale, path, part }: FillContext,
): Promise<number> {
  const settings = await catalogue.settings(locale)
  const { currency } = parseShopSettings(settings)
  const everything = await catalogue.entries(locale)
  const all = inScope(everything, record(block.scope))
  const wish = parseWish(record(block.asked) as Readonly<Record<string, string | readonly string[]>>, currency)
  const brands = await catalogue.terms('brand', [...new Set(all.flatMap(({ brand }) => brand ?? []))], locale)
  const now = Date.now()
  const found = findWanted(all, wish, { now, locale, brandSlugs: new Map(brands.map(({ id, slug }) => [id, slug])) })
  const count = within(settings.count, { min: 1, max: MAX_PER_PAGE }) ?? PER_PAGE
  const parts = Math.max(1, Math.ceil(found.entries.length / count))
  const ids = found.entries.slice((part - 1) * count, part * count).map(({ id }) => id)
  await putProducts(catalogue, block, { ids, all, locale, path })
  const query = wishQuery(wish, currency)
  const used = [...new Set(everything.flatMap(({ categories }) => categories))]
  const words = { lowest: found.range?.lowest, highest: found.range?.highest }
  Object.assign(block, {
    total: found.entries.length,
    part,
    parts,
    query,
    choices: {
      action: path,
      terms: await catalogue.terms('category', used, locale),
      sort: wish.sort,
      isAvailable: wish.isAvailable,
      from: wish.from === undefined ? '' : decimalText(wish.from, currency),
      to: wish.to === undefined ? '' : decimalText(wish.to, currency),
      range:
        words.lowest !== undefined && words.highest !== undefined && words.lowest !== words.highest
          ? {
              lowest: formatMoney(words.lowest, currency, locale),
              highest: formatMoney(words.highest, currency, locale),
            }
          : undefined,
      facets: facetsOf(found.facets, brands, wish),
      isChosen: query !== '',
    },
  })
  return parts
}

function facetsOf(
  facets: ReturnType<typeof findWanted>['facets'],
  brands: Awaited<ReturnType<Catalogue['terms']>>,
  wish: Wish,
): readonly object[] {
  const options = facets.map(({ name, label, values }) => ({
    field: optionField(name),
    label,
    values: values.map(({ slug, label: value }) => ({
      value: slug,
      label: value,
      isChosen: wish.options.get(name)?.includes(slug) ?? false,
    })),
  }))
  const ofBrands = {
    field: WISH_FIELDS.brand,
    values: brands.map(({ slug, title }) => ({ value: slug, label: title, isChosen: wish.brands.includes(slug) })),
  }
  return brands.length > 1 ? [...options, ofBrands] : options
}

/** Products of a category, tag or brand; all where the list names none. */
function inScope(
  entries: readonly CatalogueEntry[],
  { segment, id }: Readonly<Record<string, unknown>>,
): readonly CatalogueEntry[] {
  switch (segment) {
    case 'category':
      return entries.filter(({ categories }) => categories.some((one) => one === id))
    case 'tag':
      return entries.filter(({ tags }) => tags.some((one) => one === id))
    case 'brand':
      return entries.filter(({ brand }) => brand === id)
    default:
      return entries
  }
}

/** Puts products into a block, with what their prices are shown with. */
export async function putProducts(
  catalogue: Catalogue,
  block: StoredBlock,
  shown: {
    readonly ids: readonly (number | string)[]
    readonly all: readonly CatalogueEntry[]
    readonly locale: string
    readonly path: string
  },
): Promise<void> {
  const { ids, all, locale, path } = shown
  const now = Date.now()
  const wanted = new Set(ids.map(String))
  const entries = all.filter(({ id }) => wanted.has(String(id)))
  const reduced = entries.filter(({ variants }) => variants.some(({ plan }) => plan.reduced))
  Object.assign(block, {
    products: await catalogue.products(ids, locale),
    history: await catalogue.history(reduced.map(({ id }) => id)),
    settings: await catalogue.settings(locale),
    list: path,
    now,
    changesAt: nextPriceChange(entries, now),
  })
}
