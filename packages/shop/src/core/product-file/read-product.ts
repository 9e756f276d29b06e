import { type AdminText, given } from '@vitrine/content/core'
import type { ProductKind } from '../product/product-kind.ts'
import { MAX_PIECES, type WhenOut } from '../product/stock.ts'
import { MAX_OPTIONS } from '../product/stored-product.ts'
import { CONTENT_UNIT_NAMES, type Content } from '../product/unit-price.ts'
import { TAX_CLASSES, type TaxClass } from '../tax/tax-rate.ts'
import { downloadsIn } from './file-downloads.ts'
import { type FileGroup, type FileLine, typesOf } from './file-lines.ts'
import { fileName, lastOf, listOf, momentOf, numberOf, paragraphsOf } from './file-values.ts'
import type { FileOffer, FileProduct, FileVariant, UnreadProduct } from './product-file.ts'

/** Problems of a product, gathered while it is read. */
type Problems = AdminText[]

/**
 * Reads a product and its variants. Every problem is named, not the first alone.
 *
 * @param timeZone IANA name of the zone of the shop, in which moments without one are written.
 */
export function readProduct(
  { product: line, variants: lines }: FileGroup,
  timeZone: string,
): FileProduct | UnreadProduct {
  const problems: Problems = []
  const notes: AdminText[] = []
  const { cell } = line
  const name = cell('name') || undefined
  if (name === undefined && !cell('sku')) problems.push(NAMELESS)
  const types = typesOf(line)
  const other = types.find((type) => !KNOWN_TYPES.has(type))
  if (other !== undefined) problems.push(unknownType(other))
  const options = optionsOf(line, lines, problems, notes)
  const product: FileProduct = {
    line: line.line,
    ...offerOf(line, problems),
    ...downloadsIn(line, lines, problems, notes),
    ...given({
      name,
      isPublished: publishedOf(cell('published'), problems),
      kind: cell('type') === undefined ? undefined : kindOf(types),
      summary: textOf(line, 'summary', (html) => paragraphsOf(html).join('\n')),
      description: cell('description') ? paragraphsOf(cell('description') ?? '') : undefined,
      taxClass: taxClassOf(line, problems),
      whenOut: whenOutOf(cell('backorders')),
      deliveryTime: textOf(line, 'deliveryTime'),
      content: contentOf(line, problems),
      saleFrom: momentIn(line, 'saleFrom', { edge: 'begin', timeZone }, problems),
      saleUntil: momentIn(line, 'saleUntil', { edge: 'end', timeZone }, problems),
      place: placeOf(cell('place')),
      categories: namesOf(cell('categories'), lastOf),
      tags: namesOf(cell('tags')),
      brand: textOf(line, 'brand', (names) => listOf(names)[0] ?? null),
      images: namesOf(cell('images'), fileName),
    }),
    options,
    variants: lines.map((variant) => variantOf(variant, options, problems)),
    notes,
  }
  return problems.length > 0 ? { line: line.line, ...given({ name }), problems } : product
}

const KNOWN_TYPES = new Set(['', 'simple', 'variable', 'variation', 'downloadable', 'virtual'])

function kindOf(types: readonly string[]): ProductKind {
  if (types.includes('downloadable')) return 'digital'
  return types.includes('virtual') ? 'service' : 'goods'
}

/** Attributes by which variants differ, in the order of the product. */
function optionsOf(
  product: FileLine,
  variants: readonly FileLine[],
  problems: Problems,
  notes: AdminText[],
): readonly string[] {
  const used = new Set(variants.flatMap(({ attributes }) => [...attributes.keys()]))
  const named = [...product.attributes.keys()]
  const options = [...named.filter((name) => used.has(name)), ...[...used].filter((name) => !named.includes(name))]
  if (options.length > MAX_OPTIONS) problems.push(tooManyOptions(options))
  if (variants.length > 0 && options.length === 0) problems.push(NO_OPTIONS)
  const lost = named.filter((name) => !used.has(name))
  if (lost.length > 0) notes.push(lostAttributes(lost))
  return options
}

function variantOf(line: FileLine, options: readonly string[], problems: Problems): FileVariant {
  const values = options.map((option) => line.attributes.get(option) ?? '')
  for (const [place, value] of values.entries()) {
    if (value === '') problems.push(noValue(line.line, options[place] ?? ''))
  }
  const [image] = listOf(line.cell('images') ?? '')
  return {
    line: line.line,
    values,
    ...offerOf(line, problems),
    ...(image !== undefined && { image: fileName(image) }),
  }
}

function offerOf(line: FileLine, problems: Problems): FileOffer {
  const { cell, weight } = line
  const grams = weight && numberIn(line, weight.text, WEIGHT_NAME, problems)
  return given({
    sku: textOf(line, 'sku'),
    gtin: textOf(line, 'gtin'),
    price: numberIn(line, cell('price'), { en: 'Regular price', de: 'Preis' }, problems),
    salePrice: numberIn(line, cell('salePrice'), { en: 'Sale price', de: 'Angebotspreis' }, problems),
    stock: stockOf(line, problems),
    weight: typeof grams === 'number' ? Math.round(grams * (weight?.grams ?? 1)) : grams,
  })
}

/** Pieces; what is not counted and not there has none. */
function stockOf(line: FileLine, problems: Problems): number | null | undefined {
  const pieces = numberIn(line, line.cell('stock'), { en: 'Stock', de: 'Bestand' }, problems)
  if (typeof pieces !== 'number') return line.cell('inStock') === '0' ? 0 : pieces
  // More was sold than there was.
  const there = Math.max(0, pieces)
  if (Number.isInteger(there) && there <= MAX_PIECES) return there
  problems.push(noPieces(line.line, String(pieces)))
  return undefined
}

function numberIn(
  line: FileLine,
  cell: string | undefined,
  column: AdminText,
  problems: Problems,
): number | null | undefined {
  if (cell === undefined) return undefined
  if (cell === '') return null
  const number = numberOf(cell)
  if (number === undefined) problems.push(noNumber(line.line, cell, column))
  return number
}

function textOf(
  { cell }: FileLine,
  column: 'sku' | 'gtin' | 'summary' | 'deliveryTime' | 'brand',
  read: (text: string) => string | null = (text) => text,
): string | null | undefined {
  const text = cell(column)
  return text === undefined ? undefined : text === '' ? null : read(text)
}

function namesOf(cell: string | undefined, read = (name: string) => name): readonly string[] | undefined {
  return cell === undefined ? undefined : [...new Set(listOf(cell).map(read))].filter((name) => name !== '')
}

function publishedOf(cell: string | undefined, problems: Problems): boolean | undefined {
  if (!cell) return undefined
  if (['1', 'yes', 'true', 'ja'].includes(cell.toLowerCase())) return true
  if (['0', '-1', 'no', 'false', 'nein'].includes(cell.toLowerCase())) return false
  problems.push({
    en: `“${cell}” under “Published” says neither yes (1) nor no (0).`,
    de: `„${cell}“ unter „Published“ heißt weder ja (1) noch nein (0).`,
  })
  return undefined
}

function whenOutOf(cell: string | undefined): WhenOut | undefined {
  if (cell === undefined || cell === '') return undefined
  return ['0', 'no'].includes(cell.toLowerCase()) ? 'end' : 'order'
}

/** Classes of tax by their names: those of WooCommerce, and ours. */
const TAX_NAMES: Readonly<Record<string, TaxClass>> = {
  '': 'standard',
  parent: 'standard',
  'reduced-rate': 'reduced',
  'zero-rate': 'zero',
  ...Object.fromEntries(TAX_CLASSES.map((name) => [name.toLowerCase(), name])),
}

/** Tells whether a file may name a class of tax so. */
export function isTaxClassName(name: string): boolean {
  return Object.hasOwn(TAX_NAMES, name.toLowerCase())
}

function taxClassOf({ cell }: FileLine, problems: Problems): TaxClass | undefined {
  if (cell('taxStatus')?.toLowerCase() === 'none') return 'zero'
  const named = cell('taxClass')
  if (named === undefined) return undefined
  const taxClass = TAX_NAMES[named.toLowerCase()]
  if (!taxClass) problems.push(noTaxClass(named))
  return taxClass
}

function contentOf({ cell, line }: FileLine, problems: Problems): Content | null | undefined {
  const [written, unit] = [cell('contentAmount'), cell('contentUnit')]
  if (written === undefined || unit === undefined) return undefined
  if (written === '' && unit === '') return null
  const amount = numberOf(written)
  const known = CONTENT_UNIT_NAMES.find((name) => name === unit)
  if (amount !== undefined && amount > 0 && known) return { amount, unit: known }
  problems.push({
    en: `Line ${line}: “Content” is a number above 0, and “Content unit” one of ${CONTENT_UNIT_NAMES.join(', ')}.`,
    de: `Zeile ${line}: „Content“ ist eine Zahl über 0 und „Content unit“ eines von ${CONTENT_UNIT_NAMES.join(', ')}.`,
  })
  return undefined
}

function momentIn(
  { cell, line }: FileLine,
  column: 'saleFrom' | 'saleUntil',
  known: Parameters<typeof momentOf>[1],
  problems: Problems,
): string | null | undefined {
  const written = cell(column)
  if (written === undefined) return undefined
  if (written === '') return null
  const moment = momentOf(written, known)
  if (moment === undefined) problems.push(noMoment(line, written))
  return moment
}

function placeOf(cell: string | undefined): number | undefined {
  const place = cell === undefined ? undefined : numberOf(cell)
  // WooCommerce gives 0 to each that nobody has put in order.
  return place === undefined || place <= 0 || !Number.isInteger(place) ? undefined : place
}

const WEIGHT_NAME: AdminText = { en: 'Weight', de: 'Gewicht' }

const NAMELESS: AdminText = {
  en: 'It has neither a name nor a SKU.',
  de: 'Es hat weder einen Namen noch eine Artikelnummer.',
}

const NO_OPTIONS: AdminText = {
  en: 'Its variants have no attribute by which they differ.',
  de: 'Seine Varianten haben kein Attribut, in dem sie sich unterscheiden.',
}

const unknownType = (type: string): AdminText => ({
  en: `Vitrine has no products of the type “${type}”.`,
  de: `Vitrine hat keine Produkte der Art „${type}“.`,
})

const tooManyOptions = (options: readonly string[]): AdminText => ({
  en: `Its variants differ in ${options.length} attributes (${options.join(', ')}); ${MAX_OPTIONS} are possible. Divide it into several products.`,
  de: `Seine Varianten unterscheiden sich in ${options.length} Attributen (${options.join(', ')}); ${MAX_OPTIONS} sind möglich. Teilen Sie es in mehrere Produkte.`,
})

const lostAttributes = (names: readonly string[]): AdminText => ({
  en: `No variant differs in ${names.join(', ')}, so it is left out. Put it into the description.`,
  de: `Keine Variante unterscheidet sich in ${names.join(', ')}, deshalb bleibt es weg. Schreiben Sie es in die Beschreibung.`,
})

const noValue = (line: number, option: string): AdminText => ({
  en: `Line ${line}: say which “${option}” this variant has. Each value is a variant of its own.`,
  de: `Zeile ${line}: Angeben, welche „${option}“ diese Variante hat. Jeder Wert ist eine eigene Variante.`,
})

const noPieces = (line: number, written: string): AdminText => ({
  en: `Line ${line}: “${written}” is no number of pieces.`,
  de: `Zeile ${line}: „${written}“ ist keine Stückzahl.`,
})

const noNumber = (line: number, written: string, column: AdminText): AdminText => ({
  en: `Line ${line}: “${written}” under “${column.en}” is no number.`,
  de: `Zeile ${line}: „${written}“ unter „${column.de}“ ist keine Zahl.`,
})

const noTaxClass = (written: string): AdminText => ({
  en: `“${written}” is no class of tax. There are ${TAX_CLASSES.join(', ')}.`,
  de: `„${written}“ ist keine Steuerklasse. Es gibt ${TAX_CLASSES.join(', ')}.`,
})

const noMoment = (line: number, written: string): AdminText => ({
  en: `Line ${line}: “${written}” is no day. Write it as 2026-11-30.`,
  de: `Zeile ${line}: „${written}“ ist kein Tag. Schreiben Sie ihn als 2026-11-30.`,
})
