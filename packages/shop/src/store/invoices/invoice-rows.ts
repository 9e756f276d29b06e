import { createHash } from 'node:crypto'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { canonicalText } from '../../core/invoice/canonical-text.ts'
import type { Invoice } from '../../core/invoice/invoice.ts'
import { type ChainBreak, ChainCheck, type ChainLink, hashedText } from '../../core/invoice/invoice-chain.ts'
import { numberRange, writeNumber } from '../../core/invoice/number-pattern.ts'
import { nextNumber } from '../orders/number-ranges.ts'

/** An invoice or credit note as it is stored. */
export interface StoredInvoice {
  readonly id: number
  readonly order: number
  /** Name of it, which an order has once. */
  readonly key: string
  readonly invoice: Invoice
}

/** A document that is to be written. */
export interface NewInvoice {
  readonly order: number
  readonly key: string
  readonly kind: Invoice['kind']
  readonly pattern: string
  /** Day on which it is issued, `2026-01-31`. */
  readonly day: string
  /** Makes the document with its number. */
  readonly make: (number: string) => Invoice
}

/** Range of the places in the chain. */
const CHAIN = 'invoice chain'

/** Links that are read at a time when the chain is checked. */
const CHECKED_AT_ONCE = 500

/**
 * Writes a document with the next number of its range, and links it to the one before. Others who write wait for the end of the
 * transaction, so it comes late in it; a transaction that is undone gives the number back.
 */
export async function writeInvoice(payload: Payload, wanted: NewInvoice, transaction: Transaction): Promise<Invoice> {
  const { order, key, kind, pattern, day, make } = wanted
  // Held first: the link before is durable once this one is ours.
  const position = await nextNumber(payload, CHAIN, transaction)
  const [last] = await runSql(
    payload,
    sql`select hash from shop_invoices where position = ${position - 1}`,
    transaction,
  )
  if (position > 1 && !last) throw new Error(`Invoice ${position - 1} is gone, so no other can be linked to it.`)
  const count = await nextNumber(payload, numberRange(kind, pattern, day), transaction)
  const invoice = make(writeNumber(pattern, day, count))
  const link = { position, content: canonicalText(invoice), previousHash: String(last?.hash ?? '') }
  await runSql(
    payload,
    sql`insert into shop_invoices (position, kind, number, order_id, key, issued_on, total, content, previous_hash, hash)
      values (${position}, ${kind}, ${invoice.number}, ${order}, ${`${order} ${key}`}, ${day}, ${invoice.total},
        ${link.content}, ${link.previousHash}, ${sha256(hashedText(link))})`,
    transaction,
  )
  return invoice
}

/** Documents of an order, the oldest first. */
export async function invoicesOf(
  payload: Payload,
  order: number,
  transaction?: Transaction,
): Promise<readonly StoredInvoice[]> {
  const rows = await runSql(
    payload,
    sql`select id, order_id, key, content from shop_invoices where order_id = ${order} order by position`,
    transaction,
  )
  return rows.map(storedInvoice)
}

/** Documents that are read at a time for an export. */
const EXPORTED_AT_ONCE = 500

/** Reads the documents that were issued on some days, both ends included, in the order of their chain. */
export async function* invoicesBetween(
  payload: Payload,
  { from, to }: { readonly from: string; readonly to: string },
): AsyncGenerator<Invoice> {
  let after = 0
  for (let isMore = true; isMore; ) {
    const rows = await runSql(
      payload,
      sql`select position, id, order_id, key, content from shop_invoices
        where issued_on >= ${from} and issued_on <= ${to} and position > ${after}
        order by position limit ${EXPORTED_AT_ONCE}`,
    )
    for (const row of rows) {
      after = Number(row.position)
      yield storedInvoice(row).invoice
    }
    isMore = rows.length === EXPORTED_AT_ONCE
  }
}

function storedInvoice(row: Readonly<Record<string, unknown>>): StoredInvoice {
  return {
    id: Number(row.id),
    order: Number(row.order_id),
    key: String(row.key).replace(`${row.order_id} `, ''),
    // Written by the shop alone, from this type.
    invoice: JSON.parse(String(row.content)) as Invoice,
  }
}

/** Checks every document against its hash, and that none is missing. @returns Breaks of the chain; none when it holds. */
export async function checkInvoiceChain(payload: Payload): Promise<readonly ChainBreak[]> {
  const check = new ChainCheck(sha256)
  const breaks: ChainBreak[] = []
  for (
    let after = 0, rows = await linksAfter(payload, after);
    rows.length > 0;
    rows = await linksAfter(payload, after)
  ) {
    for (const link of rows) {
      const broken = check.next(link)
      if (broken) breaks.push(broken)
      after = link.position
    }
  }
  const [range] = await runSql(payload, sql`select last from shop_number_ranges where name = ${CHAIN}`)
  const cut = check.end(Number(range?.last ?? 0))
  return cut ? [...breaks, cut] : breaks
}

async function linksAfter(payload: Payload, position: number): Promise<readonly ChainLink[]> {
  const rows = await runSql(
    payload,
    sql`select position, content, previous_hash, hash from shop_invoices where position > ${position}
      order by position limit ${CHECKED_AT_ONCE}`,
  )
  return rows.map((row) => ({
    position: Number(row.position),
    content: String(row.content),
    previousHash: String(row.previous_hash),
    hash: String(row.hash),
  }))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
