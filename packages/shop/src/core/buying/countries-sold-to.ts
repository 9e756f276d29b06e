import { COUNTRIES, countryName } from '../country/countries.ts'
import type { ShippingZone } from '../shipping/shipping.ts'
import type { CountryChoice } from './cart-screen.ts'

/**
 * Countries that a cart can be sold to, in the order of their names in a language: those of a zone, or all for what is not
 * sent.
 */
export function countriesSoldTo(
  zones: readonly ShippingZone[],
  { isSent, locale }: { readonly isSent: boolean; readonly locale: string },
): readonly CountryChoice[] {
  const named = new Set(zones.flatMap(({ places }) => places.map(({ country }) => country)))
  const codes = !isSent || named.has('*') ? COUNTRIES : COUNTRIES.filter((code) => named.has(code))
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => compare(one.name, other.name))
}
