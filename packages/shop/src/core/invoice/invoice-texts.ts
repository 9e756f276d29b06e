import type { TaxCategory } from '../tax/treatment.ts'

/** Words of invoices, credit notes and packing lists. */
export interface InvoiceTexts {
  readonly invoice: string
  readonly creditNote: string
  readonly packingList: string
  readonly number: string
  readonly date: string
  readonly order: string
  readonly ordered: string
  readonly delivered: string
  /** Where the day of delivery is not known yet. */
  readonly deliveredLater: string
  /** With `{number}` and `{date}` of the invoice. */
  readonly corrects: string
  readonly reason: string
  readonly deliverTo: string
  readonly description: string
  readonly sku: string
  readonly pieces: string
  readonly unitPrice: string
  readonly amount: string
  readonly discount: string
  readonly net: string
  /** With `{rate}`, in percent, and `{net}`. */
  readonly tax: string
  readonly total: string
  readonly paid: string
  readonly paidBack: string
  readonly due: string
  /** With `{date}`, and `{reference}` of the transfer. */
  readonly payBy: string
  /** With `{method}`. */
  readonly paidBy: string
  readonly grossNote: string
  readonly taxNumber: string
  readonly vatNumber: string
  readonly buyerVatNumber: string
  readonly notes: string
  /** With `{page}` and `{pages}`. */
  readonly page: string
  /** Line of a credit note for money that belongs to no piece. */
  readonly goodwill: string
  /** Reasons why no tax is charged. */
  readonly untaxed: Readonly<Record<Exclude<TaxCategory, 'S'>, string>>
}

const ENGLISH: InvoiceTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  packingList: 'Packing list',
  number: 'Number',
  date: 'Date',
  order: 'Order',
  ordered: 'Ordered',
  delivered: 'Delivered',
  deliveredLater: 'follows; the day is that of dispatch',
  corrects: 'This credit note corrects invoice {number} of {date}.',
  reason: 'Reason',
  deliverTo: 'Delivery address',
  description: 'Description',
  sku: 'SKU',
  pieces: 'Pieces',
  unitPrice: 'Unit price',
  amount: 'Amount',
  discount: 'Discount',
  net: 'Net',
  tax: 'VAT {rate} on {net}',
  total: 'Total',
  paid: 'Paid',
  paidBack: 'Given back',
  due: 'Amount due',
  payBy: 'Please transfer the amount due by {date}, with the reference {reference}.',
  paidBy: 'Payment: {method}.',
  grossNote: 'Prices include value added tax.',
  taxNumber: 'Tax number',
  vatNumber: 'VAT number',
  buyerVatNumber: 'Your VAT number',
  notes: 'Note of the buyer',
  page: 'Page {page} of {pages}',
  goodwill: 'Refund',
  untaxed: {
    K: 'Tax-free delivery within the European Union.',
    AE: 'Reverse charge: the recipient owes the value added tax.',
    G: 'Tax-free export.',
    O: 'Not taxable in the country of the seller.',
    E: 'No value added tax is charged: small business.',
  },
}

const GERMAN: InvoiceTexts = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  packingList: 'Packliste',
  number: 'Nummer',
  date: 'Datum',
  order: 'Bestellung',
  ordered: 'Bestellt',
  delivered: 'Geliefert',
  deliveredLater: 'folgt; es gilt der Tag des Versands',
  corrects: 'Diese Rechnungskorrektur berichtigt die Rechnung {number} vom {date}.',
  reason: 'Grund',
  deliverTo: 'Lieferadresse',
  description: 'Beschreibung',
  sku: 'Artikelnummer',
  pieces: 'Stück',
  unitPrice: 'Einzelpreis',
  amount: 'Betrag',
  discount: 'Rabatt',
  net: 'Netto',
  tax: 'USt. {rate} auf {net}',
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  paidBack: 'Erstattet',
  due: 'Zu zahlen',
  payBy: 'Bitte überweisen Sie den offenen Betrag bis zum {date} mit dem Verwendungszweck {reference}.',
  paidBy: 'Zahlung: {method}.',
  grossNote: 'Die Preise enthalten die Umsatzsteuer.',
  taxNumber: 'Steuernummer',
  vatNumber: 'USt-IdNr.',
  buyerVatNumber: 'Ihre USt-IdNr.',
  notes: 'Anmerkung des Käufers',
  page: 'Seite {page} von {pages}',
  goodwill: 'Erstattung',
  untaxed: {
    K: 'Steuerfreie innergemeinschaftliche Lieferung.',
    AE: 'Steuerschuldnerschaft des Leistungsempfängers.',
    G: 'Steuerfreie Ausfuhrlieferung.',
    O: 'Im Land des Verkäufers nicht steuerbar.',
    E: 'Es wird keine Umsatzsteuer berechnet: Kleinunternehmer.',
  },
}

/** Words in the language of an order; other languages than German read English, as mails do. @param language BCP 47 tag. */
export function invoiceTexts(language: string): InvoiceTexts {
  return /^de\b/.test(language) ? GERMAN : ENGLISH
}
