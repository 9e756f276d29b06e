import type { Transaction } from '@vitrine/content/sql'
import type { Typefaces } from '@vitrine/kit/server'
import type { Invoice } from '../../core/invoice/invoice.ts'
import { INVOICE_KEY } from '../../core/invoice/invoices-due.ts'
import { missingDocuments } from '../../core/invoice/next-document.ts'
import { invoicesOf } from '../../store/invoices/invoice-rows.ts'
import { readOrderToInvoice } from '../../store/invoices/order-to-invoice.ts'
import { type DocumentFile, documentFile } from '../documents/document-file.ts'
import type { OpenShop } from '../orders/create-shop.ts'
import type { ShopContext } from '../orders/shop-context.ts'
import { writeInvoicesSoon } from './write-invoices.ts'

/** Source of the documents that mails about orders name. */
export const MAILED_DOCUMENTS = 'shop invoice'

/** A document that goes with a mail, which may be written before it has a number. */
export interface MailedDocument {
  /** Name of it in the queue of mails. */
  readonly id: string
  readonly kind: Invoice['kind']
}

/**
 * Finds the document that goes with the mail about a step, in the transaction of the step: one that is there, or that is due by the
 * step. An invoice that is there went with an earlier mail.
 *
 * @param wanted.key Name of the document among those of the order.
 * @returns Undefined where nothing is due, and where the owner sends none.
 */
export async function findMailedDocument(
  { payload, invoicing, dayOf }: Pick<ShopContext, 'payload' | 'invoicing' | 'dayOf'>,
  { order: id, key, now }: { readonly order: number; readonly key: string; readonly now: Date },
  transaction: Transaction,
): Promise<MailedDocument | undefined> {
  if (!invoicing?.isMailed) return undefined
  const order = await readOrderToInvoice(payload, id, dayOf, transaction)
  if (!order) return undefined
  const written = await invoicesOf(payload, id, transaction)
  const stored = written.find((one) => one.key === key)
  if (stored && key === INVOICE_KEY) return undefined
  const due = missingDocuments({ order, written, settings: invoicing, day: dayOf(now) })
  const kind = stored?.invoice.kind ?? due.find((one) => one.key === key)?.kind
  return kind && { id: `${id} ${key}`, kind }
}

/**
 * Makes documents for the mails that name them. A mail can be on its way before the document is written, so that is done first; one
 * that cannot be written holds no mail up.
 */
export function makeMailedDocuments({
  openShop,
  typefaces,
  now,
}: {
  readonly openShop: OpenShop
  readonly typefaces: () => Promise<Typefaces>
  readonly now: () => Date
}): (id: string) => Promise<DocumentFile | undefined> {
  return async (id) => {
    const [, order, key] = /^(\d+) (.+)$/.exec(id) ?? []
    const shop = await openShop()
    await writeInvoicesSoon(shop, Number(order), now())
    const stored = (await invoicesOf(shop.payload, Number(order))).find((one) => one.key === key)
    return stored && documentFile(stored.invoice, 'pdf', { typefaces, timeZone: shop.timeZone })
  }
}
