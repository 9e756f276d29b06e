import { type Currency, parseCurrency } from './money/currency.ts'

/** Default currency of a shop. */
export const DEFAULT_CURRENCY = 'EUR'

/** Finds out if a text is the code of a currency. https://www.iso.org/iso-4217-currency-codes.html */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text)
}

/** Reads the currency of a shop as it is stored: the default one where there is none. */
export function currencyOf(stored: unknown): Currency {
  const currency = parseCurrency(stored) ?? parseCurrency(DEFAULT_CURRENCY)
  if (!currency) throw new Error(`${DEFAULT_CURRENCY} is no currency.`)
  return currency
}
