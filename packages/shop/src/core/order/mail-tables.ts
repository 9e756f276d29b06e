import { buyingTexts } from '../buying/buying-texts.ts'
import { summedQuote } from '../buying/shown-quote.ts'
import { shownSums } from '../buying/shown-sums.ts'
import { transferRows } from '../buying/transfer-rows.ts'
import { currencyOf } from '../currency-code.ts'
import { formatMoney } from '../money/format-money.ts'
import type { Quote } from '../prices/quote.ts'
import type { PaymentChoice } from '../rules/payment-choices.ts'
import { addressLines } from './address-lines.ts'
import type { Buyer } from './buyer.ts'
import type { MailRow } from './mail-layout.ts'

/** Tables of the mail that confirms an order: lines, sums, addresses, and the account to pay to. */
export function mailTables(order: {
  readonly number: number
  readonly quote: Quote
  readonly buyer: Buyer
  /** BCP 47 tag. */
  readonly language: string
  readonly choice: PaymentChoice | undefined
  readonly site: string
}): readonly (readonly MailRow[])[] {
  const { number, quote, buyer, language, choice, site } = order
  const texts = buyingTexts(language)
  const currency = currencyOf(quote.currency)
  const address = (label: string, to: Buyer['invoiceTo']): MailRow => ({
    label,
    value: addressLines(to, language).join(', '),
  })
  return [
    quote.lines.map(({ offer, quantity, value }) => ({
      label: `${quantity} × ${offer.title}`,
      value: formatMoney(value, currency, language),
    })),
    shownSums(summedQuote(quote, currency), { texts, locale: language }).map(({ kind, label, amount = '' }) => ({
      label,
      value: amount,
      isStrong: kind === 'total',
    })),
    [
      address(texts.invoiceAddress, buyer.invoiceTo),
      ...(buyer.deliverTo ? [address(texts.deliveryAddress, buyer.deliverTo)] : []),
      ...(choice ? [{ label: texts.payment, value: choice.label }] : []),
    ],
    choice?.account && quote.total > 0
      ? transferRows(choice.account, { number, total: quote.total, currency, site, texts, locale: language })
      : [],
  ]
}
