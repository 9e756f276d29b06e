import type { Currency } from './currency.ts'

/** An amount of money in the smallest unit of its currency: a whole number, negative for what is given back. */
export type Amount = number & { readonly brand: unique symbol }

/** Smallest units of a currency: a billion euros. Sums of a cart and their taxes stay exact far below 2^53. */
export const MAX_AMOUNT = 100_000_000_000

/** No money. */
export const NOTHING = amountOf(0)

/** True for whole numbers within {@link MAX_AMOUNT}, of either sign. */
export function isAmount(value: unknown): value is Amount {
  return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_AMOUNT
}

/** @param minorUnits Smallest units of a currency. @throws RangeError for what is no whole number of them, or too many. */
export function amountOf(minorUnits: number): Amount {
  // An addition of negative zero keeps its sign, and nobody wants to read "-0.00".
  const value = minorUnits + 0
  if (!isAmount(value)) throw new RangeError(`${minorUnits} is no amount of money in smallest units.`)
  return value
}

/** Adds amounts of one currency. */
export function sum(amounts: readonly Amount[]): Amount {
  return amountOf(amounts.reduce((total, amount) => total + amount, 0))
}

export function subtract(amount: Amount, taken: Amount): Amount {
  return amountOf(amount - taken)
}

/** The smaller of two amounts. */
export function least(one: Amount, other: Amount): Amount {
  return one < other ? one : other
}

/**
 * Multiplies an amount by a fraction, exactly, and rounds halves away from zero, as tax offices do.
 *
 * @param numerator Whole number.
 * @param denominator Whole number above 0.
 */
export function scale(amount: Amount, numerator: number, denominator: number): Amount {
  const doubled = BigInt(amount) * BigInt(numerator) * 2n
  const half = doubled < 0n ? -BigInt(denominator) : BigInt(denominator)
  return amountOf(Number((doubled + half) / (2n * BigInt(denominator))))
}

/**
 * Splits an amount by weights, so that the parts add up to it: each is rounded towards zero, and what is left over goes, one
 * unit each, to those that lost most.
 *
 * @param weights Whole numbers from 0; if all are 0, the parts are equal.
 */
export function split(amount: Amount, weights: readonly number[]): readonly Amount[] {
  const total = weights.reduce((all, weight) => all + weight, 0)
  if (total === 0 && weights.length > 0) {
    return split(
      amount,
      weights.map(() => 1),
    )
  }
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, units: Number(product / BigInt(total)), lost: product % BigInt(total) }
  })
  const missing = amount - parts.reduce((all, { units }) => all + units, 0)
  const step = Math.sign(missing)
  const byLoss = [...parts].sort((one, other) => Number(magnitude(other.lost) - magnitude(one.lost)))
  const raised = new Set(byLoss.slice(0, Math.abs(missing)).map(({ index }) => index))
  return parts.map(({ index, units }) => amountOf(raised.has(index) ? units + step : units))
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

/**
 * Reads an amount as somebody types or a file gives it: digits, with a point or comma before the decimals.
 *
 * @returns Undefined for anything else, for more decimals than the currency has, and beyond {@link MAX_AMOUNT}.
 */
export function parseAmount(text: string, { exponent }: Currency): Amount | undefined {
  const [, whole, decimals = ''] = /^\s*([0-9]{1,12})(?:[.,]([0-9]*))?\s*$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const significant = decimals.replace(/0+$/, '')
  if (significant.length > exponent) return undefined
  const value = Number(whole + significant.padEnd(exponent, '0'))
  return isAmount(value) ? value : undefined
}

/** Writes an amount with a point and all decimals, as payment services and feeds want it: `12.30`. */
export function decimalText(amount: Amount, { exponent }: Currency): string {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const sign = amount < 0 ? '-' : ''
  return exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`
}
