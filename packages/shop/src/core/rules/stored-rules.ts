import { choice, record } from '@vitrine/content/core'
import { parseCountry } from '../country/countries.ts'
import type { ShopRules } from '../prices/shop-rules.ts'
import { parseShopSettings } from '../shop-settings.ts'
import { EU_RATES } from '../tax/eu-rates.ts'
import { TAX_CLASSES } from '../tax/tax-rate.ts'
import { parseOwnRates } from './stored-rates.ts'
import { parseZones } from './stored-zones.ts'

/** Sums that taxes are rounded in; the first is the usual one, as invoices of EN 16931 do. */
export const ROUNDINGS = {
  rate: { en: 'Once for each rate', de: 'Einmal je Steuersatz' },
  line: { en: 'For each line', de: 'Für jede Zeile' },
} as const

export const ROUNDING_NAMES = Object.keys(ROUNDINGS) as [keyof typeof ROUNDINGS, ...(keyof typeof ROUNDINGS)[]]

/** The choice of a tax of sending that is split as the goods are. */
export const AS_GOODS = 'goods'

/**
 * Reads the rules by which carts are priced. Without a country of the seller there is no rate of any tax, so nothing is sold.
 *
 * @param stored The globals `shop-rules` and `shop-settings` as they are stored in one language.
 */
export function parseShopRules(stored: { readonly rules: unknown; readonly settings: unknown }): ShopRules {
  const raw = record(stored.rules)
  const { currency, pricesInclude } = parseShopSettings(stored.settings)
  return {
    seller: {
      country: parseCountry(raw.country) ?? '',
      isExempt: raw.isExempt === true,
      taxesAtDestination: raw.taxesAtDestination === true,
    },
    pricesAreGross: pricesInclude === 'tax',
    rounding: choice(raw.rounding, ROUNDING_NAMES),
    rates: [...EU_RATES, ...parseOwnRates(raw.ownRates)],
    shippingTax: TAX_CLASSES.find((name) => name === raw.shippingTax) ?? 'as goods',
    zones: parseZones(raw.zones, currency),
  }
}
