import type { Amount } from '../money/amount.ts'
import type { Buyer } from '../order/buyer.ts'
import type { OrderState } from '../order/order-state.ts'
import type { QuoteLine } from '../prices/quote.ts'
import type { RateSum, TaxedPart } from '../prices/taxed-parts.ts'

/** An order, as far as its invoice is made of it. Amounts are smallest units of its currency, days `2026-01-31`. */
export interface InvoicedOrder {
  readonly number: number
  readonly state: OrderState
  readonly language: string
  readonly currency: string
  readonly method: string
  readonly pricesAreGross: boolean
  readonly buyer: Buyer
  readonly lines: readonly InvoicedLine[]
  /** Undefined where nothing is sent. */
  readonly shipping: { readonly label: string; readonly parts: readonly InvoicedPart[] } | undefined
  readonly taxes: readonly Pick<RateSum, 'rate' | 'category' | 'net' | 'tax'>[]
  readonly total: Amount
  readonly paid: Amount
  readonly placedOn: string
  /** Undefined before it is sent. */
  readonly sentOn: string | undefined
}

export type InvoicedPart = Pick<TaxedPart, 'amount' | 'net' | 'rate' | 'category'>

export interface InvoicedLine
  extends Pick<QuoteLine, 'quantity' | 'unitPrice' | 'discount' | 'net' | 'rate' | 'category'> {
  readonly sku: string
  readonly title: string
}
