import { TAX_CLASSES, type TaxRate } from './tax-rate.ts'

/** First day that the rates are known for. Orders of before are not quoted again: they have recorded theirs. */
const BEGIN = '2024-01-01'

/** Percents in the order of {@link TAX_CLASSES}. Where a country has several reduced rates, the higher one comes first. */
type Percents = readonly (number | undefined)[]

/**
 * Rates of value added tax of the member states, with the days on which they changed, as the member states report them to the
 * Commission's database of taxes. Parking rates are left out, they are for few goods of few countries.
 *
 * @see https://taxation-customs.ec.europa.eu/tedb/vatRates.html
 */
const RATES: Readonly<Record<string, readonly (readonly [from: string, percents: Percents])[]>> = {
  AT: [[BEGIN, [20, 13, 10]]],
  BE: [[BEGIN, [21, 12, 6]]],
  BG: [[BEGIN, [20, 9]]],
  CY: [[BEGIN, [19, 9, 5, 3]]],
  CZ: [[BEGIN, [21, 12]]],
  DE: [[BEGIN, [19, 7]]],
  DK: [[BEGIN, [25]]],
  EE: [
    [BEGIN, [22, 9, 5]],
    ['2025-01-01', [22, 13, 9]],
    ['2025-07-01', [24, 13, 9]],
  ],
  ES: [[BEGIN, [21, 10, undefined, 4]]],
  FI: [
    [BEGIN, [24, 14, 10]],
    ['2024-09-01', [25.5, 14, 10]],
    ['2026-01-01', [25.5, 13.5, 10]],
  ],
  FR: [[BEGIN, [20, 10, 5.5, 2.1]]],
  GR: [[BEGIN, [24, 13, 6]]],
  HR: [[BEGIN, [25, 13, 5]]],
  HU: [[BEGIN, [27, 18, 5]]],
  IE: [[BEGIN, [23, 13.5, 9]]],
  IT: [[BEGIN, [22, 10, 5, 4]]],
  LT: [
    [BEGIN, [21, 9, 5]],
    ['2026-01-01', [21, 12, 5]],
  ],
  LU: [[BEGIN, [17, 8, undefined, 3]]],
  LV: [[BEGIN, [21, 12, 5]]],
  MT: [[BEGIN, [18, 7, 5]]],
  NL: [[BEGIN, [21, 9]]],
  PL: [[BEGIN, [23, 8, 5]]],
  PT: [[BEGIN, [23, 13, 6]]],
  RO: [
    [BEGIN, [19, 9, 5]],
    ['2025-08-01', [21, 11, 11]],
  ],
  SE: [[BEGIN, [25, 12, 6]]],
  SI: [[BEGIN, [22, 9.5, 5]]],
  SK: [
    [BEGIN, [20, 10, 5]],
    ['2025-01-01', [23, 19, 5]],
  ],
}

/** Parts of member states that have rates of their own, by the beginnings of their postcodes. */
const REGIONS: readonly {
  readonly country: string
  readonly postcodes: readonly string[]
  readonly percents: Percents
}[] = [
  // Jungholz and Mittelberg, which can be reached through Germany alone.
  { country: 'AT', postcodes: ['6691', '6991', '6992', '6993'], percents: [19, 13, 10] },
  // Madeira.
  { country: 'PT', postcodes: ['90', '91', '92', '93', '94'], percents: [22, 12, 4] },
  // The Azores.
  { country: 'PT', postcodes: ['95', '96', '97', '98', '99'], percents: [16, 9, 4] },
]

/** Rates of the European Union. */
export const EU_RATES: readonly TaxRate[] = [
  ...Object.entries(RATES).flatMap(([country, dated]) =>
    dated.flatMap(([from, percents]) => rowsOf(percents).map((row) => ({ country, from, ...row }))),
  ),
  ...REGIONS.flatMap(({ percents, ...region }) => rowsOf(percents).map((row) => ({ ...region, from: BEGIN, ...row }))),
]

/** Member states, ISO 3166-1. */
export const EU_COUNTRIES: ReadonlySet<string> = new Set(Object.keys(RATES))

function rowsOf(percents: Percents): readonly Pick<TaxRate, 'taxClass' | 'rate'>[] {
  return TAX_CLASSES.flatMap((taxClass, index) => {
    const percent = percents[index]
    return percent === undefined ? [] : [{ taxClass, rate: Math.round(percent * 100) }]
  })
}
