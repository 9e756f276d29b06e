import type { Amount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import type { Quote } from '../prices/quote.ts'
import type { OverviewLine } from './checkout-screen.ts'
import type { SummedPrice } from './shown-sums.ts'

/** A quote as its sums are shown. @param shipping False: nobody knows yet how it is sent. */
export function summedQuote(quote: Quote, currency: Currency, shipping = true): SummedPrice {
  return {
    currency,
    pricesAreGross: quote.pricesAreGross,
    lines: quote.lines,
    coupons: quote.coupons.applied.map(({ code }) => code),
    shipping: shipping ? quote.shipping : undefined,
    taxes: quote.taxes,
    total: quote.total,
  }
}

/** A line of an order or a quote in words. */
export function overviewLine(
  {
    title,
    quantity,
    unitPrice,
    value,
  }: {
    readonly title: string
    readonly quantity: number
    readonly unitPrice: Amount
    readonly value: Amount
  },
  currency: Currency,
  locale: string,
): OverviewLine {
  return {
    title,
    quantity,
    unitPrice: formatMoney(unitPrice, currency, locale),
    sum: formatMoney(value, currency, locale),
  }
}
