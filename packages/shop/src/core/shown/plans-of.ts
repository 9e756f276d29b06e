import type { Currency } from '../money/currency.ts'
import type { PublishedPlan } from '../product/lowest-price.ts'
import { planOfRow } from '../product/price-row.ts'

/**
 * Plans of one variant in the log of prices, oldest first.
 *
 * @param history Rows of the log in the order of time, of any products.
 * @param of.variant Id of its row, empty for a product without variants.
 */
export function plansOf(
  history: readonly Readonly<Record<string, unknown>>[],
  of: { readonly product: unknown; readonly variant: string; readonly currency: Currency },
): readonly PublishedPlan[] {
  const { product, variant, currency } = of
  return history
    .filter((row) => Number(row.product) === Number(product))
    .filter((row) => (row.variant ?? '') === variant && row.currency === currency.code)
    .map(planOfRow)
}
