import { inTransaction, type Transaction } from '@vitrine/content/sql'
import type { InvoiceSettings } from '../../core/invoice/invoice-settings.ts'
import { nextDocument } from '../../core/invoice/next-document.ts'
import { invoicesOf, writeInvoice } from '../../store/invoices/invoice-rows.ts'
import { readOrderToInvoice } from '../../store/invoices/order-to-invoice.ts'
import { findOrdersToInvoice } from '../../store/invoices/orders-to-invoice.ts'
import { holdOrder } from '../../store/orders/order-rows.ts'
import type { ShopContext } from '../orders/shop-context.ts'

/** Orders that one sweep looks at, of each sort. */
const MAX_SWEPT = 50

/** The shop, as far as its invoices need it. */
export type InvoicingShop = Pick<ShopContext, 'payload' | 'dayOf' | 'invoicing' | 'onError'>

/**
 * Writes what an order lacks of invoice and credit notes, each with its number in a transaction of its own. Asked for again, or by
 * two at once, each is written once: the order is held meanwhile. So whoever changes an order need not write them itself, and
 * one that was missed is written by the sweep.
 */
export async function writeInvoicesOf(shop: InvoicingShop, order: number, now: Date): Promise<void> {
  const settings = shop.invoicing
  if (!settings) return
  const writing = { order, settings, day: shop.dayOf(now) }
  let isMore = true
  while (isMore) {
    await inTransaction(shop.payload, async (transaction) => {
      isMore = await writeNext(shop, writing, transaction)
    })
  }
}

/** As {@link writeInvoicesOf}, after a change that has to stand whether its invoice can be written at once or not. */
export async function writeInvoicesSoon(shop: InvoicingShop, order: number, now: Date): Promise<void> {
  await writeInvoicesOf(shop, order, now).catch(shop.onError)
}

/** Writes what orders lack of invoices and credit notes, some orders at a time. */
export async function sweepInvoices(shop: InvoicingShop, now: Date): Promise<void> {
  const settings = shop.invoicing
  if (!settings) return
  const startsOn = settings.startsOn ?? '1970-01-01'
  for (const order of await findOrdersToInvoice(shop.payload, { startsOn, limit: MAX_SWEPT })) {
    await writeInvoicesSoon(shop, order, now)
  }
}

interface Writing {
  readonly order: number
  readonly settings: InvoiceSettings
  readonly day: string
}

/** @returns True if it wrote something, so that more may be due. */
async function writeNext(
  { payload, dayOf }: InvoicingShop,
  { order: id, settings, day }: Writing,
  transaction: Transaction,
): Promise<boolean> {
  if (!(await holdOrder(payload, id, transaction))) return false
  const order = await readOrderToInvoice(payload, id, dayOf, transaction)
  if (!order) return false
  const written = await invoicesOf(payload, id, transaction)
  const next = nextDocument({ order, written, settings, day })
  if (!next) return false
  await writeInvoice(payload, { order: id, ...next, pattern: settings.patterns[next.kind], day }, transaction)
  return true
}
