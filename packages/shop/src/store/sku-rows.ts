import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { skuKey } from '../core/product/sku.ts'

/** A SKU, and the variant that has it. */
export interface ClaimedSku {
  readonly sku: string
  /** Id of the variant's row; empty for a product without variants. */
  readonly variant: string
}

/** Finds which of some SKUs another product has, in the form in which they are compared. */
export async function takenSkus(
  payload: Payload,
  asked: { readonly skus: readonly string[]; readonly product: number | undefined },
  transaction: Transaction | undefined,
): Promise<ReadonlySet<string>> {
  const { skus, product = 0 } = asked
  if (skus.length === 0) return new Set()
  const keys = sqlList(skus.map(skuKey))
  const rows = await runSql(
    payload,
    sql`select sku from product_skus where sku in (${keys}) and product <> ${product}`,
    transaction,
  )
  return new Set(rows.map(({ sku }) => String(sku)))
}

/** Finds the products that have some SKUs. */
export async function productsOfSkus(
  payload: Payload,
  skus: readonly string[],
  transaction?: Transaction,
): Promise<readonly number[]> {
  if (skus.length === 0) return []
  const keys = sqlList(skus.map(skuKey))
  const rows = await runSql(payload, sql`select distinct product from product_skus where sku in (${keys})`, transaction)
  return rows.map(({ product }) => Number(product))
}

/** Gives a product its SKUs in place of those that it had. */
export async function claimSkus(
  payload: Payload,
  { product, skus }: { readonly product: number; readonly skus: readonly ClaimedSku[] },
  transaction: Transaction | undefined,
): Promise<void> {
  await freeSkus(payload, product, transaction)
  if (skus.length === 0) return
  const rows = sql.join(
    skus.map(({ sku, variant }) => sql`(${skuKey(sku)}, ${product}, ${variant})`),
    sql`, `,
  )
  await runSql(payload, sql`insert into product_skus (sku, product, variant) values ${rows}`, transaction)
}

/** Takes its SKUs from a product. */
export async function freeSkus(payload: Payload, product: number, transaction: Transaction | undefined): Promise<void> {
  await runSql(payload, sql`delete from product_skus where product = ${product}`, transaction)
}
