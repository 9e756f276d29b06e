import { inTransaction, runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { FEW_PIECES, MAX_PIECES } from '../../core/product/stock.ts'
import type { CountedStock, StockChange } from '../../core/product/typed-stock.ts'
import { countStock } from './stock-rows.ts'

/** Rows of the history of one product's stock that are read. */
const MAX_MOVES = 100

/** A move of the stock, for the history. */
export interface NotedMove {
  readonly sku: string
  readonly at: Date
  readonly kind: string
  readonly onHand: number
  readonly reserved: number
  /** Number of the order that caused it. */
  readonly order?: number
  /** Name of who counted. */
  readonly who?: string
  readonly reason?: string
}

/**
 * Changes how many pieces there are, as somebody typed it, and notes who and why. Pieces that buyers hold stay theirs.
 *
 * @param transaction Undefined: one of its own.
 */
export async function changeStock(
  payload: Payload,
  { sku, change }: { readonly sku: string; readonly change: StockChange },
  note: { readonly who: string; readonly reason?: string; readonly now: Date },
  transaction: Transaction | undefined,
): Promise<void> {
  const work = async (open: Transaction) => {
    // Held from here on, so that nothing is sold between the sum and what is written.
    const [row] = await runSql(
      payload,
      sql`update shop_stock set on_hand = on_hand where sku = ${sku} returning on_hand`,
      open,
    )
    const wanted = 'to' in change ? change.to : Number(row?.on_hand ?? 0) + change.by
    const quantity = Math.min(Math.max(wanted, 0), MAX_PIECES)
    await countStock(payload, { sku, quantity }, note.now, open)
    await runSql(
      payload,
      sql`update shop_stock_moves set who = ${note.who}, reason = ${note.reason ?? null}
        where id = (select max(id) from shop_stock_moves where sku = ${sku})`,
      open,
    )
  }
  await (transaction ? work(transaction) : inTransaction(payload, work))
}

/** Stocks of some SKUs; what was never counted is left out. */
export async function readStock(
  payload: Payload,
  skus: readonly string[],
  transaction?: Transaction,
): Promise<readonly CountedStock[]> {
  if (skus.length === 0) return []
  const rows = await runSql(
    payload,
    sql`select sku, on_hand, reserved from shop_stock where sku in (${listed(skus)}) order by sku`,
    transaction,
  )
  return rows.map(stockOfRow)
}

/** Newest moves of some SKUs, up to 100. */
export async function readMoves(payload: Payload, skus: readonly string[]): Promise<readonly NotedMove[]> {
  if (skus.length === 0) return []
  const rows = await runSql(
    payload,
    sql`select moves.sku, moves.at, moves.kind, moves.on_hand, moves.reserved, moves.who, moves.reason, shop_orders.number
      from shop_stock_moves as moves left join shop_orders on shop_orders.id = moves.order_id
      where moves.sku in (${listed(skus)}) order by moves.id desc limit ${MAX_MOVES}`,
  )
  return rows.map(({ sku, at, kind, on_hand, reserved, number, who, reason }) => ({
    sku: String(sku),
    at: momentOf(at),
    kind: String(kind),
    onHand: Number(on_hand),
    reserved: Number(reserved),
    ...(number != null && { order: Number(number) }),
    ...(who != null && { who: String(who) }),
    ...(reason != null && { reason: String(reason) }),
  }))
}

/** SKUs of published products of which few pieces are free, the fewest first. */
export async function endingStock(payload: Payload, limit: number): Promise<readonly CountedStock[]> {
  const rows = await runSql(
    payload,
    sql`select shop_stock.sku, on_hand, reserved from shop_stock
      where on_hand - reserved <= ${FEW_PIECES} and lower(shop_stock.sku) in (select sku from product_skus)
      order by on_hand - reserved, shop_stock.sku limit ${limit}`,
  )
  return rows.map(stockOfRow)
}

function listed(skus: readonly string[]) {
  return sqlList(skus)
}

function stockOfRow({ sku, on_hand, reserved }: Readonly<Record<string, unknown>>): CountedStock {
  return { sku: String(sku), onHand: Number(on_hand), reserved: Number(reserved) }
}
