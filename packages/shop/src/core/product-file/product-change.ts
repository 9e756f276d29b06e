import { type AdminText, list, record, referenceId, referenceIds, text } from '@vitrine/content/core'
import { skuKey, skuOf } from '../product/sku.ts'
import { MAX_OPTIONS } from '../product/stored-product.ts'
import type { FileOffer, FileProduct, FileVariant } from './product-file.ts'

type Raw = Readonly<Record<string, unknown>>

/** Documents of this site that the names of a file stand for. */
export interface FoundNames {
  /** Ids of the terms of a name; undefined for one that is to be made, or cannot be. */
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly brand: number | undefined
  /** Id of an image by the name of its file. */
  readonly imageOf: (file: string) => number | undefined
}

/** Change that a line of a file asks for. */
export interface ProductChange {
  /** Fields that are others, for a form of the product. */
  readonly data: Raw
  /** Names of these fields. */
  readonly changed: readonly AdminText[]
}

/** Fields of a form with their names; those of several make one. */
const NAMES: Readonly<Record<string, AdminText>> = {
  title: { en: 'name', de: 'Name' },
  _status: { en: 'published', de: 'veröffentlicht' },
  kind: { en: 'what it is', de: 'Art' },
  description: { en: 'short description', de: 'Kurzbeschreibung' },
  layout: { en: 'description', de: 'Beschreibung' },
  taxClass: { en: 'tax', de: 'Steuer' },
  whenOut: { en: 'when none is left', de: 'wenn keins mehr da ist' },
  deliveryTime: { en: 'delivery time', de: 'Lieferzeit' },
  contentAmount: { en: 'content', de: 'Inhalt' },
  contentUnit: { en: 'content', de: 'Inhalt' },
  saleFrom: { en: 'reduced from', de: 'reduziert ab' },
  saleUntil: { en: 'reduced until', de: 'reduziert bis' },
  downloads: { en: 'downloads', de: 'Downloads' },
  downloadDays: { en: 'days of downloads', de: 'Tage der Downloads' },
  place: { en: 'place', de: 'Platz' },
  categories: { en: 'categories', de: 'Kategorien' },
  tags: { en: 'tags', de: 'Schlagwörter' },
  brand: { en: 'brand', de: 'Marke' },
  image: { en: 'images', de: 'Bilder' },
  gallery: { en: 'images', de: 'Bilder' },
  sku: { en: 'SKU', de: 'Artikelnummer' },
  gtin: { en: 'GTIN', de: 'GTIN' },
  price: { en: 'price', de: 'Preis' },
  salePrice: { en: 'reduced price', de: 'reduzierter Preis' },
  stock: { en: 'stock', de: 'Bestand' },
  weight: { en: 'weight', de: 'Gewicht' },
  option1: { en: 'options', de: 'Optionen' },
  option2: { en: 'options', de: 'Optionen' },
  option3: { en: 'options', de: 'Optionen' },
  variants: { en: 'variants', de: 'Varianten' },
}

/**
 * Finds what a product of a file changes. Variants that the file does not name stay as they are.
 *
 * @param stored The product that there is, as Payload reads it in the language of the file; undefined: it is new.
 * @param layoutOf Makes blocks of paragraphs.
 */
export function productChange(
  file: FileProduct,
  stored: Raw | undefined,
  found: FoundNames,
  layoutOf: (paragraphs: readonly string[]) => readonly object[],
): ProductChange {
  const wished = { ...fieldsOf(file, stored, found, layoutOf), ...variantFields(file, stored, found) }
  const data = Object.fromEntries(
    Object.entries(wished).filter(([name, value]) => value !== undefined && !isSame(value, stored?.[name], name)),
  )
  const changed = Object.keys(data).flatMap((name) => NAMES[name] ?? [])
  return { data, changed: changed.filter(({ en }, place) => changed.findIndex((one) => one.en === en) === place) }
}

function fieldsOf(
  file: FileProduct,
  stored: Raw | undefined,
  { categories, tags, brand, imageOf }: FoundNames,
  layoutOf: (paragraphs: readonly string[]) => readonly object[],
): Raw {
  const images = (file.images ?? []).flatMap((name) => imageOf(name) ?? [])
  const isBare = list(stored?.layout).length === 0
  return {
    title: file.name,
    _status: file.isPublished === undefined ? undefined : file.isPublished ? 'published' : 'draft',
    kind: file.kind,
    description: file.summary,
    // What was designed here is not overwritten by what was exported elsewhere.
    layout: file.description && isBare && file.description.length > 0 ? layoutOf(file.description) : undefined,
    taxClass: file.taxClass,
    whenOut: file.whenOut,
    deliveryTime: file.deliveryTime,
    contentAmount: file.content === undefined ? undefined : (file.content?.amount ?? null),
    contentUnit: file.content === undefined ? undefined : (file.content?.unit ?? null),
    saleFrom: file.saleFrom,
    saleUntil: file.saleUntil,
    downloads: file.downloads,
    downloadDays: file.downloadDays,
    place: file.place,
    categories: file.categories && categories,
    tags: file.tags && tags,
    brand: file.brand === undefined ? undefined : (brand ?? null),
    image: images[0],
    gallery: images.length > 0 ? images.slice(1) : undefined,
    ...offerFields(file, madeSku(stored, '')),
  }
}

/** @param made SKU that is made where none is given: it is not written down. */
function offerFields(file: FileOffer, made: string | undefined): Raw {
  const { sku, gtin, price, salePrice, stock, weight } = file
  const isMade = typeof sku === 'string' && made !== undefined && skuKey(sku) === skuKey(made)
  return { sku: isMade ? null : sku, gtin, price, salePrice, stock, weight }
}

function madeSku(stored: Raw | undefined, row: string): string | undefined {
  return stored === undefined ? undefined : skuOf(Number(stored.id), { id: row })
}

function variantFields(file: FileProduct, stored: Raw | undefined, found: FoundNames): Raw {
  if (file.variants.length === 0) return {}
  const options = Array.from({ length: MAX_OPTIONS }, (_, place) => [`option${place + 1}`, file.options[place] ?? null])
  const rows = list(stored?.variants)
  const named = new Map(file.variants.map((variant) => [rowOf(variant, rows, stored), variant] as const))
  const known = rows.map((row) => {
    const variant = named.get(row)
    return variant ? { ...row, ...variantData(variant, found, madeSku(stored, String(row.id))) } : row
  })
  const added = file.variants
    .filter((variant) => !rowOf(variant, rows, stored))
    .map((variant) => ({ blockType: 'productVariant', ...variantData(variant, found, undefined) }))
  return { ...Object.fromEntries(options), variants: [...known, ...added] }
}

/** The variant that there is already: of the same SKU, or else of the same values. */
function rowOf(variant: FileVariant, rows: readonly Raw[], stored: Raw | undefined): Raw | undefined {
  const { sku, values } = variant
  const bySku = rows.find((row) => {
    const own = text(row.sku) ?? madeSku(stored, String(row.id))
    return typeof sku === 'string' && own !== undefined && skuKey(own) === skuKey(sku)
  })
  return (
    bySku ??
    rows.find((row) =>
      values.every((value, place) => text(row[`value${place + 1}`])?.toLowerCase() === value.toLowerCase()),
    )
  )
}

function variantData(variant: FileVariant, { imageOf }: FoundNames, made: string | undefined): Raw {
  const values = Object.fromEntries(variant.values.map((value, place) => [`value${place + 1}`, value]))
  const image = variant.image === undefined ? undefined : imageOf(variant.image)
  const { stock, ...offer } = offerFields(variant, made)
  const given = Object.entries({ ...offer, stock, image }).filter(([, value]) => value !== undefined)
  return { ...values, ...Object.fromEntries(given) }
}

const REFERENCES = new Set(['categories', 'tags', 'gallery'])

/** True if a form would hold the same: an empty field is one that is not there, and a reference is its id. */
function isSame(wished: unknown, stored: unknown, name: string): boolean {
  if (name === 'variants') return isSameList(list(wished).map(comparable), list(stored).map(comparable))
  if (name === 'layout') return false
  if (REFERENCES.has(name)) return referenceIds(wished).join() === referenceIds(stored).join()
  if (name === 'image' || name === 'brand') return referenceId(wished) === referenceId(stored)
  if (name === 'saleFrom' || name === 'saleUntil') return timeOf(wished) === timeOf(stored)
  return (wished ?? '') === (stored ?? '')
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((row, place) => row === other[place])
}

function comparable(row: Raw): string {
  const fields = Object.entries(record(row)).filter(
    ([name, value]) => !UNCOMPARED.has(name) && value != null && value !== '',
  )
  return JSON.stringify(
    fields
      .map(([name, value]) => [name, name === 'image' ? referenceId(value) : value])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  )
}

/** Fields of a variant that no file has. */
const UNCOMPARED = new Set(['id', 'blockType', 'blockName', 'stockSeen'])

function timeOf(moment: unknown): number | undefined {
  const time = Date.parse(String(moment ?? ''))
  return Number.isNaN(time) ? undefined : time
}
