import { documentTag, listTag, logChange, readBeside } from '@vitrine/content/cache'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { countedSkus, withFreePieces } from '../../core/product/counted-product.ts'
import { isReadAnew } from '../../core/product/stock.ts'
import { freePiecesOf, type Pieces } from '../../store/orders/stock-rows.ts'
import { productsOfSkus } from '../../store/sku-rows.ts'

type Stored = Readonly<Record<string, unknown>>

/**
 * Has pages drawn anew that show products of which visitors read something else now: sold out, few left, or there again. Most
 * orders change no word of them. It comes last of what a transaction does to the stock: the row in which changes are counted
 * stays locked until its end.
 *
 * @param freed Pieces by which more are free than before; below 0, fewer.
 */
export async function noteAvailability(
  payload: Payload,
  freed: readonly Pieces[],
  transaction: Transaction,
): Promise<void> {
  const free = await freePiecesOf(
    payload,
    freed.map(({ sku }) => sku),
    transaction,
  )
  const changed = freed.filter(({ sku, quantity }) => {
    const now = free.get(sku)
    return now !== undefined && isReadAnew(now - quantity, now)
  })
  if (changed.length === 0) return
  const products = await productsOfSkus(
    payload,
    changed.map(({ sku }) => sku),
    transaction,
  )
  if (products.length === 0) return
  await logChange(payload, [listTag('products'), ...products.map((id) => documentTag('products', id))], transaction)
}

/** Pieces that are no longer free, as {@link noteAvailability} takes them. */
export function lessFree(pieces: readonly Pieces[]): readonly Pieces[] {
  return pieces.map(({ sku, quantity }) => ({ sku, quantity: -quantity }))
}

/** Puts the pieces that can be bought into stored products, as visitors are to see them. */
export async function withPiecesLeft<Product extends object>(
  payload: Payload,
  products: readonly Product[],
): Promise<readonly (Product & Stored)[]> {
  const stored = products.map((product) => product as Product & Stored)
  const skus = stored.flatMap(countedSkus)
  if (skus.length === 0) return stored
  const free = await readBeside(() => (skus.length > MAX_NAMED ? allFreePieces(payload) : freePiecesOf(payload, skus)))
  return stored.map((product) => withFreePieces(product, free) as Product & Stored)
}

/** SKUs that one statement names; of more, all are read. */
const MAX_NAMED = 200

async function allFreePieces(payload: Payload): Promise<ReadonlyMap<string, number>> {
  const rows = await runSql(payload, sql`select sku, on_hand - reserved as free from shop_stock`)
  return new Map(rows.map(({ sku, free }) => [String(sku), Number(free)]))
}
