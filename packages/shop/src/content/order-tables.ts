import { OWN_TABLE } from '@vitrine/content/documents'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import type { Field } from 'payload'

const required = (...fields: readonly Field[]): Field[] =>
  fields.map((field) => ({ ...field, required: true }) as Field)

const orderLines: UnlockedCollection = {
  slug: 'shop-order-lines',
  ...OWN_TABLE,
  fields: required(
    { name: 'order', type: 'relationship', relationTo: 'shop-orders', index: true },
    { name: 'position', type: 'number' },
    { name: 'sku', type: 'text', index: true },
    { name: 'title', type: 'text' },
    { name: 'quantity', type: 'number' },
    { name: 'unitPrice', type: 'number' },
    { name: 'discount', type: 'number' },
    { name: 'net', type: 'number' },
    { name: 'tax', type: 'number' },
    // Hundredths of a percent.
    { name: 'rate', type: 'number' },
    { name: 'category', type: 'text' },
    { name: 'isCounted', type: 'checkbox' },
  ),
}

/** Files that belong to lines of orders, with how often each was downloaded. */
const downloads: UnlockedCollection = {
  slug: 'shop-downloads',
  ...OWN_TABLE,
  indexes: [{ fields: ['order', 'position', 'file'], unique: true }],
  fields: [
    ...required(
      { name: 'order', type: 'relationship', relationTo: 'shop-orders', index: true },
      { name: 'position', type: 'number' },
      { name: 'file', type: 'relationship', relationTo: 'shop-files', index: true },
      { name: 'most', type: 'number' },
      // From when it is paid.
      { name: 'days', type: 'number' },
      { name: 'used', type: 'number' },
    ),
    { name: 'begunAt', type: 'date' },
  ],
}

/** History of orders: rows are added, never changed. */
const orderEvents: UnlockedCollection = {
  slug: 'shop-order-events',
  ...OWN_TABLE,
  fields: [
    ...required(
      { name: 'order', type: 'relationship', relationTo: 'shop-orders', index: true },
      { name: 'at', type: 'date' },
      { name: 'kind', type: 'text' },
    ),
    { name: 'detail', type: 'json' },
  ],
}

/** Payments of orders, at a provider or without one. */
const payments: UnlockedCollection = {
  slug: 'shop-payments',
  ...OWN_TABLE,
  indexes: [{ fields: ['provider', 'ref'], unique: true }, { fields: ['state', 'askedAt'] }],
  fields: [
    ...required(
      { name: 'order', type: 'relationship', relationTo: 'shop-orders', index: true },
      { name: 'provider', type: 'text' },
      // Known to the provider before it has answered: what is begun twice with it is one payment.
      { name: 'key', type: 'text', unique: true },
      { name: 'state', type: 'text' },
      { name: 'amount', type: 'number' },
      { name: 'currency', type: 'text' },
      { name: 'beganAt', type: 'date' },
      { name: 'askedAt', type: 'date' },
    ),
    // Money that came, as the provider says.
    { name: 'received', type: 'number' },
    // Name that the provider gave it; none before it has answered.
    { name: 'ref', type: 'text' },
    // Page of the provider on which it is paid.
    { name: 'address', type: 'text' },
  ],
}

/** Pieces of what is counted. Only conditional statements change it, so that no more is reserved than there is. */
const stock: UnlockedCollection = {
  slug: 'shop-stock',
  ...OWN_TABLE,
  fields: required(
    { name: 'sku', type: 'text', unique: true },
    { name: 'onHand', type: 'number' },
    { name: 'reserved', type: 'number' },
  ),
}

/** History of the stock: rows are added, never changed. */
const stockMoves: UnlockedCollection = {
  slug: 'shop-stock-moves',
  ...OWN_TABLE,
  fields: [
    ...required(
      { name: 'sku', type: 'text', index: true },
      { name: 'at', type: 'date' },
      { name: 'kind', type: 'text' },
      { name: 'onHand', type: 'number' },
      { name: 'reserved', type: 'number' },
    ),
    { name: 'order', type: 'relationship', relationTo: 'shop-orders', index: true },
    // Name of who counted, and why.
    { name: 'who', type: 'text' },
    { name: 'reason', type: 'text' },
  ],
}

/** Money that was given back: rows are added, never changed. */
const refunds: UnlockedCollection = {
  slug: 'shop-refunds',
  ...OWN_TABLE,
  fields: [
    ...required(
      { name: 'order', type: 'relationship', relationTo: 'shop-orders', index: true },
      { name: 'at', type: 'date' },
      { name: 'amount', type: 'number' },
      { name: 'currency', type: 'text' },
      // Pieces of lines by their positions.
      { name: 'lines', type: 'json' },
      // Of the sending, within the amount.
      { name: 'shipping', type: 'number' },
      { name: 'who', type: 'text' },
      // Drawn with the form: sent twice, it is one refund.
      { name: 'key', type: 'text', unique: true },
    ),
    { name: 'reason', type: 'text' },
  ],
}

/** Parts of refunds that providers give back, each of one payment. */
const refundParts: UnlockedCollection = {
  slug: 'shop-refund-parts',
  ...OWN_TABLE,
  indexes: [{ fields: ['provider', 'ref'], unique: true }, { fields: ['state', 'askedAt'] }],
  fields: [
    ...required(
      { name: 'refund', type: 'relationship', relationTo: 'shop-refunds', index: true },
      { name: 'order', type: 'relationship', relationTo: 'shop-orders', index: true },
      { name: 'payment', type: 'relationship', relationTo: 'shop-payments', index: true },
      { name: 'provider', type: 'text' },
      // Known to the provider before it has answered: asked for twice with it, it is one refund.
      { name: 'key', type: 'text', unique: true },
      { name: 'state', type: 'text' },
      { name: 'amount', type: 'number' },
      { name: 'beganAt', type: 'date' },
      { name: 'askedAt', type: 'date' },
    ),
    // Name that the provider gave it; none before it has answered.
    { name: 'ref', type: 'text' },
    // Of a refusal, in the provider's words.
    { name: 'reason', type: 'text' },
  ],
}

/** Last number that was given: of orders, of invoices, of places in their chain. */
const numberRanges: UnlockedCollection = {
  slug: 'shop-number-ranges',
  ...OWN_TABLE,
  fields: required({ name: 'name', type: 'text', unique: true }, { name: 'last', type: 'number' }),
}

/** Orders that use a coupon: in all, and of one customer. */
const couponUses: UnlockedCollection = {
  slug: 'shop-coupon-uses',
  ...OWN_TABLE,
  fields: required({ name: 'counter', type: 'text', unique: true }, { name: 'uses', type: 'number' }),
}

/** Tables beside that of orders: of their lines and payments, and of the stock. */
export const orderTables: readonly UnlockedCollection[] = [
  orderLines,
  downloads,
  orderEvents,
  payments,
  stock,
  stockMoves,
  refunds,
  refundParts,
  numberRanges,
  couponUses,
]
