import { dateOf, given, list, text } from '@vitrine/content/core'
import { parseCountry } from '../country/countries.ts'
import { type BasisPoints, normalPostcode, TAX_CLASSES, type TaxRate, WHOLE } from '../tax/tax-rate.ts'

type Raw = Readonly<Record<string, unknown>>

/** Rows of taxes that an owner may add. */
export const MAX_OWN_RATES = 200

/** Reads an owner's own rows of taxes as they are stored. Rows that are incomplete are left out. */
export function parseOwnRates(stored: unknown): readonly TaxRate[] {
  return list(stored).flatMap((row) => {
    const country = parseCountry(row.country)
    const taxClass = TAX_CLASSES.find((name) => name === row.taxClass)
    const [rate, from] = [basisPointsOf(row.percent), dayOf(row.from)]
    if (country === undefined || taxClass === undefined || rate === undefined || from === undefined) return []
    return [{ country, taxClass, rate, from, ...given({ postcodes: beginningsOf(row) }) }]
  })
}

/** Reads percents as a form stores them. @returns Undefined for what is no share from 0 to 100 with up to two decimals. */
export function basisPointsOf(percent: unknown): BasisPoints | undefined {
  if (typeof percent !== 'number') return undefined
  const points = Math.round(percent * 100)
  return Math.abs(percent * 100 - points) < 1e-6 && points >= 0 && points <= WHOLE ? points : undefined
}

/** Day of a date field, which the admin stores as noon in UTC. @returns `2026-01-31`. */
export function dayOf(stored: unknown): string | undefined {
  return (stored instanceof Date ? stored.toISOString() : dateOf(stored))?.slice(0, 10)
}

function beginningsOf({ postcodes }: Raw): readonly string[] | undefined {
  const beginnings = text(postcodes)
    ?.split(/[\n,;]+/)
    .map(normalPostcode)
    .filter((beginning) => beginning !== '')
  return beginnings?.length ? beginnings : undefined
}
