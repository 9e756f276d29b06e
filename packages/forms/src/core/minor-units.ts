/** Currencies whose smallest unit is the whole one, and those with a thousandth, as payment services count them. */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '))

/**
 * An amount in the smallest unit of its currency, as payments are ordered in.
 *
 * @param currency Three letters, of either case.
 * @returns A whole number; for thousandths a multiple of ten, since cards take no smaller step.
 */
export function minorUnits(amount: number, currency: string): number {
  const code = currency.toUpperCase()
  if (WHOLE.has(code)) return Math.round(amount)
  // 1.005 * 100 is a little less than 100.5.
  const hundredths = Math.round(Number((amount * 100).toFixed(6)))
  return THOUSANDTHS.has(code) ? hundredths * 10 : hundredths
}
