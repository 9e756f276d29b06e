import { type Condition, queryOf } from '@vitrine/content/core'
import type { AdminText } from '@vitrine/kit/core'
import type { DashboardReport, ReportLine } from '@vitrine/kit/feature'
import type { Payload } from 'payload'
import { currencyOf } from '../core/currency-code.ts'
import { formatMoney } from '../core/money/format-money.ts'
import { readSales, type Sales } from '../store/orders/sales.ts'
import { endingStock } from '../store/orders/stock-counts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Times of which the sales are added up, in days before now. */
const SPANS: readonly { readonly name: AdminText; readonly from: number; readonly until: number }[] = [
  { name: { en: 'Last 7 days', de: 'Letzte 7 Tage' }, from: 7, until: 0 },
  { name: { en: 'Last 30 days', de: 'Letzte 30 Tage' }, from: 30, until: 0 },
  { name: { en: 'The 30 days before', de: 'Die 30 Tage davor' }, from: 60, until: 30 },
]

/** SKUs that the dashboard names. */
const MAX_ENDING = 5

/** Sales of the shop, for those who see its orders. */
export const sales: DashboardReport = {
  title: { en: 'Sales', de: 'Verkäufe' },
  collection: 'shop-orders',
  none: { en: 'Nothing was sold yet.', de: 'Es wurde noch nichts verkauft.' },
  async read(payload, now) {
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
    const spans = await Promise.all(
      SPANS.map(async ({ name, from, until }) => ({
        name,
        from: before(from),
        until: before(until),
        sold: await readSales(payload, { from: before(from), until: before(until) }),
      })),
    )
    if (spans.every(({ sold }) => sold.length === 0)) return []
    return spans.map(({ name, from, until, sold }) => ({ name, detail: soldText(sold), href: ordersOf(from, until) }))
  },
}

/** Stock that ends, for those who see products. */
export const ending: DashboardReport = {
  title: { en: 'Stock that ends', de: 'Lager, das zur Neige geht' },
  collection: 'products',
  none: { en: 'There is enough of everything.', de: 'Von allem ist genug da.' },
  read: async (payload: Payload) =>
    (await endingStock(payload, MAX_ENDING)).map(
      ({ sku, onHand, reserved }): ReportLine => ({
        name: sku,
        detail: { en: `${onHand - reserved} free`, de: `${onHand - reserved} frei` },
        href: `/admin/collections/products?search=${encodeURIComponent(sku)}`,
      }),
    ),
}

function soldText(sold: readonly Sales[]): AdminText {
  if (sold.length === 0) return { en: 'Nothing', de: 'Nichts' }
  const each = (language: keyof AdminText, orders: (count: number) => string) =>
    sold
      .map(
        ({ currency, orders: count, total }) =>
          `${orders(count)}, ${formatMoney(total, currencyOf(currency), language)}`,
      )
      .join(' · ')
  return {
    en: each('en', (count) => (count === 1 ? '1 order' : `${count} orders`)),
    de: each('de', (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`)),
  }
}

function ordersOf(from: Date, until: Date): string {
  const conditions: readonly Condition[] = [
    { state: { equals: 'confirmed' } },
    { placedAt: { greater_than_equal: from.toISOString() } },
    { placedAt: { less_than: until.toISOString() } },
  ]
  return `/admin/collections/shop-orders${queryOf(conditions)}`
}
