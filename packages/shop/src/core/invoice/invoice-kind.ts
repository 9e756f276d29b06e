/** Sorts of documents, each with numbers of its own. */
export type InvoiceKind = 'invoice' | 'credit note'
