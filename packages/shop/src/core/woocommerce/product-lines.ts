import type { ImportedItem, ImportTools } from '@vitrine/kit/core'
import type { Column } from '../product-file/file-columns.ts'
import type { FileGroup, FileLine } from '../product-file/file-lines.ts'
import { isTaxClassName } from '../product-file/read-product.ts'
import { type ProductAttribute, valuesOf } from './attributes.ts'
import { isYes, metaOf, momentOfSeconds } from './metas.ts'

/** A variant of a file with the variation that it comes of. */
export interface VariationLine {
  readonly line: FileLine
  readonly variation: ImportedItem
  /** Place among the variants of one variation. */
  readonly place: number
}

/**
 * A product with its variations as the lines that a file of products has of them, so that both are read by the same rules.
 *
 * @param variations Those that are sold.
 */
export function productLines(
  product: ImportedItem,
  variations: readonly ImportedItem[],
  attributes: readonly ProductAttribute[],
  tools: ImportTools,
): { readonly group: FileGroup; readonly variants: readonly VariationLine[] } {
  const options = attributes.filter(({ isOption }) => isOption)
  const variants = variations.flatMap((variation) =>
    valuesOf(variation, options, tools).map((values, place) => ({
      variation,
      place,
      line: lineOf(variation, variantCells(variation, place), values),
    })),
  )
  const own = lineOf(
    product,
    productCells(product, variations),
    new Map(variants.length === 0 ? [] : options.map(({ name, values }) => [name, values.join(', ')])),
  )
  return { group: { product: own, variants: variants.map(({ line }) => line) }, variants }
}

type Cells = Readonly<Partial<Record<Column, string>>>

/** WooCommerce weighs in kilograms unless a shop says otherwise, which an export does not. */
const GRAMS_OF_UNIT = 1000

function lineOf(item: ImportedItem, cells: Cells, attributes: ReadonlyMap<string, string>): FileLine {
  const weight = metaOf(item, '_weight')
  return {
    line: item.id,
    cell: (column) => cells[column],
    weight: weight === '' ? undefined : { text: weight, grams: GRAMS_OF_UNIT },
    attributes,
  }
}

function productCells(product: ImportedItem, variations: readonly ImportedItem[]): Cells {
  const hasVariants = variations.length > 0
  const taxClass = metaOf(product, '_tax_class')
  return {
    ...offerCells(product),
    // Pieces of a product with variants are those of its variants.
    ...(hasVariants && { stock: '', inStock: '1' }),
    ...saleCells([product, ...variations]),
    name: product.title,
    type: typesOf(product, variations),
    summary: product.excerpt,
    taxStatus: metaOf(product, '_tax_status'),
    taxClass: isTaxClassName(taxClass) ? taxClass : '',
    backorders: hasBackorders([product, ...variations]) ? '1' : '0',
    place: String(product.menuOrder),
  }
}

/** Only the first of several variants of one variation has its codes. */
function variantCells(variation: ImportedItem, place: number): Cells {
  const cells = offerCells(variation)
  return place === 0 ? cells : { ...cells, sku: '', gtin: '' }
}

function offerCells(item: ImportedItem): Cells {
  const regular = metaOf(item, '_regular_price')
  return {
    sku: metaOf(item, '_sku'),
    gtin: metaOf(item, '_global_unique_id'),
    price: regular === '' ? metaOf(item, '_price') : regular,
    salePrice: regular === '' ? '' : metaOf(item, '_sale_price'),
    stock: isYes(item, '_manage_stock') ? metaOf(item, '_stock') : '',
    inStock: metaOf(item, '_stock_status') === 'outofstock' ? '0' : '1',
  }
}

/** Days of a reduction: those of the product, or of the first of its variations that has some. */
function saleCells(items: readonly ImportedItem[]): Cells {
  const dated = items.find((item) => saleDaysOf(item) !== '/')
  if (dated === undefined) return {}
  return {
    saleFrom: momentOfSeconds(metaOf(dated, '_sale_price_dates_from')) ?? '',
    saleUntil: momentOfSeconds(metaOf(dated, '_sale_price_dates_to')) ?? '',
  }
}

/** Days of the reduction of a product or variation, in a text that equal ones share; `/` for none. */
export function saleDaysOf(item: ImportedItem): string {
  return `${metaOf(item, '_sale_price_dates_from')}/${metaOf(item, '_sale_price_dates_to')}`
}

/** Kinds as a file has them. A product with variants is of the kind of all of them. */
function typesOf(product: ImportedItem, variations: readonly ImportedItem[]): string {
  const type = product.terms.find(({ taxonomy }) => taxonomy === 'product_type')?.slug ?? 'simple'
  const offers = variations.length > 0 ? variations : [product]
  return [
    type,
    ...(offers.every((offer) => isYes(offer, '_virtual')) ? ['virtual'] : []),
    ...(offers.every((offer) => isYes(offer, '_downloadable')) ? ['downloadable'] : []),
  ].join(', ')
}

function hasBackorders(items: readonly ImportedItem[]): boolean {
  return items.some(
    (item) =>
      ['yes', 'notify'].includes(metaOf(item, '_backorders')) || metaOf(item, '_stock_status') === 'onbackorder',
  )
}
