import { person, record, text } from '@vitrine/content/core'
import { transactionOf } from '@vitrine/content/sql'
import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { storedSkus } from '../core/product/stored-skus.ts'
import { typedChange, withCounts, withoutSeenStock, withSeenStock } from '../core/product/typed-stock.ts'
import { changeStock, readStock } from '../store/orders/stock-counts.ts'

/** Name in the history of changes that no account made, such as those of an import. */
const NOBODY = 'Vitrine'

/** Before a change: who says how many pieces there are, and not what they saw, has counted. */
export const noteCounting: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = record(args)
  return typeof data === 'object' && data !== null ? { ...args, data: withoutSeenStock(record(data)) } : args
}

/** Shows to who edits the pieces that there are, in place of those that were typed once. */
export const showStock: CollectionAfterReadHook = async ({ doc, req }) => {
  if (!person(req.user)) return doc
  const skus = storedSkus(doc)
  const counts = await readStock(req.payload, [...skus.values()], await transactionOf(req))
  const bySku = new Map(counts.map(({ sku, onHand }) => [sku, onHand]))
  return withCounts(doc, (variant) => bySku.get(skus.get(variant) ?? ''))
}

/** Publishing counts what was typed. A new product has no id yet, so it is counted once it has one. */
export const countTyped: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const product = { ...originalDoc, ...data }
  if (product._status !== 'published' || product.deletedAt) return data
  if (originalDoc?.id !== undefined) await count(product, req)
  return { ...data, ...pick(withSeenStock(product), data) }
}

/** As {@link countTyped}, for a product that is published as it is made. */
export const countNew: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create' && doc._status === 'published') {
    await count(doc, req)
  }
  return doc
}

/** Fields of a change alone: what it does not name stays as it is. */
function pick(product: Readonly<Record<string, unknown>>, data: Readonly<Record<string, unknown>>): object {
  return { stockSeen: product.stockSeen, ...(data.variants !== undefined && { variants: product.variants }) }
}

async function count(product: Readonly<Record<string, unknown>>, req: PayloadRequest): Promise<void> {
  const skus = storedSkus(product)
  const transaction = await transactionOf(req)
  const known = new Set((await readStock(req.payload, [...skus.values()], transaction)).map(({ sku }) => sku))
  const note = { who: nameOf(req), now: new Date() }
  for (const [variant, sku] of [...skus].sort(([, one], [, other]) => (one < other ? -1 : 1))) {
    const holder = holderOf(product, variant)
    // What was never counted is counted as it stands there, whatever the form showed.
    const change = typedChange(known.has(sku) ? holder : { ...holder, stockSeen: undefined })
    if (change) await changeStock(req.payload, { sku, change }, note, transaction)
  }
}

function holderOf(product: Readonly<Record<string, unknown>>, variant: string): Readonly<Record<string, unknown>> {
  if (variant === '') return product
  const rows: readonly unknown[] = Array.isArray(product.variants) ? product.variants : []
  return record(rows.find((row, index) => String(record(row).id ?? index) === variant))
}

function nameOf({ user }: PayloadRequest): string {
  const { name, email } = record(user)
  return text(name) ?? text(email) ?? NOBODY
}
