import { mayIn, nobody } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import type { AdminText } from '@vitrine/kit/core'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import type { Field } from 'payload'
import { ORDERS } from './areas.ts'
import { exportBookkeeping } from './bookkeeping-endpoint.ts'
import { readOrder } from './order-endpoints.ts'
import { eraseByEmail, exportByEmail } from './person-endpoints.ts'

/** In lists and their filters alone: the page of an order shows it in its own way. */
const LISTED = { hidden: true } as const

/** Neither in lists nor in their filters. */
const UNSEEN = { hidden: true, disableListColumn: true, disableListFilter: true } as const

function listed(name: string, type: 'text' | 'number' | 'date', label: AdminText, more: object = {}): Field {
  return { name, label: { ...label }, type, required: true, admin: LISTED, ...more } as Field
}

const cell = (name: string) => ({ admin: { ...LISTED, components: { Cell: `@vitrine/shop/admin#${name}` } } })

/**
 * Orders. The shop writes them by its own statements, and no request changes one here; the admin lists and shows them. Amounts
 * are smallest units of the order's currency.
 */
export const orders: UnlockedCollection = {
  slug: 'shop-orders',
  labels: { singular: { en: 'Order', de: 'Bestellung' }, plural: { en: 'Orders', de: 'Bestellungen' } },
  versions: false,
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-placedAt',
  disableDuplicate: true,
  access: { create: nobody, read: mayIn(ORDERS, 'read'), update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'placedAt', 'state', 'total', 'method', 'email', 'sentAt'],
    listSearchableFields: ['email', 'tracking', 'searchText'],
    ...sidebarPlace('Shop', 'delivery', 'shop'),
    components: { beforeListTable: ['@vitrine/shop/admin#OrdersBar'] },
  },
  endpoints: [
    { path: '/bookkeeping', method: 'get', handler: exportBookkeeping },
    { path: '/by-email', method: 'get', handler: exportByEmail },
    { path: '/erase', method: 'post', handler: eraseByEmail },
    { path: '/:id/page', method: 'get', handler: readOrder },
  ],
  indexes: [{ fields: ['state', 'reservedUntil'] }],
  fields: [
    {
      name: 'page',
      type: 'ui',
      admin: { components: { Field: '@vitrine/shop/admin#OrderView' }, disableListColumn: true },
    },
    // As buyers and owners call it, without gaps.
    listed('number', 'number', { en: 'Number', de: 'Nummer' }, { unique: true }),
    // Secret of the address of the order's page.
    { name: 'token', type: 'text', required: true, unique: true, admin: UNSEEN, access: { read: () => false } },
    // Drawn with the checkout form: sent twice, it is one order.
    { name: 'checkoutKey', type: 'text', required: true, unique: true, admin: UNSEEN, access: { read: () => false } },
    listed('state', 'text', { en: 'State', de: 'Stand' }, cell('OrderStateCell')),
    listed('method', 'text', { en: 'Payment', de: 'Zahlung' }, cell('OrderMethodCell')),
    listed('email', 'text', { en: 'E-mail', de: 'E-Mail' }, { index: true }),
    { name: 'language', type: 'text', required: true, admin: UNSEEN },
    listed('currency', 'text', { en: 'Currency', de: 'Währung' }),
    listed('total', 'number', { en: 'Total', de: 'Summe' }, cell('OrderTotalCell')),
    // Who buys, and where it goes.
    { name: 'buyer', type: 'json', required: true, admin: UNSEEN },
    // Price as it was agreed: discounts, sending, taxes by rate, both roundings.
    { name: 'price', type: 'json', required: true, admin: UNSEEN },
    listed('placedAt', 'date', { en: 'Placed', de: 'Bestellt' }, { index: true }),
    { name: 'reservedUntil', type: 'date', admin: UNSEEN },
    // Set once by who sends it.
    listed('sentAt', 'date', { en: 'Sent', de: 'Verschickt' }, { index: true, required: false }),
    listed(
      'withdrawal',
      'text',
      { en: 'Withdrawal', de: 'Widerruf' },
      { ...cell('OrderWithdrawalCell'), index: true, required: false },
    ),
    { name: 'carrier', type: 'text', admin: UNSEEN },
    listed('tracking', 'text', { en: 'Tracking number', de: 'Sendungsnummer' }, { required: false }),
    // Number, names, SKUs and the like, in small letters.
    {
      name: 'searchText',
      label: { en: 'number, name or SKU', de: 'Nummer, Name oder Artikelnummer' },
      type: 'textarea',
      admin: UNSEEN,
    },
  ],
}
