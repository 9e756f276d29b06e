/**
 * Names of columns, ours first. They are those of WooCommerce's product export, English and German, so that a file of that
 * shop can be read, and ours in it. https://woocommerce.com/document/product-csv-importer-exporter/
 */
export const COLUMNS = {
  id: ['ID'],
  type: ['Type', 'Typ'],
  sku: ['SKU', 'Artikelnummer'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN', 'EAN', 'GTIN, UPC, EAN oder ISBN'],
  name: ['Name'],
  published: ['Published', 'Veröffentlicht'],
  summary: ['Short description', 'Kurzbeschreibung'],
  description: ['Description', 'Beschreibung'],
  saleFrom: ['Date sale price starts', 'Datum, an dem Angebotspreis beginnt'],
  saleUntil: ['Date sale price ends', 'Datum, an dem Angebotspreis endet'],
  taxStatus: ['Tax status', 'Steuerstatus'],
  taxClass: ['Tax class', 'Steuerklasse'],
  inStock: ['In stock?', 'Vorrätig?', 'Auf Lager?'],
  stock: ['Stock', 'Bestand', 'Lager', 'Lagerbestand'],
  backorders: ['Backorders allowed?', 'Lieferrückstände erlaubt?'],
  salePrice: ['Sale price', 'Angebotspreis'],
  price: ['Regular price', 'Price', 'Regulärer Preis', 'Preis'],
  categories: ['Categories', 'Kategorien'],
  tags: ['Tags', 'Schlagwörter'],
  images: ['Images', 'Bilder'],
  parent: ['Parent', 'Übergeordnetes Produkt'],
  brand: ['Brands', 'Brand', 'Marken', 'Marke'],
  place: ['Position'],
  contentAmount: ['Content', 'Inhalt'],
  contentUnit: ['Content unit', 'Einheit'],
  deliveryTime: ['Delivery time', 'Lieferzeit'],
  downloadLimit: ['Download limit', 'Download-Limit', 'Downloadlimit'],
  downloadExpiry: ['Download expiry days', 'Ablauftage des Downloads', 'Download-Ablauftage'],
  // Line of the whole file, in a part of it.
  line: ['Line'],
} as const

export type Column = keyof typeof COLUMNS

/** Grams of the units in which WooCommerce writes weights, which stand in the name of the column. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1_000, lbs: 453.592_37, oz: 28.349_523_125 }

const WEIGHT = /^(?:weight|gewicht)(?: \((g|kg|lbs|oz)\))?$/
const ATTRIBUTE_NAME = /^attribute? (\d{1,3}) name$/
const ATTRIBUTE_VALUES = /^attribute? (\d{1,3}) (?:value\(s\)|wert\(e\))$/
/** Details of attributes that Vitrine has no use for. */
const OF_ATTRIBUTES = /^attribute? \d{1,3} /

/** Places of the columns of a file. */
export interface FileColumns {
  readonly places: ReadonlyMap<Column, number>
  readonly weight?: { readonly place: number; readonly grams: number }
  readonly attributes: readonly { readonly name: number; readonly values: number }[]
  /** Names of columns that nothing is read from. */
  readonly unread: readonly string[]
}

const COLUMN_OF = new Map(
  Object.entries(COLUMNS).flatMap(([column, names]) => names.map((name) => [name.toLowerCase(), column as Column])),
)

/** Finds the columns of a file by its first line. */
export function readColumns(head: readonly string[]): FileColumns {
  const places = new Map<Column, number>()
  const names = new Map<string, number>()
  const values = new Map<string, number>()
  const unread: string[] = []
  let weight: FileColumns['weight']
  for (const [place, cell] of head.entries()) {
    const written = cell.trim()
    const name = written.toLowerCase()
    const column = COLUMN_OF.get(name)
    const unit = WEIGHT.exec(name)
    const attribute = ATTRIBUTE_NAME.exec(name)?.[1]
    const ofAttribute = ATTRIBUTE_VALUES.exec(name)?.[1]
    if (column) places.set(column, places.get(column) ?? place)
    else if (unit) weight ??= { place, grams: GRAMS[unit[1] ?? 'g'] ?? 1 }
    else if (attribute) names.set(attribute, place)
    else if (ofAttribute) values.set(ofAttribute, place)
    else if (written !== '' && !OF_ATTRIBUTES.test(name)) unread.push(written)
  }
  const attributes = [...names].flatMap(([key, name]) => {
    const place = values.get(key)
    return place === undefined ? [] : [{ name, values: place }]
  })
  return { places, attributes, unread, ...(weight && { weight }) }
}
