/**
 * States of an order: it waits for its money, is confirmed (paid, or to be paid later), has ended without money, or waits for
 * the owner, because what was paid does not fit.
 */
export const ORDER_STATES = ['awaiting payment', 'confirmed', 'ended', 'needs decision'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** States of a payment. A failed one can still be paid, as long as its provider lets the buyer try again. */
export const PAYMENT_STATES = ['open', 'failed', 'paid', 'ended'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * Facts about a payment, as its provider gives them, or the clock: `wrong amount` is money, but not what the order costs;
 * `ended` can be paid no more; `time over` says that the reservation has run out, and the payment may still come.
 */
export type PaymentFact = 'open' | 'failed' | 'paid' | 'wrong amount' | 'ended' | 'time over'

/** Work on the stock that goes with a step. */
export type StockStep =
  /** Reserved pieces leave. */
  | 'take'
  /** Reserved pieces are free again. */
  | 'release'
  /** Pieces that were free again leave, if they are still there; else the owner decides. */
  | 'take if there'

/** A step of an order, in one transaction. */
export interface OrderStep {
  readonly order: OrderState
  readonly payment: PaymentState
  readonly stock?: StockStep
}

/** States of an order and of one of its payments. */
export interface PaymentSituation {
  readonly order: OrderState
  readonly payment: PaymentState
  /** True if another payment of the order is paid: a buyer may have begun a second one in another tab. */
  readonly isPaid?: boolean
}

/** Decides what a fact changes. @returns Undefined where it changes nothing: it came twice, late or out of order. */
export function nextStep(
  { order, payment, isPaid = false }: PaymentSituation,
  fact: PaymentFact,
): OrderStep | undefined {
  // Money that is here stays here; what was true before it came is late.
  if (payment === 'paid') return undefined
  switch (fact) {
    case 'open':
      return undefined
    case 'failed':
      return payment === 'open' ? { order, payment: 'failed' } : undefined
    case 'paid':
      return isPaid ? { order: 'needs decision', payment: 'paid' } : paidStep(order)
    case 'wrong amount':
      return { order: 'needs decision', payment: 'paid' }
    case 'ended':
      return endStep(order, payment)
    case 'time over':
      return order === 'awaiting payment' ? { order: 'ended', payment, stock: 'release' } : undefined
  }
}

function paidStep(order: OrderState): OrderStep {
  switch (order) {
    case 'awaiting payment':
      return { order: 'confirmed', payment: 'paid', stock: 'take' }
    case 'ended':
      return { order: 'confirmed', payment: 'paid', stock: 'take if there' }
    // An invoice: its pieces have left, this is its money.
    case 'confirmed':
      return { order: 'confirmed', payment: 'paid' }
    case 'needs decision':
      return { order: 'needs decision', payment: 'paid' }
  }
}

function endStep(order: OrderState, payment: PaymentState): OrderStep | undefined {
  if (order === 'awaiting payment') return { order: 'ended', payment: 'ended', stock: 'release' }
  return payment === 'ended' ? undefined : { order, payment: 'ended' }
}
