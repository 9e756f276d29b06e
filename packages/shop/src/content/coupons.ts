import { closedAccess } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { sidebarPlace } from '@vitrine/content/core'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import { optionsOf } from '@vitrine/kit/fields'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { TERM_SEGMENTS } from '../core/addresses.ts'
import { normalCode } from '../core/coupons/coupon.ts'
import {
  COUPON_EFFECTS,
  COUPON_SCOPES,
  couponMistakes,
  isCouponCode,
  MAX_CODE_LENGTH,
  MAX_USES,
} from '../core/coupons/stored-coupon.ts'
import { readCurrency } from '../store/read-currency.ts'
import { COUPONS } from './areas.ts'
import { refuseForm } from './form-mistakes.ts'
import { priceField } from './money-fields.ts'

/** Products or categories that one coupon may name. */
const MAX_NAMED = 200

const NO_CODE = {
  en: `Use up to ${MAX_CODE_LENGTH} letters, digits, - and _ only, with a letter or digit at both ends.`,
  de: `Nur bis zu ${MAX_CODE_LENGTH} Buchstaben, Ziffern, - und _ verwenden, mit Buchstabe oder Ziffer an beiden Enden.`,
}

const refuseMistakes: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const mistakes = couponMistakes({ ...originalDoc, ...data }, await readCurrency(req))
  refuseForm(mistakes, { collection: collection.slug, id: originalDoc?.id, req })
  return data
}

const effectFields: readonly Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'effect',
        label: { en: 'What it gives', de: 'Was er gibt' },
        type: 'select',
        required: true,
        defaultValue: 'percent',
        options: optionsOf(COUPON_EFFECTS),
      },
      {
        name: 'percent',
        label: { en: 'Percent', de: 'Prozent' },
        type: 'number',
        min: 0,
        max: 100,
        admin: { step: 0.01, condition: (data) => data.effect === 'percent' },
      },
      priceFieldFor('fixed'),
    ],
  },
  priceField({
    name: 'leastValue',
    label: { en: 'From a value of the goods of', de: 'Ab einem Warenwert von' },
    help: { en: 'Before discounts. Empty: from any.', de: 'Vor Nachlässen. Leer: ab jedem.' },
  }),
]

function priceFieldFor(effect: string): Field {
  const field = priceField({ name: 'amount', label: { en: 'Amount', de: 'Betrag' } })
  return { ...field, admin: { ...field.admin, condition: (data) => data.effect === effect } }
}

const limitFields: readonly Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'from',
        label: { en: 'First day', de: 'Erster Tag' },
        type: 'date',
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'until',
        label: { en: 'Last day', de: 'Letzter Tag' },
        type: 'date',
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      usesField('maxUses', { en: 'Orders in all', de: 'Bestellungen insgesamt' }),
      usesField('maxUsesOfCustomer', { en: 'Orders of one customer', de: 'Bestellungen je Kunde' }),
    ],
  },
  {
    name: 'combines',
    label: { en: 'May be used with other coupons', de: 'Gilt zusammen mit anderen Gutscheinen' },
    type: 'checkbox',
    defaultValue: false,
  },
]

function usesField(name: string, label: { readonly en: string; readonly de: string }): Field {
  return {
    name,
    label: { ...label },
    type: 'number',
    min: 1,
    max: MAX_USES,
    admin: { step: 1, description: { en: 'Empty: as many as come.', de: 'Leer: so viele, wie kommen.' } },
    validate: accepts<number | null | undefined>(
      (value) => value == null || (Number.isInteger(value) && value >= 1 && value <= MAX_USES),
      { en: `Give a whole number from 1 to ${MAX_USES}.`, de: `Eine ganze Zahl von 1 bis ${MAX_USES} angeben.` },
    ),
  }
}

const scopeFields: readonly Field[] = [
  {
    name: 'isFor',
    label: { en: 'What it is for', de: 'Wofür er gilt' },
    type: 'select',
    required: true,
    defaultValue: 'all',
    options: optionsOf(COUPON_SCOPES),
  },
  namedField('onlyProducts', 'products', { en: 'These products', de: 'Diese Produkte' }, true),
  namedField(
    'onlyCategories',
    TERM_SEGMENTS.category,
    { en: 'All of these categories', de: 'Alles aus diesen Kategorien' },
    true,
  ),
  namedField('exceptProducts', 'products', { en: 'But not these products', de: 'Aber nicht diese Produkte' }),
  namedField('exceptCategories', TERM_SEGMENTS.category, {
    en: 'But nothing of these categories',
    de: 'Aber nichts aus diesen Kategorien',
  }),
  {
    name: 'leavesOutReduced',
    label: { en: 'Not for what is reduced already', de: 'Nicht für bereits Reduziertes' },
    type: 'checkbox',
    defaultValue: false,
  },
]

/** @param isScope True for what a coupon is for, which is asked only of those that are not for everything. */
function namedField(
  name: string,
  relationTo: 'products' | (typeof TERM_SEGMENTS)['category'],
  label: { readonly en: string; readonly de: string },
  isScope = false,
): Field {
  return {
    name,
    label: { ...label },
    type: 'relationship',
    relationTo,
    hasMany: true,
    maxRows: MAX_NAMED,
    ...(isScope && { admin: { condition: (data) => data.isFor === 'some' } }),
  }
}

/** Coupons, each with a code that buyers type. Their uses are counted in a table of the shop's own. */
export const coupons: UnlockedCollection = {
  slug: 'coupons',
  versions: false,
  lockDocuments: false,
  labels: { singular: { en: 'Coupon', de: 'Gutschein' }, plural: { en: 'Coupons', de: 'Gutscheine' } },
  defaultSort: '-createdAt',
  trash: true,
  // Of one code there is one.
  disableDuplicate: true,
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'effect', 'percent', 'amount', 'until', 'isActive'],
    listSearchableFields: ['code', 'note'],
    ...sidebarPlace('Shop', 'tag', 'shop'),
  },
  access: closedAccess(COUPONS),
  hooks: { beforeChange: [refuseMistakes] },
  fields: [
    {
      name: 'code',
      label: { en: 'Code', de: 'Code' },
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: MAX_CODE_LENGTH,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalCode(value) : value)] },
      validate: accepts<string | null | undefined>((value) => isCouponCode(normalCode(value ?? '')), NO_CODE),
      admin: {
        description: {
          en: 'Buyers type it; capital letters make no difference.',
          de: 'Käufer geben ihn ein; Groß- und Kleinschreibung ist gleich.',
        },
      },
    },
    ...effectFields,
    ...limitFields,
    ...scopeFields,
    {
      name: 'isActive',
      label: { en: 'Can be used', de: 'Kann benutzt werden' },
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'note',
      label: { en: 'Note', de: 'Notiz' },
      type: 'textarea',
      maxLength: 600,
      admin: { position: 'sidebar', description: { en: 'For yourselves.', de: 'Nur für Sie selbst.' } },
    },
  ],
}
