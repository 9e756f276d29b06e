import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { countStock } from '@vitrine/shop/server'
import type { Payload } from 'payload'

/** Counts the stock of a test anew; what orders of other tests hold is gone. @param pieces Pieces by SKU. */
export async function stockShop(payload: Payload, pieces: Readonly<Record<string, number>>, now: Date): Promise<void> {
  await runSql(payload, sql`delete from shop_stock`)
  await inTransaction(payload, async (transaction) => {
    for (const [sku, quantity] of Object.entries(pieces)) await countStock(payload, { sku, quantity }, now, transaction)
  })
}
