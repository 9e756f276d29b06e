import { type Amount, amountOf, MAX_AMOUNT } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'

/** Rest of a multiplication by a power of ten that is none of the number, but of how processors write it. */
const NOISE = 1e-4

/**
 * Amount of a price that a form stores as a number, such as 12.3 for 12.30 €.
 *
 * @returns Undefined for what is no price: below 0, beyond {@link MAX_AMOUNT}, with more decimals than the currency has.
 */
export function storedAmount(stored: unknown, { exponent }: Currency): Amount | undefined {
  if (typeof stored !== 'number' || !Number.isFinite(stored) || stored < 0) return undefined
  const units = stored * 10 ** exponent
  const whole = Math.round(units)
  return Math.abs(units - whole) < NOISE && whole <= MAX_AMOUNT ? amountOf(whole) : undefined
}
