import { EU_COUNTRIES } from './eu-rates.ts'

/**
 * Beginnings of the postcodes of places that belong to a member state and are outside of its value added tax.
 *
 * @see https://eur-lex.europa.eu/eli/dir/2006/112/oj (article 6)
 */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  // Büsingen, Heligoland.
  DE: ['78266', '27498'],
  // The Canary Islands, Ceuta, Melilla.
  ES: ['35', '38', '51', '52'],
  // The Åland Islands.
  FI: ['22'],
  // Overseas departments and territories, but Monaco (980), which belongs to the French tax.
  FR: ['971', '972', '973', '974', '975', '976', '977', '978', '984', '986', '987', '988'],
  // Mount Athos.
  GR: ['63086', '63087'],
  // Livigno, Campione.
  IT: ['23041', '23030', '22061'],
}

/**
 * Country whose value added tax counts at a place.
 *
 * @param postcode As `normalPostcode` writes it.
 * @returns Undefined outside of the European Union's value added tax.
 */
export function euTaxCountry({ country, postcode }: { readonly country: string; readonly postcode: string }) {
  if (country === 'MC') return 'FR'
  if (!EU_COUNTRIES.has(country)) return undefined
  return OUTSIDE[country]?.some((beginning) => postcode.startsWith(beginning)) ? undefined : country
}
