import { type Amount, NOTHING, subtract, sum } from '../money/amount.ts'
import { type BasisPoints, taxInGross, taxOnNet } from '../tax/tax-rate.ts'
import type { TaxCategory } from '../tax/treatment.ts'
import { groupBy } from './group-by.ts'

/** A part of a cart that has one rate. */
export interface RatedPart {
  /** As prices are written. */
  readonly amount: Amount
  readonly rate: BasisPoints
  readonly category: TaxCategory
  /** Rate that a gross price holds, though this sale is not taxed. */
  readonly homeRate: BasisPoints
}

/** A part with its own tax, rounded for itself. */
export interface TaxedPart extends RatedPart {
  readonly net: Amount
  readonly tax: Amount
}

/** All parts of one rate and category. */
export interface RateSum {
  readonly rate: BasisPoints
  readonly category: TaxCategory
  readonly net: Amount
  /** The tax that counts. */
  readonly tax: Amount
  /** Taxes of the parts, each rounded, added up. */
  readonly taxOfLines: Amount
  /** Tax of all parts together, rounded once. */
  readonly taxOfSum: Amount
}

/** Tax of one part. */
export function taxPart(part: RatedPart, pricesAreGross: boolean): TaxedPart {
  const { amount, rate, category, homeRate } = part
  if (!pricesAreGross) return { ...part, net: amount, tax: taxOnNet(amount, rate) }
  // Who sells without tax sells for the price without it.
  const tax = taxInGross(amount, category === 'S' ? rate : homeRate)
  return { ...part, net: subtract(amount, tax), tax: category === 'S' ? tax : NOTHING }
}

/** Sums of each rate and category, the highest rate first. */
export function sumByRate(
  parts: readonly TaxedPart[],
  { pricesAreGross, rounding }: { readonly pricesAreGross: boolean; readonly rounding: 'line' | 'rate' },
): readonly RateSum[] {
  const groups = groupBy(parts, ({ rate, category }) => `${category} ${rate}`)
  const sums = groups.map((group) => {
    const [first] = group
    const { rate, category } = first
    const taxOfLines = sum(group.map(({ tax }) => tax))
    const amount = sum(group.map((part) => part.amount))
    const taxOfSum = taxOfAll(amount, first, pricesAreGross)
    const tax = rounding === 'line' ? taxOfLines : taxOfSum
    const taken = pricesAreGross && category === 'S' ? subtract(amount, tax) : sum(group.map(({ net }) => net))
    return { rate, category, net: taken, tax, taxOfLines, taxOfSum }
  })
  return sums.sort((one, other) => other.rate - one.rate || one.category.localeCompare(other.category))
}

function taxOfAll(amount: Amount, { rate, category }: RatedPart, pricesAreGross: boolean): Amount {
  if (category !== 'S') return NOTHING
  return pricesAreGross ? taxInGross(amount, rate) : taxOnNet(amount, rate)
}
