import { given } from '@vitrine/content/core'
import { type Amount, decimalText, parseAmount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'

/** Orders of a list; the first is that of the editors. */
export const SORTS = ['place', 'newest', 'cheapest', 'dearest', 'name'] as const

export type Sort = (typeof SORTS)[number]

/** Fields of an address that every list of products reads. */
export const WISH_FIELDS = { sort: 'sort', available: 'available', from: 'from', to: 'to', brand: 'brand' } as const

/** Beginning of the fields of an address that name values of an option: `o-wood=oak`. */
const OPTION_PREFIX = 'o-'

/** Values of one field that are read. */
const MAX_VALUES = 20

/** Characters of a value that are read. */
const MAX_VALUE_LENGTH = 100

/** Wishes of a visitor about a list. */
export interface Wish {
  readonly sort: Sort
  readonly isAvailable: boolean
  readonly from?: Amount
  readonly to?: Amount
  /** Slugs of brands; empty: all. */
  readonly brands: readonly string[]
  /** Slugs of values by the slugs of their options; of each option one of them. */
  readonly options: ReadonlyMap<string, readonly string[]>
}

type Query = Readonly<Record<string, string | readonly string[]>>

/** Field of an address for an option. @param option Its slug. */
export function optionField(option: string): string {
  return `${OPTION_PREFIX}${option}`
}

/** Reads what a visitor wants; what makes no sense is not wanted. */
export function parseWish(query: Query, currency: Currency): Wish {
  const first = (name: string) => valuesOf(query, name)[0] ?? ''
  const options = Object.keys(query).flatMap((name) => {
    const values = name.startsWith(OPTION_PREFIX) ? valuesOf(query, name) : []
    return values.length === 0 ? [] : [[name.slice(OPTION_PREFIX.length), values] as const]
  })
  return {
    sort: SORTS.find((sort) => sort === first(WISH_FIELDS.sort)) ?? 'place',
    isAvailable: first(WISH_FIELDS.available) === '1',
    brands: valuesOf(query, WISH_FIELDS.brand),
    options: new Map(options),
    ...given({
      from: parseAmount(first(WISH_FIELDS.from), currency),
      to: parseAmount(first(WISH_FIELDS.to), currency),
    }),
  }
}

/** Fields of the address of a wish, `?sort=name&o-wood=oak`; empty for one that wants nothing. */
export function wishQuery(wish: Wish, currency: Currency): string {
  const fields: [string, string][] = [
    ...[...wish.options].flatMap(([option, values]) =>
      values.map((value): [string, string] => [optionField(option), value]),
    ),
    ...wish.brands.map((brand): [string, string] => [WISH_FIELDS.brand, brand]),
    ...(wish.from === undefined ? [] : [[WISH_FIELDS.from, decimalText(wish.from, currency)] as [string, string]]),
    ...(wish.to === undefined ? [] : [[WISH_FIELDS.to, decimalText(wish.to, currency)] as [string, string]]),
    ...(wish.isAvailable ? [[WISH_FIELDS.available, '1'] as [string, string]] : []),
    ...(wish.sort === 'place' ? [] : [[WISH_FIELDS.sort, wish.sort] as [string, string]]),
  ]
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

function valuesOf(query: Query, name: string): readonly string[] {
  const given = Object.hasOwn(query, name) ? query[name] : undefined
  return [given ?? []]
    .flat()
    .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH)
    .slice(0, MAX_VALUES)
}
