import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { MailedFile } from '../../core/downloads/mailed-files.ts'
import { downloadsOf, isFilesOnly } from '../../store/downloads/download-rows.ts'
import { writeOrderEvent } from '../../store/orders/order-rows.ts'

/** Files of an order that was paid, for the mail about it. */
export interface GivenFiles {
  readonly files: readonly MailedFile[]
  /** True if nothing of the order is sent. */
  readonly areAll: boolean
}

/**
 * Gives the files of an order to its buyer as it is paid. One that is files alone is sent with that: nobody has to do anything for
 * it any more.
 */
export async function giveFiles(
  payload: Payload,
  { order, now }: { readonly order: number; readonly now: Date },
  transaction: Transaction,
): Promise<GivenFiles> {
  const downloads = await downloadsOf(payload, { order }, transaction)
  const files = downloads.flatMap(({ name, most, days }) => (name === undefined ? [] : [{ name, most, days }]))
  const areAll = await isFilesOnly(payload, order, transaction)
  if (!areAll) return { files, areAll }
  const at = now.toISOString()
  await runSql(
    payload,
    sql`update shop_orders set sent_at = ${at} where id = ${order} and sent_at is null`,
    transaction,
  )
  await writeOrderEvent(payload, { order, kind: 'files given', at: now }, transaction)
  return { files, areAll }
}
