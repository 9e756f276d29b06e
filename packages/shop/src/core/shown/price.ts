import { given } from '@vitrine/content/core'
import { type Amount, decimalText } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import { type PricePlan, priceAt } from '../product/price-plan.ts'
import { type Content, unitPrice } from '../product/unit-price.ts'

/** A price in words of a language. */
export interface ShownPrice {
  readonly now: string
  /** The same for machines, `490.00`, with the code of its currency. */
  readonly decimal: string
  readonly currency: string
  /** Regular price beside a reduced one whose price of before is known. */
  readonly regular?: string
  /** Lowest price of the 30 days before the reduction. */
  readonly lowest?: string
  readonly unit?: { readonly price: string; readonly unit: string }
}

/** A price at a moment, as visitors read it. */
export function shownPrice(
  plan: PricePlan,
  context: {
    readonly currency: Currency
    readonly locale: string
    /** Milliseconds since 1970. */
    readonly now: number
    readonly lowest?: Amount | undefined
    readonly content?: Content | undefined
  },
): ShownPrice {
  const { currency, locale, now, lowest, content } = context
  const words = (amount: Amount) => formatMoney(amount, currency, locale)
  const { price, regular } = priceAt(plan, now)
  const unit = content && unitPrice(price, content)
  return {
    now: words(price),
    decimal: decimalText(price, currency),
    currency: currency.code,
    ...given({
      // Nobody may read of a reduction without the price that it is one of.
      regular: regular && lowest && words(regular),
      lowest: regular && lowest && words(lowest),
      unit: unit && { price: words(unit.price), unit: unit.unit },
    }),
  }
}
