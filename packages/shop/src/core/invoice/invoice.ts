import type { Amount } from '../money/amount.ts'
import type { PostalAddress } from '../order/buyer.ts'
import type { BankAccount } from '../rules/payment-choices.ts'
import type { BasisPoints } from '../tax/tax-rate.ts'
import type { TaxCategory } from '../tax/treatment.ts'
import type { InvoiceKind } from './invoice-kind.ts'
import type { InvoiceSeller } from './invoice-settings.ts'

/**
 * An invoice, or a credit note, whose amounts are positive as well. It holds everything that a reader or a tax office is to see,
 * so that no later change of an order or a setting changes it. Amounts are smallest units of its currency, days `2026-01-31`.
 */
export interface Invoice {
  readonly kind: InvoiceKind
  readonly number: string
  readonly issuedOn: string
  readonly order: { readonly number: number; readonly placedOn: string }
  /** BCP 47 tag of the order. */
  readonly language: string
  /** Code of ISO 4217. */
  readonly currency: string
  /** True if prices and amounts of the lines hold their tax. */
  readonly pricesAreGross: boolean
  readonly seller: InvoiceSeller
  readonly buyer: InvoiceBuyer
  readonly deliverTo?: PostalAddress
  /** Day on which it was sent; absent while it is to be sent. */
  readonly deliveredOn?: string
  readonly lines: readonly InvoiceLine[]
  /** Sending, a part for each rate. */
  readonly charges: readonly InvoiceCharge[]
  readonly taxes: readonly InvoiceTax[]
  readonly net: Amount
  readonly tax: Amount
  readonly total: Amount
  /** Paid by the buyer, or of a credit note: given back. */
  readonly paid: Amount
  /** Way to pay, as the order stores it. */
  readonly method: string
  /** Account to which the rest is transferred. */
  readonly account?: BankAccount
  /** Last day to pay the rest. */
  readonly dueOn?: string
  /** Invoice that a credit note corrects. */
  readonly corrects?: { readonly number: string; readonly issuedOn: string }
  readonly reason?: string
}

export interface InvoiceBuyer {
  readonly address: PostalAddress
  readonly email: string
  readonly vatNumber?: string
}

/** A part of an invoice that has one rate. */
interface RatedAmount {
  readonly rate: BasisPoints
  readonly category: TaxCategory
  /** As prices are written, after discounts. */
  readonly amount: Amount
  /** Without tax: those of one rate add up to what is taxed at it. */
  readonly net: Amount
}

export interface InvoiceLine extends RatedAmount {
  /** Empty for what is no product, such as sending that is given back. */
  readonly sku: string
  readonly title: string
  readonly quantity: number
  /** Of one piece, as prices are written; absent where a share of a line is given back. */
  readonly unitPrice?: Amount
  /** Of all pieces, as prices are written. */
  readonly discount: Amount
  /** The discount without its tax. */
  readonly netDiscount: Amount
}

export interface InvoiceCharge extends RatedAmount {
  readonly label: string
}

export interface InvoiceTax {
  readonly rate: BasisPoints
  readonly category: TaxCategory
  readonly net: Amount
  readonly tax: Amount
}

/** Name of a rate and category, by which parts are put together. */
export function rateKey({ rate, category }: Pick<InvoiceTax, 'rate' | 'category'>): string {
  return `${category} ${rate}`
}
