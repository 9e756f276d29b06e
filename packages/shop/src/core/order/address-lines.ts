import { addressFields } from '../checkout/address-fields.ts'
import { countryName, parseCountry } from '../country/countries.ts'
import type { PostalAddress } from './buyer.ts'

/**
 * An address, line by line, in the order of its country.
 *
 * @param language BCP 47 tag, of the name of the country.
 */
export function addressLines(address: PostalAddress, language: string): readonly string[] {
  const { name, company, street, postcode, city, region, country } = address
  const town = addressFields(country).postcodeFirst ? [postcode, city, region] : [city, region, postcode]
  const place = town.filter((part) => part !== '').join(' ')
  return [company, name, street, place, nameOf(country, language)].filter((line) => line.trim() !== '')
}

function nameOf(country: string, language: string): string {
  const code = parseCountry(country)
  return code === undefined ? country : countryName(code, language)
}
