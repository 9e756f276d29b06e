import { calendarText } from '@vitrine/content/core'
import { currencyOf } from '../currency-code.ts'
import { type Amount, NOTHING, subtract } from '../money/amount.ts'
import { formatMoney } from '../money/format-money.ts'
import { addressLines } from '../order/address-lines.ts'
import { methodWords } from '../order/order-words.ts'
import { filled } from '../shop-texts.ts'
import type { Invoice, InvoiceLine, InvoiceTax } from './invoice.ts'
import { type InvoiceTexts, invoiceTexts } from './invoice-texts.ts'
import type { PrintedColumn, PrintedDocument, PrintedRow } from './printed-document.ts'
import { isGermanText, senderParts } from './printed-parts.ts'

/**
 * Puts the printed form of an invoice or credit note together, in the language of its order.
 *
 * @param timeZone IANA name of the zone of the shop: dates in English are written as in its country.
 */
export function printedInvoice(invoice: Invoice, timeZone: string): PrintedDocument {
  const texts = invoiceTexts(invoice.language)
  const language = isGermanText(invoice.language) ? invoice.language : 'en'
  const day: Writing['day'] = (written) => calendarText(written, 'longDay', { locale: language, timeZone })
  const writing = { invoice, texts, language, day, money: moneyWriter(invoice, language) }
  const { kind, number, buyer, deliverTo } = invoice
  return {
    language,
    ...senderParts(invoice.seller, invoice.account, texts, language),
    to: addressLines(buyer.address, language),
    title: `${kind === 'invoice' ? texts.invoice : texts.creditNote} ${number}`,
    facts: factsOf(writing),
    paragraphs: [
      ...(invoice.corrects
        ? [
            filled(texts.corrects, {
              number: invoice.corrects.number,
              date: day(invoice.corrects.issuedOn),
            }),
          ]
        : []),
      ...(invoice.reason ? [`${texts.reason}: ${invoice.reason}`] : []),
      ...(deliverTo ? [`${texts.deliverTo}: ${addressLines(deliverTo, language).join(', ')}`] : []),
    ],
    columns: columnsOf(texts),
    rows: [
      ...invoice.lines.map((line) => rowOf(line, writing)),
      ...invoice.charges.map((charge) => ({
        cells: [charge.label, '', '', writing.money(shownAmount(charge, invoice))],
        under: [],
      })),
    ],
    sums: sumsOf(writing),
    notes: notesOf(writing),
    pageWords: texts.page,
  }
}

interface Writing {
  readonly invoice: Invoice
  readonly texts: InvoiceTexts
  readonly language: string
  /** Writes a day such as `2026-01-31` in words. */
  readonly day: (day: string) => string
  readonly money: (amount: Amount) => string
}

function moneyWriter({ currency }: Invoice, language: string): Writing['money'] {
  const known = currencyOf(currency)
  return (amount) => formatMoney(amount, known, language)
}

function factsOf({ invoice, texts, day }: Writing) {
  const { number, issuedOn, order, deliveredOn, kind, buyer } = invoice
  return [
    { label: texts.number, value: number },
    { label: texts.date, value: day(issuedOn) },
    { label: texts.order, value: String(order.number) },
    { label: texts.ordered, value: day(order.placedOn) },
    ...(kind === 'invoice'
      ? [
          {
            label: texts.delivered,
            value: deliveredOn === undefined ? texts.deliveredLater : day(deliveredOn),
          },
        ]
      : []),
    ...(buyer.vatNumber === undefined ? [] : [{ label: texts.buyerVatNumber, value: buyer.vatNumber }]),
  ]
}

function columnsOf(texts: InvoiceTexts): readonly PrintedColumn[] {
  return [
    { label: texts.description, share: 0.52, isNumber: false },
    { label: texts.pieces, share: 0.1, isNumber: true },
    { label: texts.unitPrice, share: 0.19, isNumber: true },
    { label: texts.amount, share: 0.19, isNumber: true },
  ]
}

/** An amount as it was agreed; what is not taxed is sold for its price without tax. */
function shownAmount(
  { amount, net, category }: Pick<InvoiceLine, 'amount' | 'net' | 'category'>,
  { pricesAreGross }: Pick<Invoice, 'pricesAreGross'>,
): Amount {
  return pricesAreGross && category !== 'S' ? net : amount
}

function rowOf(line: InvoiceLine, { invoice, texts, money }: Writing): PrintedRow {
  const { sku, title, quantity, unitPrice, discount, netDiscount, category } = line
  const isNet = invoice.pricesAreGross && category !== 'S'
  const off = isNet ? netDiscount : discount
  return {
    cells: [
      title,
      String(quantity),
      unitPrice === undefined || isNet ? '' : money(unitPrice),
      money(shownAmount(line, invoice)),
    ],
    under: [
      ...(sku === '' ? [] : [`${texts.sku} ${sku}`]),
      ...(off > NOTHING ? [`${texts.discount} −${money(off)}`] : []),
    ],
  }
}

function sumsOf(writing: Writing): PrintedDocument['sums'] {
  const { invoice, texts, money } = writing
  const due = subtract(invoice.total, invoice.paid)
  return [
    { label: texts.net, value: money(invoice.net) },
    ...invoice.taxes.filter(({ category, net }) => category === 'S' && net > 0).map((tax) => taxRow(tax, writing)),
    { label: texts.total, value: money(invoice.total), isStrong: true },
    ...(invoice.paid > 0
      ? [{ label: invoice.kind === 'invoice' ? texts.paid : texts.paidBack, value: money(invoice.paid) }]
      : []),
    ...(invoice.kind === 'invoice' && due > 0 ? [{ label: texts.due, value: money(due), isStrong: true }] : []),
  ]
}

function taxRow({ rate, net, tax }: InvoiceTax, { texts, language, money }: Writing) {
  const percent = (rate / 10_000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 })
  return { label: filled(texts.tax, { rate: percent, net: money(net) }), value: money(tax) }
}

function notesOf({ invoice, texts, language, day }: Writing): readonly string[] {
  const { kind, pricesAreGross, taxes, dueOn, number, account, method } = invoice
  const isTaxed = taxes.some(({ category, rate }) => category === 'S' && rate > 0)
  return [
    ...(pricesAreGross && isTaxed ? [texts.grossNote] : []),
    ...new Set(taxes.flatMap(({ category }) => (category === 'S' ? [] : [texts.untaxed[category]]))),
    ...(kind === 'invoice'
      ? [filled(texts.paidBy, { method: methodWords(method)[isGermanText(language) ? 'de' : 'en'] })]
      : []),
    ...(dueOn !== undefined && account ? [filled(texts.payBy, { date: day(dueOn), reference: number })] : []),
  ]
}
