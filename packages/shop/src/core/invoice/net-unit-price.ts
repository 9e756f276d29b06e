import { sum } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import type { InvoiceLine } from './invoice.ts'

/** Decimals of a unit price below the smallest unit: 999 pieces then differ from their line by less than it. */
const MORE_DECIMALS = 4

/**
 * Net price of one piece before its discount, with a point: `8.403361`. Where prices hold their tax it is no whole number of
 * smallest units, so it has more decimals than other amounts.
 */
export function netUnitPrice(
  { net, netDiscount, quantity }: Pick<InvoiceLine, 'net' | 'netDiscount' | 'quantity'>,
  { exponent }: Pick<Currency, 'exponent'>,
): string {
  const value = BigInt(sum([net, netDiscount])) * 10n ** BigInt(MORE_DECIMALS)
  const pieces = BigInt(quantity)
  const units = (2n * value + pieces) / (2n * pieces)
  const digits = String(units).padStart(exponent + MORE_DECIMALS + 1, '0')
  const whole = digits.slice(0, -(exponent + MORE_DECIMALS))
  const decimals = digits
    .slice(-(exponent + MORE_DECIMALS))
    .replace(/0+$/, '')
    .padEnd(exponent, '0')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
