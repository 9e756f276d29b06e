import { list, record, text } from '@vitrine/content/core'
import type { OverviewLine } from '../buying/checkout-screen.ts'
import type { ShownSum } from '../buying/shown-sums.ts'
import { type Cart, isQuantity, MAX_CART_LINES } from '../prices/cart.ts'

/** Characters of a field of the form; those of the checkout are judged by their own limits. */
const MAX_FIELD_LENGTH = 2_000

/** An order that the owner writes down for a buyer, as the admin sends it. */
export interface HandOrder {
  readonly lines: Cart['lines']
  /** Fields of the checkout, by their names. */
  readonly fields: ReadonlyMap<string, string>
  /** BCP 47 tag of the language in which the buyer gets mails. */
  readonly language: string
  /** True to place it; false to see what it costs. */
  readonly isFinal: boolean
}

/** Answer to the form of an order by hand. */
export interface HandOrderAnswer {
  /** Sentences beside fields, by the names of these. */
  readonly problems: Readonly<Record<string, string>>
  /** Sentences about the whole of it. */
  readonly refusals: readonly string[]
  readonly lines: readonly OverviewLine[]
  readonly sums: readonly ShownSum[]
  readonly ways: readonly { readonly id: string; readonly label: string; readonly price: string }[]
  readonly methods: readonly { readonly method: string; readonly label: string }[]
  /** Smallest units; absent while it has no price. */
  readonly total?: number
  /** Id of the order that was placed. */
  readonly order?: number
}

/** Something that can be put into an order by hand. */
export interface HandOffer {
  readonly sku: string
  readonly title: string
  readonly price: string
  /** Pieces that are left; absent for what is not counted. */
  readonly left?: number
}

/** Reads an order by hand. What is too much is left out; fields are judged as those of the checkout. */
export function parseHandOrder(body: unknown, languages: readonly string[]): HandOrder {
  const raw = record(body)
  const lines = list(raw.lines)
    .slice(0, MAX_CART_LINES)
    .map(({ sku, quantity }) => ({ sku: text(sku)?.trim() ?? '', quantity: Number(quantity) }))
  const fields = Object.entries(record(raw.fields)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, MAX_FIELD_LENGTH)] as const] : [],
  )
  return {
    lines: lines.filter(({ sku, quantity }) => sku !== '' && isQuantity(quantity)),
    fields: new Map(fields),
    language: languages.find((language) => language === raw.language) ?? languages[0] ?? 'en',
    isFinal: raw.isFinal === true,
  }
}
