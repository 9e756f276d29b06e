import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { inOrder, type Pieces, release } from './stock-rows.ts'

/** Pieces that had left are on the shelf again. */
export async function returnPieces(
  payload: Payload,
  pieces: readonly Pieces[],
  { order, now }: { readonly order: number; readonly now: Date },
  transaction: Transaction,
): Promise<void> {
  for (const { sku, quantity } of inOrder(pieces)) {
    await runSql(payload, sql`update shop_stock set on_hand = on_hand + ${quantity} where sku = ${sku}`, transaction)
    await runSql(
      payload,
      sql`insert into shop_stock_moves (sku, at, kind, on_hand, reserved, order_id)
        values (${sku}, ${now.toISOString()}, 'returned', ${quantity}, 0, ${order})`,
      transaction,
    )
  }
}

/**
 * Gives back the pieces of an order that comes to nothing: those that have left, or those that it holds still.
 *
 * @returns Those that are free again.
 */
export async function freePiecesOfOrder(
  payload: Payload,
  pieces: readonly Pieces[],
  context: { readonly order: number; readonly now: Date },
  transaction: Transaction,
): Promise<readonly Pieces[]> {
  const rows = await runSql(
    payload,
    sql`select sku, -sum(on_hand) as away, sum(case when kind = 'taken' then 1 else 0 end) as taken
      from shop_stock_moves where order_id = ${context.order} group by sku`,
    transaction,
  )
  const moved = new Map(rows.map(({ sku, away, taken }) => [String(sku), { away: Number(away), taken: Number(taken) }]))
  const gone = pieces.filter(({ sku }) => (moved.get(sku)?.taken ?? 0) > 0)
  const away = gone
    .map(({ sku }) => ({ sku, quantity: moved.get(sku)?.away ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  await returnPieces(payload, away, context, transaction)
  // What an order has reserved since it was placed is noted without it, and all else that became of it with it.
  const held = pieces.filter(({ sku }) => !moved.has(sku))
  for (const one of inOrder(held)) await release(payload, one, context, transaction)
  return [...away, ...held]
}
