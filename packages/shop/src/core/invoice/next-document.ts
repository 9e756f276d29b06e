import { buildCreditNote } from './build-credit-note.ts'
import { buildInvoice } from './build-invoice.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { type DueDocument, documentsDue, INVOICE_KEY, type OrderToInvoice } from './invoices-due.ts'

/** An order, what was written of it, and how the next document is made. */
export interface InvoicedSoFar {
  readonly order: OrderToInvoice
  /** The oldest first. */
  readonly written: readonly { readonly key: string; readonly invoice: Invoice }[]
  readonly settings: InvoiceSettings
  /** Day on which documents are issued, `2026-01-31`. */
  readonly day: string
}

/** A document that an order lacks. */
export interface NextDocument {
  readonly key: string
  readonly kind: Invoice['kind']
  readonly make: (number: string) => Invoice
}

/** Finds the document that is to be written next of an order; undefined when it lacks none. */
export function nextDocument(soFar: InvoicedSoFar): NextDocument | undefined {
  const { order, written, settings } = soFar
  if (order.placedAt < (settings.startsOn ?? '')) return undefined
  for (const document of documentsDue(order, new Set(written.map(({ key }) => key)))) {
    const make = maker(document, soFar)
    if (make) return { key: document.key, kind: document.kind, make }
  }
  return undefined
}

/** All documents that an order lacks, in their order. */
export function missingDocuments(soFar: InvoicedSoFar): readonly NextDocument[] {
  const next = nextDocument(soFar)
  if (!next) return []
  const written = [...soFar.written, { key: next.key, invoice: next.make('') }]
  return [next, ...missingDocuments({ ...soFar, written })]
}

/** @returns Undefined where nothing is left to take back. */
function maker(
  document: DueDocument,
  { order, written, settings, day }: InvoicedSoFar,
): NextDocument['make'] | undefined {
  if (document.kind === 'invoice') return (number) => buildInvoice(order, { number, issuedOn: day }, settings)
  const invoice = written.find(({ key }) => key === INVOICE_KEY)?.invoice
  const before = written.filter(({ key }) => key !== INVOICE_KEY).map((one) => one.invoice)
  const words = invoiceTexts(order.language)
  const note = invoice && buildCreditNote(invoice, before, document.credit, { number: '', issuedOn: day, words })
  return note && ((number) => ({ ...note, number }))
}
