import { siteTime } from '@vitrine/content/core'
import { addressLines } from '../order/address-lines.ts'
import type { OrderPage } from '../order/order-page.ts'
import type { InvoiceSeller } from './invoice-settings.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { PrintedDocument } from './printed-document.ts'
import { isGermanText, senderParts } from './printed-parts.ts'

/**
 * Puts the printed packing list of an order together, without prices, in the language of the order.
 *
 * @param sender Seller, or the name of the site while there is none.
 * @param timeZone IANA name of the zone of the shop.
 */
export function printedPackingList(
  order: OrderPage,
  sender: InvoiceSeller | string,
  timeZone: string,
): PrintedDocument {
  const texts = invoiceTexts(order.language)
  const language = isGermanText(order.language) ? order.language : 'en'
  const { number, placedAt, buyer, lines } = order
  return {
    language,
    ...(typeof sender === 'string'
      ? { sender, returnTo: sender, foot: [[sender]] }
      : senderParts(sender, undefined, texts, language)),
    to: addressLines(buyer.deliverTo ?? buyer.invoiceTo, language),
    title: `${texts.packingList} ${number}`,
    facts: [
      { label: texts.order, value: String(number) },
      { label: texts.ordered, value: siteTime(placedAt, 'longDay', { locale: language, timeZone }) },
    ],
    paragraphs: [],
    columns: [
      { label: texts.description, share: 0.6, isNumber: false },
      { label: texts.sku, share: 0.28, isNumber: false },
      { label: texts.pieces, share: 0.12, isNumber: true },
    ],
    rows: lines
      .map(({ title, sku, quantity, refundedQuantity }) => ({ title, sku, pieces: quantity - refundedQuantity }))
      .filter(({ pieces }) => pieces > 0)
      .map(({ title, sku, pieces }) => ({ cells: [title, sku, String(pieces)], under: [] })),
    sums: [],
    notes: buyer.notes.trim() === '' ? [] : [`${texts.notes}: ${buyer.notes}`],
    pageWords: texts.page,
  }
}
