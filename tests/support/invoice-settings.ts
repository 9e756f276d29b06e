import type { InvoiceSettings } from '../../packages/shop/src/core/invoice/invoice-settings.ts'

/** Settings by which the shop of a test writes invoices. */
export const INVOICE_SETTINGS: InvoiceSettings = {
  seller: {
    name: 'Halden & Rye GmbH',
    street: 'Weg 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    email: 'hello@halden.example',
    phone: '+49 30 123456',
    contact: 'Ruth Halden',
    taxNumber: '12/345/67890',
    vatNumber: 'DE123456789',
    details: 'HRB 12345, Amtsgericht Berlin',
  },
  patterns: { invoice: 'R-{year}-####', 'credit note': 'G-{year}-####' },
  daysToPay: 14,
  isMailed: true,
  account: { holder: 'Halden & Rye', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
}

/** The same, as the form of the rules stores it. */
export const INVOICE_FIELDS = {
  ...INVOICE_SETTINGS.seller,
  invoicePattern: '',
  creditPattern: '',
  daysToPay: 14,
} as const
