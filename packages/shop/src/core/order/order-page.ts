import type { Amount } from '../money/amount.ts'
import type { Buyer } from './buyer.ts'
import type { OrderState, PaymentState } from './order-state.ts'
import type { OwnerAct } from './owner-act.ts'
import type { RefundState } from './refund-part.ts'
import type { WithdrawalState } from './withdrawal-state.ts'

/** Everything that owners read of one order. Amounts are smallest units of its currency, moments ISO 8601. */
export interface OrderPage {
  readonly id: number
  readonly number: number
  readonly state: OrderState
  readonly method: string
  readonly language: string
  readonly currency: string
  readonly total: Amount
  readonly paid: Amount
  readonly refunded: Amount
  readonly placedAt: string
  readonly sentAt?: string
  /** Undefined where the buyer has not withdrawn. */
  readonly withdrawal?: WithdrawalState
  readonly carrier: string
  readonly tracking: string
  readonly buyer: Buyer
  readonly lines: readonly OrderPageLine[]
  /** Undefined where nothing is sent. */
  readonly shipping?: { readonly label: string; readonly gross: Amount; readonly refunded: Amount }
  readonly taxes: readonly { readonly rate: number; readonly net: Amount; readonly tax: Amount }[]
  readonly coupons: readonly { readonly code: string; readonly amount: Amount }[]
  readonly payments: readonly {
    readonly provider: string
    readonly state: PaymentState
    readonly amount: Amount
    readonly ref?: string
  }[]
  /** The oldest first. */
  readonly refunds: readonly OrderRefund[]
  readonly history: readonly OrderEvent[]
  readonly acts: readonly OwnerAct['act'][]
}

export interface OrderPageLine {
  readonly position: number
  readonly sku: string
  readonly title: string
  readonly quantity: number
  readonly refundedQuantity: number
  readonly unitPrice: Amount
  readonly discount: Amount
  /** Of all pieces, with tax, after discounts. */
  readonly gross: Amount
  readonly isCounted: boolean
}

/** Money that was given back, or is to be. */
export interface OrderRefund {
  readonly id: number
  readonly at: string
  readonly amount: Amount
  readonly state: RefundState
  /** Of a refusal, in the words of the provider. */
  readonly reason?: string
}

/** An entry of an order's history. */
export interface OrderEvent {
  readonly at: string
  readonly kind: string
  /** Name of the account that did it; undefined for what happened by itself. */
  readonly who?: string
  /** Note, reason, or parcel. */
  readonly text?: string
  readonly amount?: Amount
}
