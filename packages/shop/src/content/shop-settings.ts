import { settingsAccess } from '@vitrine/content/access'
import { type Asked, accepts, answerIn } from '@vitrine/content/answers'
import { baseAddress, isSlug, MAX_SLUG_LENGTH, sidebarPlace } from '@vitrine/content/core'
import { baseSlugField, composed, moveWithBase } from '@vitrine/content/documents'
import type { AdminText } from '@vitrine/kit/core'
import { optionsOf } from '@vitrine/kit/fields'
import type { Field, GlobalConfig } from 'payload'
import { BUYING_PAGES, type BuyingPage, buyingPath, DEFAULT_SLUG } from '../core/addresses.ts'
import { DEFAULT_CURRENCY, isCurrencyCode } from '../core/currency-code.ts'
import { DEFAULT_DOWNLOAD_DAYS, DEFAULT_DOWNLOADS } from '../core/downloads/download-limits.ts'
import { MAX_PER_PAGE, PER_PAGE } from '../core/list-settings.ts'
import { PRICES_INCLUDE } from '../core/prices-include.ts'
import { SHOP_TEXTS, type ShopTexts } from '../core/shop-texts.ts'
import { SHOP_SETTINGS } from './areas.ts'
import { downloadLimitFields } from './download-limit-fields.ts'

/** Characters of a text of the shop's pages. */
const MAX_TEXT_LENGTH = 200

/** Characters of a delivery time. */
const MAX_DELIVERY_LENGTH = 80

const NO_CURRENCY = {
  en: 'Give the code of a currency: three capital letters, such as EUR, CHF or USD.',
  de: 'Den Code einer Währung angeben: drei Großbuchstaben wie EUR, CHF oder USD.',
}

/** Tables whose paths begin with the shop's address. */
const TABLES = [
  ['products_locales', 'path'],
  ['_products_v_locales', 'version_path'],
  ['product_categories_locales', 'path'],
  ['product_tags_locales', 'path'],
  ['product_brands_locales', 'path'],
] as const

const generalFields: Field[] = [
  baseSlugField({
    defaultSlug: DEFAULT_SLUG,
    description: {
      en: 'Products are below it: /shop/a-chair/. A page of yours at this address takes the place of the list of all products.',
      de: 'Darunter liegen die Produkte: /shop/ein-stuhl/. Eine eigene Seite unter dieser Adresse tritt an die Stelle der Liste aller Produkte.',
    },
  }),
  { name: 'title', label: { en: 'Title', de: 'Titel' }, type: 'text', localized: true, maxLength: 200 },
  {
    name: 'description',
    label: { en: 'Description', de: 'Beschreibung' },
    type: 'textarea',
    localized: true,
    maxLength: 600,
  },
  {
    type: 'row',
    fields: [
      {
        name: 'currency',
        label: { en: 'Currency', de: 'Währung' },
        type: 'text',
        required: true,
        defaultValue: DEFAULT_CURRENCY,
        maxLength: 3,
        validate: accepts<string | null | undefined>((value) => isCurrencyCode(value ?? ''), NO_CURRENCY),
      },
      {
        name: 'pricesInclude',
        label: { en: 'Prices are given', de: 'Preise werden angegeben' },
        type: 'select',
        required: true,
        defaultValue: 'tax',
        options: optionsOf(PRICES_INCLUDE),
      },
    ],
  },
  {
    name: 'count',
    label: { en: 'Products on one page of a list', de: 'Produkte auf einer Seite einer Liste' },
    type: 'number',
    required: true,
    defaultValue: PER_PAGE,
    min: 1,
    max: MAX_PER_PAGE,
  },
  {
    name: 'deliveryTime',
    label: { en: 'Delivery time', de: 'Lieferzeit' },
    type: 'text',
    localized: true,
    maxLength: MAX_DELIVERY_LENGTH,
    admin: {
      description: {
        en: 'Of products without one of their own, such as “2 to 5 days”.',
        de: 'Von Produkten ohne eigene, etwa „2 bis 5 Tage“.',
      },
    },
  },
]

const textsField: Field = {
  name: 'texts',
  label: false,
  type: 'group',
  admin: { description: { en: 'Empty: in the words of Vitrine.', de: 'Leer: in den Worten von Vitrine.' } },
  fields: Object.entries(SHOP_TEXTS.en).map(([name, en]) => ({
    name,
    label: { en, de: SHOP_TEXTS.de[name as keyof ShopTexts] },
    type: 'text',
    localized: true,
    maxLength: MAX_TEXT_LENGTH,
    admin: { placeholder: { en, de: SHOP_TEXTS.de[name as keyof ShopTexts] } },
  })),
}

const PAGE_LABELS: Readonly<Record<BuyingPage, AdminText>> = {
  cart: { en: 'Address of the cart', de: 'Adresse des Warenkorbs' },
  checkout: { en: 'Address of the checkout', de: 'Adresse der Kasse' },
  withdrawal: { en: 'Address of the withdrawal', de: 'Adresse des Widerrufs' },
  order: { en: 'Address that orders stand below', de: 'Adresse, unter der Bestellungen stehen' },
}

const NO_SLUG = {
  en: 'Use letters, digits and dashes, such as cart.',
  de: 'Bitte Buchstaben, Ziffern und Bindestriche verwenden, etwa warenkorb.',
}

const TAKEN_SLUG = {
  en: 'Another page of the shop has this address.',
  de: 'Eine andere Seite des Shops hat diese Adresse.',
}

/** Address of a page on which somebody buys. */
function pageField(page: BuyingPage): Field {
  const { field, slug } = BUYING_PAGES[page]
  return {
    name: field,
    label: { ...PAGE_LABELS[page] },
    type: 'text',
    maxLength: MAX_SLUG_LENGTH,
    admin: { placeholder: slug },
    hooks: { beforeValidate: [composed] },
    validate(
      value: string | null | undefined,
      { siblingData, req }: { readonly req: Asked; readonly siblingData: object },
    ) {
      if (value && !isSlug(value)) return answerIn(NO_SLUG, req)
      const settings = { ...siblingData, [field]: value }
      const paths = (Object.keys(BUYING_PAGES) as BuyingPage[]).map((one) => buyingPath(one, settings))
      const own = buyingPath(page, settings)
      const isTaken = [...paths, baseAddress(settings, DEFAULT_SLUG)].filter((path) => path === own).length > 1
      return isTaken ? answerIn(TAKEN_SLUG, req) : true
    },
  }
}

const buyingFields: Field[] = [
  { type: 'row', fields: (Object.keys(BUYING_PAGES) as BuyingPage[]).map(pageField) },
  {
    type: 'row',
    fields: [
      ...downloadLimitFields({
        en: `Of products without a number of their own. Empty: ${DEFAULT_DOWNLOADS} times, for ${DEFAULT_DOWNLOAD_DAYS} days.`,
        de: `Von Produkten ohne eigene Angabe. Leer: ${DEFAULT_DOWNLOADS}-mal, ${DEFAULT_DOWNLOAD_DAYS} Tage lang.`,
      }),
    ],
  },
]

/** Settings of the shop. */
export const shopSettings: GlobalConfig = {
  slug: 'shop-settings',
  versions: false,
  lockDocuments: false,
  label: { en: 'Shop settings', de: 'Einstellungen des Shops' },
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Shop', 'shop', 'shop') },
  access: settingsAccess(SHOP_SETTINGS),
  hooks: { afterChange: [moveWithBase(DEFAULT_SLUG, TABLES)] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { en: 'Shop', de: 'Shop' }, fields: generalFields },
        { label: { en: 'Cart and checkout', de: 'Warenkorb und Kasse' }, fields: buyingFields },
        { label: { en: 'Texts of the pages', de: 'Texte der Seiten' }, fields: [textsField] },
      ],
    },
  ],
}
