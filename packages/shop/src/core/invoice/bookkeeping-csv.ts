import { type CsvSeparator, csvLine } from '@vitrine/content/core'
import { currencyOf } from '../currency-code.ts'
import { type Amount, decimalText, sum } from '../money/amount.ts'
import type { Invoice } from './invoice.ts'

/** Columns of the export for bookkeeping: one line for each rate of a document, so that sums by rate can be made of it. */
const COLUMNS = [
  'Number',
  'Kind',
  'Date',
  'Delivered',
  'Order',
  'Buyer',
  'Company',
  'Country',
  'VAT number',
  'Payment',
  'Currency',
  'Tax category',
  'Tax rate',
  'Net',
  'Tax',
  'Gross',
  'Corrects',
] as const

/** First line of the export. Spreadsheets take a file for UTF-8 when it begins with this mark. */
export function bookkeepingHead(separator: CsvSeparator): string {
  return `\uFEFF${csvLine(COLUMNS, separator)}`
}

/** Lines of a document, one for each rate. Amounts of credit notes are negative. */
export function bookkeepingLines(invoice: Invoice, separator: CsvSeparator): string {
  const { buyer, taxes, kind } = invoice
  const sign = kind === 'credit note' ? -1 : 1
  const money = (amount: Amount) => sign * Number(decimalText(amount, currencyOf(invoice.currency)))
  return taxes
    .map(({ rate, category, net, tax }) =>
      csvLine(
        [
          invoice.number,
          kind,
          invoice.issuedOn,
          invoice.deliveredOn ?? '',
          invoice.order.number,
          buyer.address.name,
          buyer.address.company,
          buyer.address.country,
          buyer.vatNumber ?? '',
          invoice.method,
          invoice.currency,
          category,
          // Hundredths of percents.
          rate / 100,
          money(net),
          money(tax),
          money(sum([net, tax])),
          invoice.corrects?.number ?? '',
        ],
        separator,
      ),
    )
    .join('')
}
