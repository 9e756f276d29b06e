import { type Amount, NOTHING, subtract, sum } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import type { RateSum } from '../prices/taxed-parts.ts'
import type { BasisPoints } from '../tax/tax-rate.ts'
import { WHOLE } from '../tax/tax-rate.ts'
import type { BuyingTexts } from './buying-texts.ts'

/** A price of a cart or an order, as far as its sums are shown. */
export interface SummedPrice {
  readonly currency: Currency
  readonly pricesAreGross: boolean
  readonly lines: readonly { readonly value: Amount; readonly discount: Amount }[]
  /** Codes of coupons that count. */
  readonly coupons: readonly string[]
  /** Undefined where nothing is sent, or nobody knows yet how. */
  readonly shipping?: { readonly label: string; readonly price: Amount } | undefined
  readonly taxes: readonly RateSum[]
  readonly total: Amount
}

/** A row of sums, in words. */
export interface ShownSum {
  readonly kind: 'part' | 'total' | 'note'
  readonly label: string
  /** Absent for a sentence. */
  readonly amount?: string
}

/** Sums of a price as buyers read them, in their order: parts, the total, and the taxes that are within it. */
export function shownSums(
  price: SummedPrice,
  { texts, locale }: { readonly texts: BuyingTexts; readonly locale: string },
): readonly ShownSum[] {
  const { currency, lines, coupons, shipping, taxes, pricesAreGross, total } = price
  const money = (amount: Amount) => formatMoney(amount, currency, locale)
  const part = (label: string, amount: Amount): ShownSum => ({ kind: 'part', label, amount: money(amount) })
  const values = sum(lines.map(({ value }) => value))
  const discount = sum(lines.map((line) => line.discount))
  const written = sum([subtract(values, discount), shipping?.price ?? NOTHING])
  const tax = (rate: RateSum, label: string, kind: ShownSum['kind']): ShownSum => ({
    kind,
    label: label.replace('{rate}', percentText(rate.rate, locale)),
    amount: money(rate.tax),
  })
  const taxed = taxes.filter(({ category }) => category === 'S')
  const isExempt = taxes.some(({ category }) => category === 'E')
  return [
    part(texts.subtotal, values),
    ...(discount === 0 ? [] : [part([texts.discount, ...coupons].join(' '), subtract(NOTHING, discount))]),
    ...(shipping
      ? [
          {
            ...part([texts.shipping, shipping.label].filter(Boolean).join(': '), shipping.price),
            ...(shipping.price === 0 && { amount: texts.shippingFree }),
          },
        ]
      : []),
    ...(pricesAreGross
      ? written === total
        ? []
        : [part(texts.noTax, subtract(total, written))]
      : taxed.map((rate) => tax(rate, texts.addedTax, 'part'))),
    { kind: 'total', label: texts.total, amount: money(total) },
    ...(pricesAreGross ? taxed.map((rate) => tax(rate, texts.includedTax, 'note')) : []),
    ...(isExempt ? [{ kind: 'note' as const, label: texts.exempt }] : []),
  ]
}

/** A rate as people of a language read it: `19 %`, `5.5%`. */
function percentText(rate: BasisPoints, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / WHOLE)
}
