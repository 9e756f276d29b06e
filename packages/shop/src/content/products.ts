import { documentAccess } from '@vitrine/content/access'
import { MAX_TITLE_LENGTH, sidebarPlace } from '@vitrine/content/core'
import {
  documentVersions,
  languagesField,
  noteLanguage,
  pathFields,
  readBase,
  readPaths,
  slugField,
  standsBelow,
  type TrashRules,
  visibilityFields,
} from '@vitrine/content/documents'
import { notePublishedPath, redirectOldPath } from '@vitrine/content/redirects'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import { checklistTab, searchTab } from '@vitrine/seo/content'
import type { BlockSlug, Field, Tab } from 'payload'
import { RESERVED_SLUGS, TERM_SEGMENTS } from '../core/addresses.ts'
import { PRODUCT_FILE_PATH } from '../core/product-file/product-file.ts'
import { productKind } from '../core/search-kind.ts'
import { endingStock } from '../store/orders/stock-counts.ts'
import { PRODUCTS } from './areas.ts'
import { BELOW_SHOP } from './below-shop.ts'
import { forgetOffers, freeOffers, keepOffers } from './keep-offers.ts'
import { offerTabs } from './offer-tabs.ts'
import { exportProducts, importProducts } from './product-file/product-file-endpoints.ts'
import { refuseMistakes } from './refuse-mistakes.ts'
import { readStockHistory } from './stock-history.ts'
import { countNew, countTyped, noteCounting, showStock } from './typed-stock.ts'

/** Most categories, tags or related products of one product. */
const MAX_TERMS = 20

/** Most images of a gallery. */
const MAX_IMAGES = 60

/** The place of a product that its editor gave none. */
const DEFAULT_PLACE = 100

/** @param blocks Slugs of the blocks that a description is made of. */
const contentTab = (blocks: readonly string[]): Tab => ({
  label: { en: 'Content', de: 'Inhalt' },
  fields: [
    {
      name: 'description',
      label: { en: 'In short', de: 'Kurz gesagt' },
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: { en: 'Beside the price, and in lists.', de: 'Neben dem Preis und in Listen.' } },
    },
    {
      name: 'image',
      label: { en: 'Image', de: 'Bild' },
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { like: 'image/' } },
      admin: {
        description: { en: 'In lists, and the first of its page.', de: 'In Listen, und das erste auf der Seite.' },
      },
    },
    {
      name: 'gallery',
      label: { en: 'More images', de: 'Weitere Bilder' },
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: MAX_IMAGES,
      filterOptions: { mimeType: { like: 'image/' } },
    },
    {
      name: 'layout',
      label: { en: 'Description', de: 'Beschreibung' },
      type: 'blocks',
      blocks: [],
      blockReferences: [...blocks] as BlockSlug[],
    },
  ],
})

const sidebarFields: readonly Field[] = [
  {
    name: 'categories',
    label: { en: 'Categories', de: 'Kategorien' },
    type: 'relationship',
    relationTo: TERM_SEGMENTS.category,
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: { position: 'sidebar' },
  },
  {
    name: 'tags',
    label: { en: 'Tags', de: 'Schlagwörter' },
    type: 'relationship',
    relationTo: TERM_SEGMENTS.tag,
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: { position: 'sidebar' },
  },
  {
    name: 'brand',
    label: { en: 'Brand', de: 'Marke' },
    type: 'relationship',
    relationTo: TERM_SEGMENTS.brand,
    admin: { position: 'sidebar' },
  },
  {
    name: 'place',
    label: { en: 'Place in lists', de: 'Platz in Listen' },
    type: 'number',
    required: true,
    defaultValue: DEFAULT_PLACE,
    index: true,
    admin: {
      position: 'sidebar',
      description: {
        en: 'Lowest number first; among equal ones, the newest.',
        de: 'Kleinste Zahl zuerst; unter gleichen das neueste.',
      },
    },
  },
  {
    name: 'related',
    label: { en: 'Related products', de: 'Ähnliche Produkte' },
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: {
      position: 'sidebar',
      description: { en: 'Empty: those of the same categories.', de: 'Leer: die aus denselben Kategorien.' },
    },
  },
  {
    name: 'goesWith',
    label: { en: 'Goes with it (cross-selling)', de: 'Passt dazu (Cross-Selling)' },
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: {
      position: 'sidebar',
      description: { en: 'Offered together with it.', de: 'Wird zusammen damit angeboten.' },
    },
  },
]

/**
 * Products, each at one address below the shop's.
 *
 * @param options.blocks Slugs of the blocks that a description is made of.
 */
export function productsCollection({ blocks }: { readonly blocks: readonly string[] }): UnlockedCollection {
  return {
    slug: 'products',
    lockDocuments: false,
    labels: { singular: { en: 'Product', de: 'Produkt' }, plural: { en: 'Products', de: 'Produkte' } },
    custom: {
      visitorVisible: true,
      search: { type: productKind.type },
      trash: { leaving: [freeOffers] } satisfies TrashRules,
    },
    defaultPopulate: { title: true, path: true, languages: true, _status: true },
    defaultSort: ['place', '-createdAt'],
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'sku', 'price', 'stock', 'categories', '_status'],
      listSearchableFields: ['title', 'sku'],
      ...sidebarPlace('Shop', 'product', 'shop'),
      components: {
        beforeListTable: [
          { path: '@vitrine/shop/admin#EndingStock', serverProps: { endingStock } },
          '@vitrine/shop/admin#ProductTools',
        ],
      },
      preview: (doc, { locale }) => `/preview/products/${String(doc.id)}?locale=${locale}`,
    },
    access: documentAccess(PRODUCTS),
    trash: true,
    versions: documentVersions,
    endpoints: [
      { path: PRODUCT_FILE_PATH, method: 'get', handler: exportProducts },
      { path: PRODUCT_FILE_PATH, method: 'post', handler: importProducts },
      { path: '/:id/stock', method: 'get', handler: readStockHistory },
    ],
    hooks: {
      beforeOperation: [noteCounting],
      beforeChange: [noteLanguage, refuseMistakes, notePublishedPath, countTyped],
      beforeRead: [readPaths],
      afterRead: [showStock],
      afterChange: [redirectOldPath, keepOffers, countNew],
      afterDelete: [forgetOffers],
    },
    fields: [
      {
        name: 'title',
        label: { en: 'Name', de: 'Name' },
        type: 'text',
        required: true,
        localized: true,
        maxLength: MAX_TITLE_LENGTH,
      },
      { type: 'tabs', tabs: [contentTab(blocks), ...offerTabs, searchTab, checklistTab] },
      languagesField,
      slugField({
        description: {
          en: 'The last part of the address in this language. Empty: made from the name, or as in the first language.',
          de: 'Der letzte Teil der Adresse in dieser Sprache. Leer: aus dem Namen gebildet, oder wie in der ersten Sprache.',
        },
        reserved: RESERVED_SLUGS,
      }),
      ...pathFields({
        place: standsBelow((req) => readBase(req, BELOW_SHOP)),
        field: 'title',
        fallback: 'product',
        reserved: RESERVED_SLUGS,
      }),
      ...visibilityFields,
      ...sidebarFields,
    ],
  }
}
