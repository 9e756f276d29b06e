/** Fields of an address besides name, company and street, as a country writes them. */
export interface AddressFields {
  /** Undefined: its addresses have none. */
  readonly postcode: { readonly isRequired: boolean; readonly shape?: RegExp; readonly isNumeric: boolean } | undefined
  /** State, province or county. */
  readonly region: 'none' | 'optional' | 'required'
  /** True where the postcode is written before the city. */
  readonly postcodeFirst: boolean
}

const digits = (count: number) => ({ isRequired: true, shape: new RegExp(`^\\d{${count}}$`), isNumeric: true })
const shaped = (shape: RegExp) => ({ isRequired: true, shape, isNumeric: false })

/**
 * Postcodes by country, compared as `normalPostcode` writes them. Countries that are not named may have one of any shape.
 *
 * @see https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions (addressing by country)
 */
const POSTCODES: Readonly<Record<string, AddressFields['postcode']>> = {
  ...each('AT BE BG CH CY DK HU LI LU NO SI AU NZ ZA', digits(4)),
  ...each('DE EE ES FI FR HR IT LT MC SM US UA TR MX', digits(5)),
  ...each('GR SE CZ SK', digits(5)),
  ...each('CN IN RO SG', digits(6)),
  CA: shaped(/^[A-Z]\d[A-Z]\d[A-Z]\d$/),
  GB: shaped(/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/),
  IE: shaped(/^[A-Z]\d[\dW][A-Z\d]{4}$/),
  IL: { isRequired: false, shape: /^\d{5}(?:\d{2})?$/, isNumeric: true },
  JP: digits(7),
  LV: shaped(/^LV\d{4}$|^\d{4}$/),
  MT: shaped(/^[A-Z]{3}\d{4}$/),
  NL: shaped(/^\d{4}[A-Z]{2}$/),
  PL: digits(5),
  PT: digits(7),
  US: { isRequired: true, shape: /^\d{5}(?:\d{4})?$/, isNumeric: true },
  ...each('AE AG BO BS BW BZ CM FJ GH GY HK JM KI QA RW SC TG UG VU ZW', undefined),
}

const REGIONS: Readonly<Record<string, AddressFields['region']>> = {
  ...each<AddressFields['region']>('AU BR CA CN IN JP MX US', 'required'),
  ...each<AddressFields['region']>('AR ES GB HK IE IT MY NZ', 'optional'),
}

/** Countries that write the city first. */
const CITY_FIRST = new Set('AU CA GB IE IN NZ US ZA JP CN'.split(' '))

const ANY_POSTCODE: AddressFields['postcode'] = { isRequired: false, isNumeric: false }

/** @param country ISO 3166-1, two capitals. */
export function addressFields(country: string): AddressFields {
  return {
    postcode: Object.hasOwn(POSTCODES, country) ? POSTCODES[country] : ANY_POSTCODE,
    region: Object.hasOwn(REGIONS, country) ? (REGIONS[country] ?? 'none') : 'none',
    postcodeFirst: !CITY_FIRST.has(country),
  }
}

function each<Value>(countries: string, value: Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, value]))
}
