/** A currency of ISO 4217, with the decimals of its smallest unit. Only {@link parseCurrency} makes one. */
export type Currency = CurrencyFacts & { readonly brand: unique symbol }

interface CurrencyFacts {
  /** Three capitals, such as `EUR`. */
  readonly code: string
  /** Decimals between the currency and its smallest unit: 2 for euro and cent, 0 for yen. */
  readonly exponent: number
}

/**
 * Currencies whose smallest unit is no hundredth. Not taken from `Intl`, which follows what is written in shops of a
 * country: it gives the Serbian dinar no decimals, banks give it two.
 *
 * @see https://www.six-group.com/en/products-services/financial-information/data-standards.html (ISO 4217, list one)
 */
const EXPONENTS: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
}

/** Reads the code of a currency, in either case. @returns Undefined for what is no code of three letters. */
export function parseCurrency(code: unknown): Currency | undefined {
  if (typeof code !== 'string' || !/^[a-z]{3}$/i.test(code)) return undefined
  const facts: CurrencyFacts = { code: code.toUpperCase(), exponent: exponentOf(code.toUpperCase()) }
  return facts as Currency
}

function exponentOf(code: string): number {
  const [exponent] = Object.entries(EXPONENTS).find(([, codes]) => codes.includes(code)) ?? ['2']
  return Number(exponent)
}
