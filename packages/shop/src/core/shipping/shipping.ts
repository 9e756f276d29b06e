import { given } from '@vitrine/content/core'
import { type Amount, NOTHING } from '../money/amount.ts'
import type { AmountsByCurrency } from '../money/amounts-by-currency.ts'
import { normalPostcode } from '../tax/tax-rate.ts'

/** Price of sending up to a limit. */
export interface ShippingTier {
  /** Largest weight in grams, or value in smallest units of the default currency; undefined: no limit. */
  readonly upTo?: number | undefined
  readonly prices: AmountsByCurrency
}

/** A way in which an order reaches its buyer. */
export interface ShippingMethod {
  readonly id: string
  readonly label: string
  /** Time that it takes, as buyers read it; undefined: as each product says. */
  readonly deliveryTime?: string | undefined
  /** The sum that tiers limit: grams of what is sent, or its value. */
  readonly by: 'weight' | 'value'
  /** In rising order. An order beyond the last one cannot be sent this way. */
  readonly tiers: readonly ShippingTier[]
  /** Least value of what is sent, after discounts, from which it costs nothing. */
  readonly freeFrom?: AmountsByCurrency | undefined
}

/** Countries, or parts of one, that have the same ways of sending. */
export interface ShippingZone {
  readonly name: string
  readonly places: readonly {
    /** ISO 3166-1, or `*` for every country. */
    readonly country: string
    /** Postcodes: `10115`, `10*` or `10000...19999`; undefined for the whole country. */
    readonly postcodes?: readonly string[] | undefined
  }[]
  readonly methods: readonly ShippingMethod[]
}

/** Goods of a cart, as far as sending asks. */
export interface Parcel {
  readonly grams: number
  /** After discounts, as prices are written (net or gross). */
  readonly value: Amount
  /** Code. */
  readonly currency: string
}

/** A way that a parcel can go, with its price. */
export interface ShippingChoice {
  readonly id: string
  readonly label: string
  readonly price: Amount
  /** As of {@link ShippingMethod}. */
  readonly deliveryTime?: string | undefined
}

/** Finds the zone of a place: the first that names it. */
export function zoneOf(
  zones: readonly ShippingZone[],
  { country, postcode }: { readonly country: string; readonly postcode: string },
): ShippingZone | undefined {
  const normal = normalPostcode(postcode)
  return zones.find(({ places }) =>
    places.some(
      (place) =>
        (place.country === '*' || place.country === country) &&
        (place.postcodes?.some((pattern) => matches(pattern, normal)) ?? true),
    ),
  )
}

/** Tells whether a text can stand in {@link ShippingZone.places}: `10115`, `10*`, `10000...19999`. */
export function isPostcodePattern(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9 -]{0,11}(?:\*|\.\.\.[A-Z0-9][A-Z0-9 -]{0,11})?$/i.test(text)
}

/** @param postcode As `normalPostcode` writes it. */
function matches(pattern: string, postcode: string): boolean {
  const [from = '', to] = pattern.split('...').map(normalPostcode)
  if (to !== undefined) return isBetween(postcode, from, to)
  return from.endsWith('*') ? postcode.startsWith(from.slice(0, -1)) : postcode === from
}

/** Compares as numbers where all are: a range of `1000...9999` does not hold 10000. */
function isBetween(postcode: string, from: string, to: string): boolean {
  if ([postcode, from, to].every((code) => /^\d+$/.test(code))) {
    return postcode.length === from.length && Number(postcode) >= Number(from) && Number(postcode) <= Number(to)
  }
  return postcode >= from && postcode <= to
}

/** Ways that a parcel can go, with the price of each. */
export function shippingChoices(zone: ShippingZone, parcel: Parcel): readonly ShippingChoice[] {
  return zone.methods.flatMap((method) => {
    const price = priceOf(method, parcel)
    const { id, label, deliveryTime } = method
    return price === undefined ? [] : [{ id, label, price, ...given({ deliveryTime }) }]
  })
}

function priceOf(method: ShippingMethod, parcel: Parcel): Amount | undefined {
  const size = method.by === 'weight' ? parcel.grams : parcel.value
  const tier = method.tiers.find(({ upTo }) => upTo === undefined || size <= upTo)
  const price = tier?.prices[parcel.currency]
  if (price === undefined) return undefined
  const freeFrom = method.freeFrom?.[parcel.currency]
  return freeFrom !== undefined && parcel.value >= freeFrom ? NOTHING : price
}
