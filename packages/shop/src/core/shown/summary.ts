import { given, type Image, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import type { Currency } from '../money/currency.ts'
import { lowestBefore } from '../product/lowest-price.ts'
import { type PricePlan, priceAt } from '../product/price-plan.ts'
import { type Availability, availabilityOf, bestAvailability } from '../product/stock.ts'
import { parseProduct } from '../product/stored-product.ts'
import { plansOf } from './plans-of.ts'
import { type ShownPrice, shownPrice } from './price.ts'

/** Summary of a product, for lists. */
export interface ProductSummary {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly description?: string
  readonly image?: Image
  readonly price: ShownPrice
  /** True if its variants cost differently: the price is the lowest. */
  readonly isFrom: boolean
  readonly availability: Availability
}

/** Reads a populated product; undefined for one that is gone, without a name, or without a price. */
export function parseProductSummary(
  raw: unknown,
  parse: ParseContext,
  context: {
    readonly currency: Currency
    readonly now: number
    /** Rows of the log of prices, of this product and others. */
    readonly history: readonly Readonly<Record<string, unknown>>[]
  },
): ProductSummary | undefined {
  const { currency, now, history } = context
  const product = record(raw)
  const title = text(product.title)
  const href = parse.href({ type: 'page', page: product })
  const { variants, content } = parseProduct(product, { currency, local: text })
  const sold = variants
    .flatMap(({ id, plan }) => (plan ? [{ id, plan }] : []))
    .sort((one, other) => costOf(one.plan, now) - costOf(other.plan, now))
  const [cheapest] = sold
  if (title === undefined || href === undefined || !cheapest) return undefined
  return {
    id: String(product.id),
    href,
    title,
    price: shownPrice(cheapest.plan, {
      currency,
      locale: parse.locale,
      now,
      content,
      lowest: lowestBefore(plansOf(history, { product: product.id, variant: cheapest.id, currency }), now),
    }),
    isFrom: sold.some(({ plan }) => costOf(plan, now) !== costOf(cheapest.plan, now)),
    availability: bestAvailability(variants.map(({ stock, whenOut }) => availabilityOf(stock, whenOut))),
    ...given({ description: text(product.description), image: parse.image(product.image) }),
  }
}

function costOf(plan: PricePlan, now: number): number {
  return priceAt(plan, now).price
}
