import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { StockStep } from '../../core/order/order-state.ts'

/** Pieces of something. */
export interface Pieces {
  readonly sku: string
  readonly quantity: number
}

/** Reason of a move, as the history of the stock keeps it. */
export type StockMove = 'counted' | 'reserved' | 'taken' | 'released'

interface MoveContext {
  /** Undefined: no order has caused it. */
  readonly order: number | undefined
  readonly now: Date
}

/**
 * Reserves pieces, if so many are free. One statement decides, so buyers who come at once never get more than there is.
 *
 * @returns False where there are too few: nothing was reserved.
 */
export async function reserve(
  payload: Payload,
  { sku, quantity }: Pieces,
  context: MoveContext,
  transaction: Transaction,
): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`update shop_stock set reserved = reserved + ${quantity}
      where sku = ${sku} and on_hand - reserved >= ${quantity} returning sku`,
    transaction,
  )
  if (rows.length === 0) return false
  await noteMove(payload, { sku, kind: 'reserved', onHand: 0, reserved: quantity }, context, transaction)
  return true
}

/** Reserved pieces leave the shelf. */
export async function take(
  payload: Payload,
  { sku, quantity }: Pieces,
  context: MoveContext,
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`update shop_stock set on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity} where sku = ${sku}`,
    transaction,
  )
  await noteMove(payload, { sku, kind: 'taken', onHand: -quantity, reserved: -quantity }, context, transaction)
}

/** Reserved pieces are free again. */
export async function release(
  payload: Payload,
  { sku, quantity }: Pieces,
  context: MoveContext,
  transaction: Transaction,
): Promise<void> {
  await runSql(payload, sql`update shop_stock set reserved = reserved - ${quantity} where sku = ${sku}`, transaction)
  await noteMove(payload, { sku, kind: 'released', onHand: 0, reserved: -quantity }, context, transaction)
}

/**
 * Does what a step of an order does to the stock.
 *
 * @param pieces Those that are counted.
 * @returns False where pieces that were free again have gone meanwhile: nothing was taken.
 */
export async function moveStock(
  payload: Payload,
  step: StockStep,
  pieces: readonly Pieces[],
  context: MoveContext,
  transaction: Transaction,
): Promise<boolean> {
  if (step === 'take if there' && !(await reserveAll(payload, pieces, context, transaction))) return false
  const move = step === 'release' ? release : take
  for (const one of inOrder(pieces)) await move(payload, one, context, transaction)
  return true
}

/** Reserves all or none. */
async function reserveAll(
  payload: Payload,
  pieces: readonly Pieces[],
  context: MoveContext,
  transaction: Transaction,
): Promise<boolean> {
  const reserved: Pieces[] = []
  for (const one of inOrder(pieces)) {
    if (await reserve(payload, one, context, transaction)) reserved.push(one)
    else {
      for (const other of reserved) await release(payload, other, context, transaction)
      return false
    }
  }
  return true
}

/** Two orders that lock the same rows do it in the same order, so that neither waits for the other for ever. */
export function inOrder(pieces: readonly Pieces[]): readonly Pieces[] {
  return [...pieces].sort((one, other) => (one.sku < other.sku ? -1 : 1))
}

/** Pieces that can be bought now. @returns 0 for what was never counted. */
export async function freePieces(payload: Payload, sku: string): Promise<number> {
  const [row] = await runSql(payload, sql`select on_hand - reserved as free from shop_stock where sku = ${sku}`)
  return Number(row?.free ?? 0)
}

/** Sets how many pieces are there, as somebody counted them; those that are reserved stay so. */
export async function countStock(
  payload: Payload,
  { sku, quantity }: Pieces,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const [before] = await runSql(payload, sql`select on_hand from shop_stock where sku = ${sku}`, transaction)
  await runSql(
    payload,
    sql`insert into shop_stock (sku, on_hand, reserved) values (${sku}, ${quantity}, 0)
      on conflict (sku) do update set on_hand = excluded.on_hand`,
    transaction,
  )
  const onHand = quantity - Number(before?.on_hand ?? 0)
  await noteMove(payload, { sku, kind: 'counted', onHand, reserved: 0 }, { order: undefined, now }, transaction)
}

/** Sets how many pieces are there of what was never counted, as its product says; what was counted stays as it is. */
export async function beginStock(
  payload: Payload,
  { sku, quantity }: Pieces,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const begun = await runSql(
    payload,
    sql`insert into shop_stock (sku, on_hand, reserved) values (${sku}, ${quantity}, 0)
      on conflict (sku) do nothing returning sku`,
    transaction,
  )
  if (begun.length === 0) return
  await noteMove(
    payload,
    { sku, kind: 'counted', onHand: quantity, reserved: 0 },
    { order: undefined, now },
    transaction,
  )
}

/** Pieces that can be bought now, by SKU; what was never counted is left out. */
export async function freePiecesOf(
  payload: Payload,
  skus: readonly string[],
  transaction?: Transaction,
): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map()
  const named = sqlList(skus)
  const rows = await runSql(
    payload,
    sql`select sku, on_hand - reserved as free from shop_stock where sku in (${named})`,
    transaction,
  )
  return new Map(rows.map(({ sku, free }) => [String(sku), Number(free)]))
}

async function noteMove(
  payload: Payload,
  move: { readonly sku: string; readonly kind: StockMove; readonly onHand: number; readonly reserved: number },
  { order = null, now }: { readonly order: number | null | undefined; readonly now: Date },
  transaction: Transaction,
): Promise<void> {
  const { sku, kind, onHand, reserved } = move
  await runSql(
    payload,
    sql`insert into shop_stock_moves (sku, at, kind, on_hand, reserved, order_id)
      values (${sku}, ${now.toISOString()}, ${kind}, ${onHand}, ${reserved}, ${order})`,
    transaction,
  )
}
