import { type Amount, amountOf } from '../../core/money/amount.ts'

/**
 * Currencies that have no smaller unit and that Stripe counts in hundredths all the same.
 *
 * @see https://docs.stripe.com/currencies (special cases)
 */
const COUNTED_IN_HUNDREDTHS = new Set(['ISK', 'UGX'])

/** An amount as Stripe counts it. */
export function toStripeAmount(amount: Amount, currency: string): number {
  return COUNTED_IN_HUNDREDTHS.has(currency) ? amount * 100 : amount
}

/** An amount that Stripe counts, in smallest units. */
export function fromStripeAmount(units: number, currency: string): Amount {
  return amountOf(COUNTED_IN_HUNDREDTHS.has(currency) ? units / 100 : units)
}
