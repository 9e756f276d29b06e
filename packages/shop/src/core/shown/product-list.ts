import { given, list, record, text, within } from '@vitrine/content/core'
import { type ParseContext, parseTerms, type Term } from '@vitrine/kit/core'
import type { Pagination } from '@vitrine/ui/core'
import { parseShopSettings } from '../shop-settings.ts'
import { type ProductSummary, parseProductSummary } from './summary.ts'

/** The products of a list, and what stands around them. */
export interface ProductList {
  readonly products: readonly ProductSummary[]
  /** Number of products on all pages together. */
  readonly total: number
  readonly parts?: Pagination
  readonly pricesInclude: 'tax' | 'no-tax'
  /** Time when a price changes by itself, in milliseconds since 1970. */
  readonly changesAt?: number
}

/** Most parts of a list, and most products of one. */
const MAX_PAGES = 10_000
const MAX_TOTAL = 1_000_000

/** Reads what the shop has put into a list. */
export function parseProductList(raw: Readonly<Record<string, unknown>>, parse: ParseContext): ProductList {
  const { currency, pricesInclude } = parseShopSettings(raw.settings)
  const now = typeof raw.now === 'number' ? raw.now : 0
  const history = list(raw.history)
  const products = list(raw.products).flatMap(
    (one) => parseProductSummary(one, parse, { currency, now, history }) ?? [],
  )
  const number = within(raw.part, { min: 1, max: MAX_PAGES }) ?? 1
  const of = within(raw.parts, { min: 1, max: MAX_PAGES }) ?? 1
  const address = parse.href({ type: 'page', page: { path: raw.list, languages: [parse.locale] } })
  return {
    products,
    total: within(raw.total, { min: 0, max: MAX_TOTAL }) ?? products.length,
    pricesInclude,
    ...(address !== undefined &&
      of > 1 && { parts: { list: address, number, of, grows: false, query: text(raw.query) ?? '' } }),
    ...given({ changesAt: typeof raw.changesAt === 'number' ? raw.changesAt : undefined }),
  }
}

/** Choices of a list, and those that a visitor has made. */
export interface ListChoices {
  /** Address of the list, which the form leads to. */
  readonly action: string
  /** Lists of single categories, with that of all first; empty: there is no choice. */
  readonly terms: readonly Term[]
  readonly sort: string
  readonly isAvailable: boolean
  readonly from: string
  readonly to: string
  /** Lowest and highest price of the list, in words. */
  readonly range?: { readonly lowest: string; readonly highest: string }
  readonly facets: readonly ShownFacet[]
  readonly isChosen: boolean
}

/** Values that visitors choose from, with the field of the address. */
export interface ShownFacet {
  readonly field: string
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[]
}

/** Reads what the shop has put into a list about choices; undefined where there are none. */
export function parseListChoices(raw: unknown, parse: ParseContext): ListChoices | undefined {
  const stored = record(raw)
  const action = parse.href({ type: 'page', page: { path: stored.action, languages: [parse.locale] } })
  if (action === undefined) return undefined
  const range = record(stored.range)
  const [lowest, highest] = [text(range.lowest), text(range.highest)]
  return {
    action,
    terms: parseTerms(stored.terms, parse),
    sort: text(stored.sort) ?? 'place',
    isAvailable: stored.isAvailable === true,
    from: text(stored.from) ?? '',
    to: text(stored.to) ?? '',
    facets: list(stored.facets).map((facet) => ({
      field: text(facet.field) ?? '',
      label: text(facet.label) ?? '',
      values: list(facet.values).map(({ value, label, isChosen }) => ({
        value: text(value) ?? '',
        label: text(label) ?? '',
        isChosen: isChosen === true,
      })),
    })),
    isChosen: stored.isChosen === true,
    ...(lowest !== undefined && highest !== undefined && { range: { lowest, highest } }),
  }
}
