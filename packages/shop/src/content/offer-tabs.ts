import { momentAdmin } from '@vitrine/content/core'
import { optionsOf } from '@vitrine/kit/fields'
import type { BlockSlug, Field, Tab } from 'payload'
import { MAX_PRODUCT_FILES } from '../core/downloads/download-limits.ts'
import { PRODUCT_KIND_NAMES, PRODUCT_KINDS } from '../core/product/product-kind.ts'
import { MAX_PIECES, WHEN_OUT, WHEN_OUT_NAMES } from '../core/product/stock.ts'
import { MAX_OPTIONS, MAX_VARIANTS } from '../core/product/stored-product.ts'
import { TAX_CLASS_OPTIONS } from '../core/product/tax-class.ts'
import { CONTENT_UNIT_NAMES } from '../core/product/unit-price.ts'
import { downloadLimitFields } from './download-limit-fields.ts'
import { codeFields, priceField, stockSeenField } from './money-fields.ts'
import { variantBlock } from './variant-block.ts'

/** Characters of the name of an option, such as “Wood”. */
const MAX_OPTION_LENGTH = 40

/** Characters of a delivery time. */
const MAX_DELIVERY_LENGTH = 80

const priceFields: Field[] = [
  {
    name: 'kind',
    label: { en: 'What it is', de: 'Was es ist' },
    type: 'select',
    required: true,
    defaultValue: PRODUCT_KIND_NAMES[0],
    options: optionsOf(PRODUCT_KINDS),
  },
  {
    type: 'row',
    fields: [
      priceField({
        name: 'price',
        label: { en: 'Price', de: 'Preis' },
        help: {
          en: 'In the currency of the shop, with or without tax as its settings say.',
          de: 'In der Währung des Shops, mit oder ohne Steuer, wie es in den Einstellungen steht.',
        },
      }),
      {
        name: 'taxClass',
        label: { en: 'Tax', de: 'Steuer' },
        type: 'select',
        required: true,
        defaultValue: TAX_CLASS_OPTIONS[0].value,
        options: TAX_CLASS_OPTIONS.map(({ value, label }) => ({ value, label: { ...label } })),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      priceField({
        name: 'salePrice',
        label: { en: 'Reduced price', de: 'Reduzierter Preis' },
        help: {
          en: 'The lowest price of the 30 days before it is shown beside it.',
          de: 'Der niedrigste Preis der 30 Tage davor steht daneben.',
        },
      }),
      {
        name: 'saleFrom',
        label: { en: 'Reduced from', de: 'Reduziert ab' },
        type: 'date',
        admin: momentAdmin,
      },
      {
        name: 'saleUntil',
        label: { en: 'Reduced until', de: 'Reduziert bis' },
        type: 'date',
        admin: momentAdmin,
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'contentAmount',
        label: { en: 'Content, for the unit price', de: 'Inhalt, für den Grundpreis' },
        type: 'number',
        min: 0,
        admin: {
          step: 0.001,
          description: {
            en: 'Such as 250 g: visitors then read what a kilogram costs.',
            de: 'Etwa 250 g: Besucher lesen dann, was ein Kilogramm kostet.',
          },
        },
      },
      {
        name: 'contentUnit',
        label: { en: 'Unit', de: 'Einheit' },
        type: 'select',
        options: CONTENT_UNIT_NAMES.map((value) => ({ value, label: value === 'm2' ? 'm²' : value })),
      },
    ],
  },
]

const stockFields: Field[] = [
  codeFields,
  {
    type: 'row',
    fields: [
      {
        name: 'stock',
        label: { en: 'Pieces in stock', de: 'Stück auf Lager' },
        type: 'number',
        min: 0,
        max: MAX_PIECES,
        admin: {
          description: {
            en: 'Empty: they are not counted. Visitors read only whether there are some, or few.',
            de: 'Leer: sie werden nicht gezählt. Besucher lesen nur, ob es welche gibt oder wenige.',
          },
        },
      },
      stockSeenField,
      {
        name: 'whenOut',
        label: { en: 'When none is left', de: 'Wenn keins mehr da ist' },
        type: 'select',
        required: true,
        defaultValue: WHEN_OUT_NAMES[0],
        options: optionsOf(WHEN_OUT),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'deliveryTime',
        label: { en: 'Delivery time', de: 'Lieferzeit' },
        type: 'text',
        localized: true,
        maxLength: MAX_DELIVERY_LENGTH,
        admin: {
          description: {
            en: 'As visitors read it, such as “2 to 3 weeks”. Empty: as in the settings of the shop.',
            de: 'Wie Besucher sie lesen, etwa „2 bis 3 Wochen“. Leer: wie in den Einstellungen des Shops.',
          },
          condition: (data) => data.kind === 'goods',
        },
      },
      {
        name: 'weight',
        label: { en: 'Weight in grams', de: 'Gewicht in Gramm' },
        type: 'number',
        min: 0,
        max: MAX_PIECES,
        admin: { condition: (data) => data.kind === 'goods' },
      },
    ],
  },
]

const isDigital = (data: { readonly kind?: unknown }) => data.kind === 'digital'

const fileFields: Field[] = [
  {
    name: 'files',
    label: { en: 'Files', de: 'Dateien' },
    type: 'upload',
    relationTo: 'shop-files',
    hasMany: true,
    maxRows: MAX_PRODUCT_FILES,
    admin: {
      condition: isDigital,
      description: {
        en: 'Buyers get them once they have paid. They lie where no address of the site leads.',
        de: 'Käufer erhalten sie, sobald sie bezahlt haben. Sie liegen dort, wohin keine Adresse der Website führt.',
      },
    },
  },
  {
    type: 'row',
    admin: { condition: isDigital },
    fields: [
      ...downloadLimitFields({
        en: 'Empty: as in the settings of the shop.',
        de: 'Leer: wie in den Einstellungen des Shops.',
      }),
    ],
  },
]

const optionField = (place: number): Field => ({
  name: `option${place}`,
  label: { en: `Option ${place}`, de: `Option ${place}` },
  type: 'text',
  localized: true,
  maxLength: MAX_OPTION_LENGTH,
  ...(place === 1 && {
    admin: { description: { en: 'Such as “Wood”.', de: 'Etwa „Holz“.' } },
  }),
})

/** Moves of the stock of a product that is saved. */
const historyField: Field = {
  name: 'stockHistory',
  type: 'ui',
  admin: { components: { Field: '@vitrine/shop/admin#StockHistory' }, disableListColumn: true },
}

const variantFields: Field[] = [
  { type: 'row', fields: Array.from({ length: MAX_OPTIONS }, (_, place) => optionField(place + 1)) },
  {
    name: 'variants',
    label: { en: 'Variants', de: 'Varianten' },
    type: 'blocks',
    maxRows: MAX_VARIANTS,
    blocks: [],
    blockReferences: [variantBlock.slug as BlockSlug],
    admin: {
      initCollapsed: true,
      description: {
        en: 'Name the options first, then add each combination that you sell.',
        de: 'Zuerst die Optionen benennen, dann jede Kombination hinzufügen, die verkauft wird.',
      },
    },
  },
]

/** Tabs of a product's form that say for what it is sold. */
export const offerTabs: readonly Tab[] = [
  { label: { en: 'Price', de: 'Preis' }, fields: priceFields },
  { label: { en: 'Files', de: 'Dateien' }, admin: { condition: isDigital }, fields: fileFields },
  { label: { en: 'Stock and delivery', de: 'Lager und Lieferung' }, fields: [...stockFields, historyField] },
  { label: { en: 'Variants', de: 'Varianten' }, fields: variantFields },
]
