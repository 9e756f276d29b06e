import { choice, given, list, text } from '@vitrine/content/core'
import type { Amount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { storedAmount } from '../product/stored-amount.ts'
import type { ShippingMethod, ShippingTier, ShippingZone } from '../shipping/shipping.ts'

type Raw = Readonly<Record<string, unknown>>

/** Zones of a shop. */
export const MAX_ZONES = 40

/** Ways of sending of one zone, and limits of one way. */
export const MAX_METHODS = 20
export const MAX_TIERS = 30

/** The sums that limits of a way of sending may be of; the first is the usual one. */
export const TIERS_BY = {
  weight: { en: 'The weight, in grams', de: 'Das Gewicht, in Gramm' },
  value: { en: 'The value of the goods', de: 'Der Warenwert' },
} as const

export const TIERS_BY_NAMES = Object.keys(TIERS_BY) as [keyof typeof TIERS_BY, ...(keyof typeof TIERS_BY)[]]

/** The value of a choice of countries that stands for all of them. */
export const EVERY_COUNTRY = '*'

/**
 * Reads zones as they are stored in one language. A way of which a price is none, as after a change of the currency, is left
 * out: nothing is sent for the wrong price.
 */
export function parseZones(stored: unknown, currency: Currency): readonly ShippingZone[] {
  return list(stored).map((zone, place) => {
    const name = text(zone.name) ?? ''
    return {
      name,
      places: countriesOf(zone).map((country) => ({ country, ...given({ postcodes: postcodesOf(zone) }) })),
      methods: list(zone.methods).flatMap((method, index) => {
        const unnamed = { id: `${place}-${index}`, label: name }
        return parseMethod(method, unnamed, currency) ?? []
      }),
    }
  })
}

/** Codes of a zone's countries, as they were chosen. */
export function countriesOf({ countries }: Raw): readonly string[] {
  return Array.isArray(countries) ? countries.filter((code): code is string => typeof code === 'string') : []
}

/** Lines of a field of postcodes. @returns Undefined where there are none. */
export function postcodesOf({ postcodes }: Raw): readonly string[] | undefined {
  const lines = text(postcodes)
    ?.split(/[\n,;]+/)
    .flatMap((line) => text(line)?.trim() ?? [])
  return lines?.length ? lines : undefined
}

/** @param unnamed Id and name of a way that has none. */
function parseMethod(
  method: Raw,
  unnamed: Pick<ShippingMethod, 'id' | 'label'>,
  currency: Currency,
): ShippingMethod | undefined {
  const by = choice(method.by, TIERS_BY_NAMES)
  const tiers = list(method.tiers).map((tier) => parseTier(tier, by, currency))
  if (tiers.length === 0 || tiers.includes(undefined)) return undefined
  const freeFrom = storedAmount(method.freeFrom, currency)
  return {
    id: text(method.id) ?? unnamed.id,
    label: text(method.label)?.trim() ?? unnamed.label,
    by,
    tiers: tiers.flatMap((tier) => tier ?? []),
    ...given({
      deliveryTime: text(method.deliveryTime)?.trim(),
      freeFrom: freeFrom && inCurrency(freeFrom, currency),
    }),
  }
}

function parseTier(tier: Raw, by: ShippingMethod['by'], currency: Currency): ShippingTier | undefined {
  const price = storedAmount(tier.price, currency)
  if (price === undefined) return undefined
  return { prices: inCurrency(price, currency), ...given({ upTo: limitOf(tier, by, currency) }) }
}

/** Limit of a tier, in grams or smallest units. @returns Undefined where it has none. */
export function limitOf({ upTo }: Raw, by: ShippingMethod['by'], currency: Currency): number | undefined {
  if (typeof upTo !== 'number') return undefined
  return by === 'value' ? storedAmount(upTo, currency) : upTo
}

function inCurrency(amount: Amount, { code }: Currency) {
  return { [code]: amount }
}
