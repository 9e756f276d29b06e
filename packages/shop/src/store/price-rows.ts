import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { type PublishedPlan, samePlan } from '../core/product/lowest-price.ts'
import type { PricePlan } from '../core/product/price-plan.ts'
import { planOfRow } from '../core/product/price-row.ts'

/** Plans of one variant that are remembered. */
const MAX_PLANS = 100

/** Prices of one variant as they are published. */
export interface VariantPrice {
  /** Id of the variant's row; empty for a product without variants. */
  readonly variant: string
  readonly plan: PricePlan
}

/** Notes the prices of a product, where they are others than before. */
export async function notePrices(
  payload: Payload,
  published: {
    readonly product: number
    readonly currency: string
    readonly prices: readonly VariantPrice[]
    readonly now: Date
  },
  transaction: Transaction | undefined,
): Promise<void> {
  const { product, currency, prices, now } = published
  const before = await readPrices(payload, { product, currency }, transaction)
  for (const { variant, plan } of prices) {
    const known = before.get(variant) ?? []
    const last = known.at(-1)
    if (last && samePlan(last.plan, plan)) continue
    const { regular, reduced } = plan
    await runSql(
      payload,
      sql`insert into product_prices (product, variant, currency, regular, reduced, reduced_from, reduced_until, at)
        values (${product}, ${variant}, ${currency}, ${regular}, ${reduced?.price ?? null}, ${isoOf(reduced?.from)},
          ${isoOf(reduced?.until)}, ${now.toISOString()})`,
      transaction,
    )
    const oldest = known.at(-MAX_PLANS)
    if (oldest) await forgetBefore(payload, { product, variant, at: oldest.at }, transaction)
  }
}

async function readPrices(
  payload: Payload,
  { product, currency }: { readonly product: number; readonly currency: string },
  transaction: Transaction | undefined,
): Promise<ReadonlyMap<string, readonly PublishedPlan[]>> {
  const rows = await runSql(
    payload,
    sql`select variant, regular, reduced, reduced_from as "reducedFrom", reduced_until as "reducedUntil", at
      from product_prices where product = ${product} and currency = ${currency} order by at, id`,
    transaction,
  )
  const plans = new Map<string, PublishedPlan[]>()
  for (const row of rows) {
    const variant = String(row.variant ?? '')
    plans.set(variant, [...(plans.get(variant) ?? []), planOfRow(row)])
  }
  return plans
}

async function forgetBefore(
  payload: Payload,
  { product, variant, at }: { readonly product: number; readonly variant: string; readonly at: number },
  transaction: Transaction | undefined,
): Promise<void> {
  await runSql(
    payload,
    sql`delete from product_prices
      where product = ${product} and variant = ${variant} and at < ${new Date(at).toISOString()}`,
    transaction,
  )
}

/** Forgets all prices of a product. */
export async function forgetPrices(
  payload: Payload,
  product: number,
  transaction: Transaction | undefined,
): Promise<void> {
  await runSql(payload, sql`delete from product_prices where product = ${product}`, transaction)
}

function isoOf(moment: number | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString()
}
