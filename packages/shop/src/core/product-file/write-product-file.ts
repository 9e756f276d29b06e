import { type CsvSeparator, csvLine, list, record, text } from '@vitrine/content/core'
import { skuOf } from '../product/sku.ts'
import { MAX_OPTIONS, optionNames } from '../product/stored-product.ts'
import { COLUMNS } from './file-columns.ts'
import { asList } from './file-values.ts'

type Raw = Readonly<Record<string, unknown>>

const PLACES = Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1)

/** Columns of a file, with what a line of a product or variant has in it. */
interface Line {
  readonly type: string
  readonly sku: string
  readonly parent: string
  readonly name: string
  /** The product, whose fields its variants leave empty. */
  readonly product: Raw | undefined
  /** The product, or a variant. */
  readonly offer: Raw
  readonly images: readonly string[]
  readonly values: readonly string[]
  readonly options: readonly string[]
}

const CELLS: readonly (readonly [name: string, cell: (line: Line) => string | number])[] = [
  [COLUMNS.type[0], ({ type }) => type],
  [COLUMNS.sku[0], ({ sku }) => sku],
  [COLUMNS.gtin[0], ({ offer }) => written(offer.gtin)],
  [COLUMNS.name[0], ({ name }) => name],
  [COLUMNS.published[0], ({ product }) => (product ? (product._status === 'published' ? '1' : '0') : '')],
  [COLUMNS.summary[0], ({ product }) => written(product?.description)],
  [COLUMNS.saleFrom[0], ({ product }) => written(product?.saleFrom)],
  [COLUMNS.saleUntil[0], ({ product }) => written(product?.saleUntil)],
  [COLUMNS.taxClass[0], ({ product }) => written(product?.taxClass)],
  [COLUMNS.stock[0], ({ offer }) => written(offer.stock)],
  [COLUMNS.backorders[0], ({ product }) => (product ? (product.whenOut === 'order' ? '1' : '0') : '')],
  ['Weight (g)', ({ offer }) => numeric(offer.weight)],
  [COLUMNS.salePrice[0], ({ offer }) => numeric(offer.salePrice)],
  [COLUMNS.price[0], ({ offer }) => numeric(offer.price)],
  [COLUMNS.categories[0], ({ product }) => titles(product?.categories)],
  [COLUMNS.tags[0], ({ product }) => titles(product?.tags)],
  [COLUMNS.brand[0], ({ product }) => titles([product?.brand])],
  [COLUMNS.images[0], ({ images }) => asList(images)],
  [COLUMNS.parent[0], ({ parent }) => parent],
  [COLUMNS.place[0], ({ product }) => written(product?.place)],
  [COLUMNS.contentAmount[0], ({ product }) => numeric(product?.contentAmount)],
  [COLUMNS.contentUnit[0], ({ product }) => written(product?.contentUnit)],
  [COLUMNS.deliveryTime[0], ({ product }) => written(product?.deliveryTime)],
  [COLUMNS.downloadLimit[0], ({ product }) => written(product?.downloads)],
  [COLUMNS.downloadExpiry[0], ({ product }) => written(product?.downloadDays)],
  ...PLACES.flatMap((place): (readonly [string, (line: Line) => string])[] => [
    [`Attribute ${place} name`, ({ options }) => options[place - 1] ?? ''],
    [`Attribute ${place} value(s)`, ({ values }) => values[place - 1] ?? ''],
  ]),
]

/** First line of a file of products. Spreadsheets take a file for UTF-8 when it begins with this mark. */
export function productFileHead(separator: CsvSeparator): string {
  return `\uFEFF${csvLine(
    CELLS.map(([name]) => name),
    separator,
  )}`
}

/**
 * Lines of a product and its variants.
 *
 * @param product As Payload reads it in one language, with terms and images in place of their ids.
 * @param written.addressOf Gives the address of an image's file.
 */
export function productLines(
  product: Raw,
  {
    addressOf,
    separator,
  }: {
    readonly addressOf: (filename: string, updatedAt: unknown) => string
    readonly separator: CsvSeparator
  },
): string {
  const options = optionNames(product, text)
  const rows = options.length === 0 ? [] : list(product.variants)
  const id = Number(product.id)
  const sku = skuOf(id, { id: '', ...codeOf(product) })
  const name = written(product.title)
  const valuesOf = (row: Raw) => options.map((_, place) => written(row[`value${place + 1}`]))
  const addresses = (images: readonly unknown[]) =>
    images.flatMap((image) => {
      const { filename, updatedAt } = record(image)
      return typeof filename === 'string' ? [addressOf(filename, updatedAt)] : []
    })
  const own: Line = {
    type: typeOf(product, rows.length > 0),
    sku,
    parent: '',
    name,
    product,
    offer: product,
    images: addresses([product.image, ...[product.gallery ?? []].flat()]),
    options,
    values: options.map((_, place) => asList([...new Set(rows.map((row) => valuesOf(row)[place] ?? ''))])),
  }
  const variants = rows.map(
    (row, index): Line => ({
      type: 'variation',
      sku: skuOf(id, { id: String(row.id ?? index), ...codeOf(row) }),
      parent: sku,
      name,
      product: undefined,
      offer: row,
      images: addresses([row.image]),
      options,
      values: valuesOf(row),
    }),
  )
  return [own, ...variants]
    .map((line) =>
      csvLine(
        CELLS.map(([, cell]) => cell(line)),
        separator,
      ),
    )
    .join('')
}

function codeOf(holder: Raw): { readonly sku?: string } {
  const sku = text(holder.sku)?.trim()
  return sku === undefined ? {} : { sku }
}

function typeOf({ kind }: Raw, hasVariants: boolean): string {
  const type = hasVariants ? 'variable' : 'simple'
  if (kind === 'digital') return `${type}, downloadable, virtual`
  return kind === 'service' ? `${type}, virtual` : type
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A number as such, so that it has the decimal sign of the file. */
function numeric(value: unknown): string | number {
  return typeof value === 'number' ? value : written(value)
}

function titles(terms: unknown): string {
  return asList(
    [terms ?? []]
      .flat()
      .map((term) => written(record(term).title))
      .filter((title) => title !== ''),
  )
}
