import { choice, dateOf, given, list, record, text, within } from '@vitrine/content/core'
import type { Amount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import type { PricePlan, ReducedPrice } from './price-plan.ts'
import { PRODUCT_KIND_NAMES, type ProductKind } from './product-kind.ts'
import { MAX_PIECES, WHEN_OUT_NAMES, type WhenOut } from './stock.ts'
import { storedAmount } from './stored-amount.ts'
import { CONTENT_UNIT_NAMES, type Content } from './unit-price.ts'

type Raw = Readonly<Record<string, unknown>>

/** Options that a product may have, such as wood and size. */
export const MAX_OPTIONS = 3

/** Variants of one product. */
export const MAX_VARIANTS = 100

/** Most of a content, in its unit. */
const MAX_CONTENT = 1_000_000

/** One thing that can be bought: a product without variants, or one of its variants. */
export interface Variant {
  /** Id of its row; empty for a product without variants. */
  readonly id: string
  /** In the order of the product's options. */
  readonly values: readonly string[]
  readonly sku?: string
  readonly gtin?: string
  readonly plan?: PricePlan
  /** Pieces that are left; undefined: they are not counted. */
  readonly stock?: number
  readonly whenOut: WhenOut
  /** Weight of one piece. */
  readonly grams?: number
  readonly deliveryTime?: string
  /** Its own image, as it is stored. */
  readonly image?: unknown
}

/** A product as far as its prices, options and stock go. */
export interface StoredProduct {
  readonly kind: ProductKind
  /** Names of its options, in their order. */
  readonly options: readonly string[]
  /** At least one. */
  readonly variants: readonly [Variant, ...Variant[]]
  readonly content?: Content
}

/** Reading of a product. */
interface Reading {
  readonly currency: Currency
  /** Text of a field that is stored by language, in the language that is read. */
  readonly local: (stored: unknown) => string | undefined
}

/** Reads a product as it is stored. What its variants do not say, the product says for them. */
export function parseProduct(product: unknown, reading: Reading): StoredProduct {
  const raw = record(product)
  const options = optionNames(raw, reading.local)
  const own = parseVariant(raw, { values: [], id: '' }, reading)
  const rows = options.length === 0 ? [] : list(raw.variants).slice(0, MAX_VARIANTS)
  const [first = own, ...others] = rows.map((row, index) =>
    parseRow(row, { index, options, product: raw, own, reading }),
  )
  return {
    kind: choice(raw.kind, PRODUCT_KIND_NAMES),
    options,
    variants: [first, ...others],
    ...given({ content: parseContent(raw) }),
  }
}

/** Names of the options of a product, up to the first that has none. */
export function optionNames(raw: Raw, local: Reading['local']): readonly string[] {
  const names = Array.from({ length: MAX_OPTIONS }, (_, place) => local(raw[`option${place + 1}`])?.trim())
  const end = names.indexOf(undefined)
  return names.slice(0, end === -1 ? names.length : end).flatMap((name) => name ?? [])
}

function parseRow(
  row: Raw,
  given: {
    readonly index: number
    readonly options: readonly string[]
    readonly product: Raw
    readonly own: Variant
    readonly reading: Reading
  },
): Variant {
  const { index, options, product, own, reading } = given
  const values = options.map((_, place) => reading.local(row[`value${place + 1}`])?.trim() ?? '')
  const ownPrice = typeof row.price === 'number'
  const variant = parseVariant(
    {
      ...row,
      whenOut: product.whenOut,
      price: ownPrice ? row.price : product.price,
      // A variant with a price of its own is reduced by its own reduced price alone.
      salePrice: ownPrice || typeof row.salePrice === 'number' ? row.salePrice : product.salePrice,
      saleFrom: product.saleFrom,
      saleUntil: product.saleUntil,
    },
    { id: String(row.id ?? index), values },
    reading,
  )
  const { sku: _sku, gtin: _gtin, stock: _stock, image: _image, plan: _plan, ...inherited } = own
  return { ...inherited, ...variant }
}

function parseVariant(raw: Raw, named: Pick<Variant, 'id' | 'values'>, { currency, local }: Reading): Variant {
  return {
    ...named,
    whenOut: choice(raw.whenOut, WHEN_OUT_NAMES),
    ...given({
      sku: text(raw.sku)?.trim(),
      gtin: text(raw.gtin)?.trim(),
      plan: parsePlan(raw, currency),
      stock: within(raw.stock, { min: 0, max: MAX_PIECES }),
      grams: within(raw.weight, { min: 0, max: MAX_PIECES }),
      deliveryTime: local(raw.deliveryTime),
      image: raw.image ?? undefined,
    }),
  }
}

function parsePlan(raw: Raw, currency: Currency): PricePlan | undefined {
  const regular = storedAmount(raw.price, currency)
  if (regular === undefined) return undefined
  return { regular, ...given({ reduced: parseReduced(raw, storedAmount(raw.salePrice, currency)) }) }
}

function parseReduced(raw: Raw, price: Amount | undefined): ReducedPrice | undefined {
  return price === undefined
    ? undefined
    : { price, ...given({ from: timeOf(raw.saleFrom), until: timeOf(raw.saleUntil) }) }
}

function timeOf(raw: unknown): number | undefined {
  const date = raw instanceof Date ? raw.toISOString() : dateOf(raw)
  return date === undefined ? undefined : Date.parse(date)
}

function parseContent(raw: Raw): Content | undefined {
  const amount = within(raw.contentAmount, { min: 0, max: MAX_CONTENT })
  const unit = CONTENT_UNIT_NAMES.find((name) => name === raw.contentUnit)
  return amount && unit ? { amount, unit } : undefined
}
