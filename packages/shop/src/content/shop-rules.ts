import { mayIn } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { optionsOf } from '@vitrine/kit/fields'
import type { BlockSlug, Field, GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { COUNTRY_OPTIONS } from '../core/country/countries.ts'
import { TAX_CLASS_OPTIONS } from '../core/product/tax-class.ts'
import { LEGAL_PAGE_NAMES, LEGAL_PAGES } from '../core/rules/legal-pages.ts'
import { ruleMistakes } from '../core/rules/rule-mistakes.ts'
import { MAX_OWN_RATES } from '../core/rules/stored-rates.ts'
import { AS_GOODS, ROUNDING_NAMES, ROUNDINGS } from '../core/rules/stored-rules.ts'
import { MAX_ZONES } from '../core/rules/stored-zones.ts'
import { readCurrency } from '../store/read-currency.ts'
import { SHOP_RULES } from './areas.ts'
import { bookkeepingField } from './bookkeeping-fields.ts'
import { refuseForm } from './form-mistakes.ts'
import { invoicesField } from './invoice-fields.ts'
import { readChecklist } from './opening-checklist.ts'
import { paymentFields } from './payment-fields.ts'
import { shippingZoneBlock } from './shipping-zone-block.ts'
import { taxRateBlock } from './tax-rate-block.ts'

const refuseMistakes: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  refuseForm(ruleMistakes({ ...originalDoc, ...data }, await readCurrency(req)), { global: global.slug, req })
  return data
}

const taxFields: Field[] = [
  {
    name: 'country',
    label: { en: 'Country that you sell from', de: 'Land, aus dem Sie verkaufen' },
    type: 'select',
    options: COUNTRY_OPTIONS.map(({ value, label }) => ({ value, label: { ...label } })),
    admin: {
      description: {
        en: 'Until it is chosen, nothing can be ordered.',
        de: 'Solange es fehlt, kann nichts bestellt werden.',
      },
    },
  },
  {
    name: 'isExempt',
    label: {
      en: 'We are a small business that charges no tax',
      de: 'Wir sind Kleinunternehmer und erheben keine Umsatzsteuer',
    },
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'taxesAtDestination',
    label: {
      en: 'Buyers in other countries of the EU pay the tax of their country (One Stop Shop)',
      de: 'Käufer in anderen EU-Ländern zahlen die Steuer ihres Landes (One-Stop-Shop)',
    },
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description: {
        en: 'Needed once such sales to consumers come to more than 10,000 € a year. Without it they pay the tax of yours.',
        de: 'Nötig, sobald solche Verkäufe an Verbraucher 10.000 € im Jahr übersteigen. Sonst zahlen sie die Steuer Ihres Landes.',
      },
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'shippingTax',
        label: { en: 'Tax of sending', de: 'Steuer auf den Versand' },
        type: 'select',
        required: true,
        defaultValue: AS_GOODS,
        options: [
          { value: AS_GOODS, label: { en: 'As the goods, in proportion', de: 'Wie die Waren, anteilig' } },
          ...TAX_CLASS_OPTIONS.map(({ value, label }) => ({ value, label: { ...label } })),
        ],
      },
      {
        name: 'rounding',
        label: { en: 'Taxes are rounded', de: 'Steuern werden gerundet' },
        type: 'select',
        required: true,
        defaultValue: ROUNDING_NAMES[0],
        options: optionsOf(ROUNDINGS),
      },
    ],
  },
  {
    name: 'ownRates',
    label: { en: 'Rates of your own', de: 'Eigene Sätze' },
    type: 'blocks',
    maxRows: MAX_OWN_RATES,
    blocks: [],
    blockReferences: [taxRateBlock.slug as BlockSlug],
    admin: {
      initCollapsed: true,
      description: {
        en: 'Vitrine knows those of the European Union. Add those of other countries, or a new one before it comes; it counts from its day on.',
        de: 'Die der Europäischen Union kennt Vitrine. Ergänzen Sie die anderer Länder, oder einen neuen, bevor er kommt; er gilt ab seinem Tag.',
      },
    },
  },
]

const zonesField: Field = {
  name: 'zones',
  label: { en: 'Zones', de: 'Zonen' },
  type: 'blocks',
  maxRows: MAX_ZONES,
  blocks: [],
  blockReferences: [shippingZoneBlock.slug as BlockSlug],
  admin: {
    description: {
      en: 'The first zone that names a place counts. Where none does, nothing is sent.',
      de: 'Es gilt die erste Zone, die einen Ort nennt. Wohin keine führt, wird nicht versandt.',
    },
  },
}

const legalField: Field = {
  name: 'legal',
  label: false,
  type: 'group',
  admin: {
    description: {
      en: 'Buyers are led to them before they order. Vitrine checks that they are there, not what they say: have a lawyer read them.',
      de: 'Käufer werden vor der Bestellung dorthin geführt. Vitrine prüft, dass es sie gibt, nicht was darin steht: lassen Sie sie rechtlich prüfen.',
    },
  },
  fields: LEGAL_PAGE_NAMES.map((name) => ({
    name,
    label: { ...LEGAL_PAGES[name] },
    type: 'relationship',
    relationTo: 'pages',
  })),
}

const checklistField: Field = {
  name: 'checklist',
  type: 'ui',
  admin: { components: { Field: '@vitrine/shop/admin#OpeningChecklist' } },
}

/** Rules by which the shop sells: taxes, shipping and ways to pay. Visitors read of it what their cart needs. */
export const shopRules: GlobalConfig = {
  slug: 'shop-rules',
  versions: false,
  lockDocuments: false,
  label: { en: 'Taxes, shipping, payment', de: 'Steuern, Versand, Zahlung' },
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Shop', 'settings', 'shop') },
  access: { read: mayIn(SHOP_RULES, 'read'), update: mayIn(SHOP_RULES, 'update') },
  endpoints: [{ path: '/checklist', method: 'get', handler: readChecklist }],
  hooks: { beforeChange: [refuseMistakes] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { en: 'Before you open', de: 'Vor der Eröffnung' }, fields: [checklistField] },
        { label: { en: 'Taxes', de: 'Steuern' }, fields: taxFields },
        { label: { en: 'Shipping', de: 'Versand' }, fields: [zonesField] },
        { label: { en: 'Payment', de: 'Zahlung' }, fields: paymentFields },
        { label: { en: 'Invoices', de: 'Rechnungen' }, fields: [invoicesField, bookkeepingField] },
        { label: { en: 'Legal pages', de: 'Rechtliches' }, fields: [legalField] },
      ],
    },
  ],
}
