import { OWN_TABLE } from '@vitrine/content/documents'
import type { UnlockedCollection } from '@vitrine/kit/feature'

/**
 * Invoices and credit notes: rows are added in one order, each with the hash of the one before, and never changed or deleted. The
 * law wants them for years, so they outlive what is erased of a buyer.
 */
export const invoiceTable: UnlockedCollection = {
  slug: 'shop-invoices',
  ...OWN_TABLE,
  fields: [
    { name: 'position', type: 'number', required: true, unique: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'order', type: 'relationship', relationTo: 'shop-orders', required: true, index: true },
    // Order and what the document is for: each is written once.
    { name: 'key', type: 'text', required: true, unique: true },
    // Day in the shop's time zone.
    { name: 'issuedOn', type: 'text', required: true, index: true },
    { name: 'total', type: 'number', required: true },
    // Text, not JSON: a database may write JSON anew, and its hash would be another.
    { name: 'content', type: 'textarea', required: true },
    // Empty for the first.
    { name: 'previousHash', type: 'text' },
    { name: 'hash', type: 'text', required: true, unique: true },
  ],
}
