import { given, record, referenceId, referenceIds, slugFrom, text } from '@vitrine/content/core'
import type { Amount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { nextChange, type PricePlan, priceAt } from '../product/price-plan.ts'
import { availabilityOf } from '../product/stock.ts'
import { parseProduct } from '../product/stored-product.ts'

/** A product as lists find and order it. */
export interface CatalogueEntry {
  readonly id: number
  readonly title: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly categories: readonly (number | string)[]
  readonly tags: readonly (number | string)[]
  readonly brand?: number | string
  readonly variants: readonly CatalogueVariant[]
}

/** A variant as filters ask for it. */
interface CatalogueVariant {
  /** Values by the slugs of options. */
  readonly values: ReadonlyMap<string, OptionValue>
  readonly plan: PricePlan
  readonly isAvailable: boolean
}

/** Value of an option in words, and its slug, by which addresses name it. */
export interface OptionValue {
  readonly option: string
  readonly label: string
  readonly slug: string
}

/** Reads an entry of a stored product. Undefined: it has no name in this language, or no price. */
export function parseEntry(
  product: unknown,
  reading: { readonly currency: Currency; readonly local: (stored: unknown) => string | undefined },
): CatalogueEntry | undefined {
  const raw = record(product)
  const title = reading.local(raw.title)
  const { options, variants } = parseProduct(raw, reading)
  const sold = variants.flatMap(({ values, plan, stock, whenOut }) =>
    plan
      ? [{ plan, values: valuesOf(options, values), isAvailable: availabilityOf(stock, whenOut) !== 'sold-out' }]
      : [],
  )
  if (title === undefined || sold.length === 0) return undefined
  return {
    id: Number(raw.id),
    title,
    createdAt: Date.parse(text(raw.createdAt) ?? '') || 0,
    categories: referenceIds(raw.categories),
    tags: referenceIds(raw.tags),
    variants: sold,
    ...given({ brand: referenceId(raw.brand) }),
  }
}

function valuesOf(options: readonly string[], values: readonly string[]): ReadonlyMap<string, OptionValue> {
  return new Map(
    options.flatMap((option, place) => {
      const label = values[place] ?? ''
      const [name, slug] = [slugFrom(option), slugFrom(label)]
      return name === '' || slug === '' ? [] : [[name, { option, label, slug }] as const]
    }),
  )
}

/** The lowest price of a product at a moment. */
export function lowestNow({ variants }: CatalogueEntry, now: number): Amount {
  const [first, ...others] = variants.map(({ plan }) => priceAt(plan, now).price)
  if (first === undefined) throw new RangeError('A product without a price is in no list.')
  return others.reduce((lowest, price) => (price < lowest ? price : lowest), first)
}

/** The next moment at which one of the prices changes by itself; undefined if all stay. */
export function nextPriceChange(entries: readonly CatalogueEntry[], now: number): number | undefined {
  const moments = entries.flatMap(({ variants }) => variants.flatMap(({ plan }) => nextChange(plan, now) ?? []))
  return moments.length === 0 ? undefined : moments.reduce((next, moment) => Math.min(next, moment))
}
