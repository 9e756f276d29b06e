import { record } from '@vitrine/content/core'
import type { ConvertedItem, ImportedItem, ImportReference, ImportTools } from '@vitrine/kit/core'
import { currencyOf } from '../currency-code.ts'
import { productMistakes } from '../product/product-mistakes.ts'
import { MAX_OPTIONS } from '../product/stored-product.ts'
import { type FoundNames, productChange } from '../product-file/product-change.ts'
import { isTaxClassName, readProduct } from '../product-file/read-product.ts'
import { attributesOf, type ProductAttribute } from './attributes.ts'
import { downloadsOf } from './downloads.ts'
import { idsIn, isYes, metaOf } from './metas.ts'
import { productLines, saleDaysOf, type VariationLine } from './product-lines.ts'

/** Most terms or related products of one product. */
const MAX_TERMS = 20

/** Most images of a gallery. */
const MAX_IMAGES = 60

/** Characters of the words beside the price. */
const MAX_SUMMARY_LENGTH = 600

/** Fields of a product that says nothing of them. They are written, so that what an export no longer has goes here, too. */
const EMPTY: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ['description', 'price', 'salePrice', 'saleFrom', 'saleUntil', 'sku', 'gtin', 'stock', 'weight'].map((name) => [
      name,
      null,
    ]),
  ),
  ...Object.fromEntries(Array.from({ length: MAX_OPTIONS }, (_, place) => [`option${place + 1}`, null])),
  variants: [],
  image: null,
  gallery: [],
  brand: null,
  files: [],
  downloads: null,
  downloadDays: null,
}

/** Names are references here: the import knows documents by their numbers on the old site. */
const NO_NAMES: FoundNames = { categories: [], tags: [], brand: undefined, imageOf: () => undefined }

/** A product of WooCommerce as the form of a product holds it, by the rules by which files of products are read. */
export function convertProduct(product: ImportedItem, tools: ImportTools): ConvertedItem {
  const sold = tools.parts.filter(({ status }) => status === 'publish')
  const attributes = attributesOf(product, tools)
  const { group, variants } = productLines(product, sold, attributes, tools)
  // The export has moments with their zone.
  const read = readProduct(group, 'UTC')
  if ('problems' in read) return { problem: read.problems.map(({ en }) => en.replace(/^Line /, 'Item ')).join(' ') }
  const { data } = productChange(read, undefined, NO_NAMES, () => [])
  const downloads = downloadsOf(sold.length > 0 ? sold : [product], tools)
  const fields = {
    ...EMPTY,
    ...downloads.data,
    ...data,
    ...summaryOf(data, product, tools),
    ...imagesOf(product, tools),
    ...termsOf(product, tools),
    ...relatedOf(product, tools),
    ...(variants.length > 0 && { variants: withVariations(data.variants, variants, tools) }),
    layout: tools.blocks(product.content + attributeList(attributes)),
  }
  const isHeldBack = reportLosses(product, sold, variants, tools)
  // References have no ids yet.
  const mistakes = productMistakes(
    { ...fields, files: fields.files.map((_, place) => place + 1) },
    currencyOf(undefined),
  )
  for (const { text } of mistakes) tools.report({ level: 'changed', text: `A product came as a draft. ${text.en}` })
  return { data: fields, needs: fields.files, isDraft: isHeldBack || downloads.isHeldBack || mistakes.length > 0 }
}

function summaryOf({ description }: Readonly<Record<string, unknown>>, { excerpt }: ImportedItem, tools: ImportTools) {
  if (typeof description !== 'string' || description.length <= MAX_SUMMARY_LENGTH) return {}
  tools.report({ level: 'changed', text: `Short descriptions of more than ${MAX_SUMMARY_LENGTH} characters were cut` })
  return { description: tools.words(excerpt, MAX_SUMMARY_LENGTH) }
}

function imagesOf(product: ImportedItem, tools: ImportTools) {
  const image = imageOf(product, tools)
  const gallery = idsIn(metaOf(product, '_product_image_gallery'), tools).flatMap((id) => tools.image(id) ?? [])
  return { ...(image && { image }), ...(gallery.length > 0 && { gallery: gallery.slice(0, MAX_IMAGES) }) }
}

function imageOf(item: ImportedItem, tools: ImportTools): ImportReference | undefined {
  const [id] = idsIn(metaOf(item, '_thumbnail_id'), tools)
  return id === undefined ? undefined : tools.image(id)
}

function termsOf(product: ImportedItem, tools: ImportTools) {
  const of = (wanted: string) =>
    product.terms
      .filter(({ taxonomy }) => taxonomy === wanted)
      .flatMap(({ slug }) => tools.term(wanted, slug)?.reference ?? [])
      .slice(0, MAX_TERMS)
  const [brand] = of('product_brand')
  return { categories: of('product_cat'), tags: of('product_tag'), ...(brand && { brand }) }
}

function relatedOf(product: ImportedItem, tools: ImportTools) {
  const named = (key: string) =>
    idsIn(metaOf(product, key), tools)
      .flatMap((id) => tools.item(id) ?? [])
      .slice(0, MAX_TERMS)
  return { related: named('_upsell_ids'), goesWith: named('_crosssell_ids') }
}

/** Rows with their images, and ids that are the same in each import: stock and prices are remembered by them. */
function withVariations(
  rows: unknown,
  variants: readonly VariationLine[],
  tools: ImportTools,
): readonly Readonly<Record<string, unknown>>[] {
  return (Array.isArray(rows) ? rows : []).map((row, index) => {
    const variant = variants[index]
    const image = variant && imageOf(variant.variation, tools)
    return {
      ...record(row),
      ...(variant && { id: rowIdOf(variant) }),
      ...(image && { image }),
    }
  })
}

/** Id of a row in the shape that the database makes them: 24 hexadecimal digits. */
function rowIdOf({ variation, place }: VariationLine): string {
  return variation.id.toString(16).padStart(20, '0') + place.toString(16).padStart(4, '0')
}

/** Attributes in which no variant differs are words of the description. */
function attributeList(attributes: readonly ProductAttribute[]): string {
  const shown = attributes.filter(({ isOption, isShown }) => isShown && !isOption)
  if (shown.length === 0) return ''
  const items = shown.map(
    ({ name, values }) => `<li><strong>${escaped(name)}:</strong> ${escaped(values.join(', '))}</li>`,
  )
  return `\n\n<ul>${items.join('')}</ul>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Names what has no place here. @returns True for a product that an owner has to look at before it is sold. */
function reportLosses(
  product: ImportedItem,
  sold: readonly ImportedItem[],
  variants: readonly VariationLine[],
  { parts, report }: ImportTools,
): boolean {
  const offers = [product, ...sold]
  const has = (key: string) => offers.some((offer) => metaOf(offer, key) !== '')
  const visibility = product.terms.filter(({ taxonomy }) => taxonomy === 'product_visibility').map(({ slug }) => slug)
  const taxClass = metaOf(product, '_tax_class')
  const isHidden = visibility.includes('exclude-from-catalog') && visibility.includes('exclude-from-search')
  const heldBack: readonly (readonly [boolean, string])[] = [
    [isHidden, 'Products that no list showed came as drafts, since lists show all that is published'],
    [!isTaxClassName(taxClass), `Products of the tax class “${taxClass}” came as drafts: choose a class for each`],
    [
      variants.length > 0 && isYes(product, '_manage_stock'),
      'Products whose variants shared one stock came as drafts: count the pieces of each variant',
    ],
    [
      variants.some(({ variation, place }) => place > 0 && isYes(variation, '_manage_stock')),
      'Variations for any value that counted their pieces came as drafts: count those of each variant',
    ],
    [
      new Set(sold.map(saleDaysOf)).size > 1,
      'Products whose variants were reduced on different days came as drafts: the days are those of the product here',
    ],
  ]
  const lost: readonly (readonly [boolean, string])[] = [
    [
      !isHidden && visibility.some((slug) => slug.startsWith('exclude-')),
      'Products that only lists or only the search showed are in both',
    ],
    [visibility.includes('featured'), 'Featured products are like all others here'],
    [parts.length > sold.length, 'Variations that were switched off were left out'],
    [
      offers.some((offer) => metaOf(offer, '_sold_individually') === 'yes'),
      'Products of which an order takes one piece only have no such limit here',
    ],
    [has('_variation_description'), 'Descriptions of variations have no place here'],
    [has('_purchase_note'), 'Notes that buyers get after an order have no place here'],
    [has('_length') || has('_width') || has('_height'), 'Lengths, widths and heights have no place here'],
    [
      product.terms.some(({ taxonomy }) => taxonomy === 'product_shipping_class'),
      'Shipping classes have no place here: zones ask for value and weight',
    ],
  ]
  if (has('_weight'))
    report({ level: 'note', text: 'Weights were taken for kilograms, since exports do not say their unit' })
  for (const [isSo, text] of heldBack) if (isSo) report({ level: 'changed', text })
  for (const [isSo, text] of lost) if (isSo) report({ level: 'lost', text })
  return heldBack.some(([isSo]) => isSo)
}
