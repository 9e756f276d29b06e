import { type Amount, scale, subtract } from '../money/amount.ts'

/** Classes that an owner sorts what they sell into. A country that has no rate of a class taxes it at its standard rate. */
export const TAX_CLASSES = ['standard', 'reduced', 'reduced2', 'superReduced', 'zero'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** Hundredths of a percent, a whole number: 1900 is 19 %, 550 is 5.5 %. */
export type BasisPoints = number

/** The whole in basis points. */
export const WHOLE = 10_000

/** Rate of a class in a country from a day on, until a later row of the same class begins. */
export interface TaxRate {
  /** ISO 3166-1, two capitals. */
  readonly country: string
  /** Beginnings of the postcodes of a part of the country that has rates of its own. */
  readonly postcodes?: readonly string[]
  readonly taxClass: TaxClass
  readonly rate: BasisPoints
  /** First day, `2026-01-31`. */
  readonly from: string
}

/**
 * Finds the rate of a class at a place on a day.
 *
 * @param rates Of two rows that begin on the same day the later one counts, so an owner's own rows come last.
 * @param date `2026-01-31`.
 * @returns Undefined where the country has no standard rate on that day.
 */
export function rateOn(
  rates: readonly TaxRate[],
  { country, postcode, taxClass, date }: RatePlace,
): BasisPoints | undefined {
  if (taxClass === 'zero') return 0
  const here = rates.filter((row) => row.country === country && row.from <= date)
  const regional = here.filter(({ postcodes }) => postcodes?.some((beginning) => postcode.startsWith(beginning)))
  const national = here.filter(({ postcodes }) => postcodes === undefined)
  return (
    newest(regional, taxClass) ??
    newest(regional, 'standard') ??
    newest(national, taxClass) ??
    newest(national, 'standard')
  )
}

/** A place, a day and a class, which have one rate. */
export interface RatePlace {
  readonly country: string
  /** As {@link normalPostcode} writes it. */
  readonly postcode: string
  readonly taxClass: TaxClass
  readonly date: string
}

function newest(rates: readonly TaxRate[], taxClass: TaxClass): BasisPoints | undefined {
  const [first, ...others] = rates.filter((row) => row.taxClass === taxClass)
  return first && others.reduce((found, row) => (row.from >= found.from ? row : found), first).rate
}

/** Tax on top of a net amount. */
export function taxOnNet(net: Amount, rate: BasisPoints): Amount {
  return scale(net, rate, WHOLE)
}

/** Tax within a gross amount: the rest, so that net and tax always add up to it. */
export function taxInGross(gross: Amount, rate: BasisPoints): Amount {
  return subtract(gross, scale(gross, WHOLE, WHOLE + rate))
}

/** Postcode without spaces and hyphens, in capitals, so that it can be compared. */
export function normalPostcode(postcode: string): string {
  return postcode.replace(/[\s-]/g, '').toUpperCase()
}
