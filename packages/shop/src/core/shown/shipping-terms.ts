import { type Amount, decimalText } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { type ShippingZone, shippingChoices } from '../shipping/shipping.ts'

/** Price of sending one piece to some countries. */
export interface ShippingTerm {
  /** ISO 3166-1, two capitals. */
  readonly countries: readonly string[]
  /** Of the cheapest way, `14.00`. */
  readonly price: string
}

/**
 * Prices of sending one piece, by the zones that countries are in as wholes. Zones of postcodes are left out, and so is the one for
 * all other countries: machines are told of no place whose price is not certain.
 */
export function shippingTerms(
  zones: readonly ShippingZone[],
  { grams, value, currency }: { readonly grams: number; readonly value: Amount; readonly currency: Currency },
): readonly ShippingTerm[] {
  const named = new Set<string>()
  return zones.flatMap((zone) => {
    const countries = wholeCountries(zone).filter((country) => !named.has(country))
    for (const country of countries) named.add(country)
    const prices = shippingChoices(zone, { grams, value, currency: currency.code }).map(({ price }) => price)
    if (countries.length === 0 || prices.length === 0) return []
    const cheapest = prices.reduce((least, price) => (price < least ? price : least))
    return [{ countries, price: decimalText(cheapest, currency) }]
  })
}

/** Countries that zones name as wholes, each once. */
export function countriesOf(zones: readonly ShippingZone[]): readonly string[] {
  return [...new Set(zones.flatMap(wholeCountries))]
}

function wholeCountries({ places }: ShippingZone): readonly string[] {
  return places.flatMap(({ country, postcodes }) => (country === '*' || postcodes ? [] : [country]))
}
