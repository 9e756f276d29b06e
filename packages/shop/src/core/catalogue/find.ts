import type { Amount } from '../money/amount.ts'
import { priceAt } from '../product/price-plan.ts'
import { type CatalogueEntry, lowestNow } from './entry.ts'
import type { Wish } from './wish.ts'

/** Products of a list in their order, and what can be chosen of it. */
export interface Found {
  readonly entries: readonly CatalogueEntry[]
  readonly facets: readonly Facet[]
  readonly brands: readonly (number | string)[]
  /** Lowest and highest price of all products of the list, whatever was chosen. */
  readonly range?: { readonly lowest: Amount; readonly highest: Amount }
}

/** An option, with the values that products of a list have. */
export interface Facet {
  /** Slug of the option. */
  readonly name: string
  readonly label: string
  readonly values: readonly { readonly slug: string; readonly label: string }[]
}

/**
 * Finds what a visitor wants of the products of a list. A product is found when one of its variants has all that is wanted.
 *
 * @param all In the order of the editors.
 * @param context.brandSlugs Slugs of brands by their ids.
 * @param context.now Milliseconds since 1970.
 */
export function findWanted(
  all: readonly CatalogueEntry[],
  wish: Wish,
  context: {
    readonly brandSlugs: ReadonlyMap<number | string, string>
    readonly now: number
    readonly locale: string
  },
): Found {
  const { brandSlugs, now, locale } = context
  const wanted = all.filter((entry) => hasBrand(entry, wish, brandSlugs) && hasVariant(entry, wish, now))
  const prices = all.map((entry) => lowestNow(entry, now))
  const brands = [...new Set(all.flatMap(({ brand }) => brand ?? []))]
  return {
    entries: sorted(wanted, wish, { now, locale }),
    facets: facetsOf(all, locale),
    brands,
    ...(prices.length > 0 && { range: { lowest: lowestOf(prices), highest: highestOf(prices) } }),
  }
}

function hasBrand({ brand }: CatalogueEntry, { brands }: Wish, slugs: ReadonlyMap<number | string, string>): boolean {
  return brands.length === 0 || (brand !== undefined && brands.includes(slugs.get(brand) ?? ''))
}

function hasVariant({ variants }: CatalogueEntry, { options, from, to, isAvailable }: Wish, now: number): boolean {
  return variants.some((variant) => {
    if (isAvailable && !variant.isAvailable) return false
    for (const [option, values] of options) {
      if (!values.includes(variant.values.get(option)?.slug ?? '')) return false
    }
    if (from === undefined && to === undefined) return true
    const { price } = priceAt(variant.plan, now)
    return price >= (from ?? price) && price <= (to ?? price)
  })
}

function sorted(
  entries: readonly CatalogueEntry[],
  { sort }: Wish,
  { now, locale }: { readonly now: number; readonly locale: string },
): readonly CatalogueEntry[] {
  switch (sort) {
    case 'place':
      return entries
    case 'newest':
      return [...entries].sort((one, other) => other.createdAt - one.createdAt)
    case 'cheapest':
      return byPrice(entries, now, 1)
    case 'dearest':
      return byPrice(entries, now, -1)
    case 'name': {
      const { compare } = new Intl.Collator(locale, { numeric: true })
      return [...entries].sort((one, other) => compare(one.title, other.title))
    }
  }
}

function byPrice(entries: readonly CatalogueEntry[], now: number, direction: 1 | -1): readonly CatalogueEntry[] {
  return entries
    .map((entry) => ({ entry, price: lowestNow(entry, now) }))
    .sort((one, other) => direction * (one.price - other.price))
    .map(({ entry }) => entry)
}

/** Options that leave a choice, with their values in the order of words. */
function facetsOf(all: readonly CatalogueEntry[], locale: string): readonly Facet[] {
  const options = new Map<string, { label: string; values: Map<string, string> }>()
  for (const { variants } of all) {
    for (const { values } of variants) {
      for (const [name, { option, slug, label }] of values) {
        const known = options.get(name) ?? { label: option, values: new Map<string, string>() }
        if (!known.values.has(slug)) known.values.set(slug, label)
        options.set(name, known)
      }
    }
  }
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...options]
    .filter(([, { values }]) => values.size > 1)
    .map(([name, { label, values }]) => ({
      name,
      label,
      values: [...values].map(([slug, value]) => ({ slug, label: value })).sort((a, b) => compare(a.label, b.label)),
    }))
}

function lowestOf(prices: readonly Amount[]): Amount {
  return prices.reduce((lowest, price) => (price < lowest ? price : lowest))
}

function highestOf(prices: readonly Amount[]): Amount {
  return prices.reduce((highest, price) => (price > highest ? price : highest))
}
