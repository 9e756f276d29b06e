import { choice, given, record, text } from '@vitrine/content/core'
import { currencyOf } from './currency-code.ts'
import { type DownloadLimits, parseDownloadLimits } from './downloads/download-limits.ts'
import type { Currency } from './money/currency.ts'
import type { PricesInclude } from './prices-include.ts'

/** Settings of the shop that its pages are made with, in one language. */
export interface ShopSettings {
  readonly currency: Currency
  readonly pricesInclude: PricesInclude
  readonly deliveryTime?: string
  /** Of products that say nothing else. */
  readonly downloads: DownloadLimits
}

/** @param global The global `shop-settings` as it is stored in one language. */
export function parseShopSettings(global: unknown): ShopSettings {
  const raw = record(global)
  return {
    currency: currencyOf(raw.currency),
    pricesInclude: choice(raw.pricesInclude, ['tax', 'no-tax']),
    downloads: parseDownloadLimits(raw),
    ...given({ deliveryTime: text(raw.deliveryTime) }),
  }
}
