import { text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { DownloadLimits } from '../../core/downloads/download-limits.ts'
import { countedSince, type Download } from '../../core/downloads/download-state.ts'

/** A file of an order, and where it lies. */
export interface StoredDownload extends Download {
  readonly order: number
  /** Name in the store of files; undefined: it is no longer there. */
  readonly storedAs: string | undefined
}

/** Writes which files belong to a line of an order, with the limits of that moment. */
export async function writeDownloads(
  payload: Payload,
  line: { readonly order: number; readonly position: number; readonly files: readonly number[] } & DownloadLimits,
  transaction: Transaction,
): Promise<void> {
  for (const file of line.files) {
    await runSql(
      payload,
      sql`insert into shop_downloads (order_id, position, file_id, most, days, used)
        values (${line.order}, ${line.position}, ${file}, ${line.downloads}, ${line.days}, 0)`,
      transaction,
    )
  }
}

/** Finds the files of an order in the order of its lines, or one by its id. */
export async function downloadsOf(
  payload: Payload,
  by: { readonly order: number } | { readonly id: number },
  transaction?: Transaction,
): Promise<readonly StoredDownload[]> {
  const condition = 'id' in by ? sql`shop_downloads.id = ${by.id}` : sql`shop_downloads.order_id = ${by.order}`
  const rows = await runSql(
    payload,
    sql`select shop_downloads.id, order_id, position, most, days, used, begun_at, filename, filesize, stored_as
      from shop_downloads left join shop_files on shop_files.id = shop_downloads.file_id
      where ${condition} order by position, shop_downloads.id`,
    transaction,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    order: Number(row.order_id),
    line: Number(row.position),
    name: text(row.filename),
    size: Number(row.filesize ?? 0),
    most: Number(row.most),
    days: Number(row.days),
    used: Number(row.used),
    begunAt: row.begun_at == null ? undefined : momentOf(row.begun_at),
    storedAs: text(row.stored_as),
  }))
}

/**
 * Counts a download that begins, unless one that was counted goes on still: of two that begin the last one at once, one does.
 *
 * @returns False where all are used.
 */
export async function countDownload(payload: Payload, id: number, now: Date): Promise<boolean> {
  const since = countedSince(now).toISOString()
  const [counted] = await runSql(
    payload,
    sql`update shop_downloads set used = used + 1, begun_at = ${now.toISOString()}
      where id = ${id} and used < most and (begun_at is null or begun_at <= ${since}) returning id`,
  )
  if (counted) return true
  const [underWay] = await runSql(payload, sql`select id from shop_downloads where id = ${id} and begun_at > ${since}`)
  return underWay !== undefined
}

/** True for an order of which every line is files: nothing of it is sent. */
export async function isFilesOnly(payload: Payload, order: number, transaction?: Transaction): Promise<boolean> {
  const [row] = await runSql(
    payload,
    sql`select (select count(*) from shop_order_lines where order_id = ${order}) as all_lines,
      (select count(distinct position) from shop_downloads where order_id = ${order}) as file_lines`,
    transaction,
  )
  return Number(row?.all_lines) > 0 && Number(row?.all_lines) === Number(row?.file_lines)
}

/** Number of orders that a file belongs to. */
export async function ordersWithFile(payload: Payload, file: number, transaction?: Transaction): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`select count(distinct order_id) as orders from shop_downloads where file_id = ${file}`,
    transaction,
  )
  return Number(row?.orders ?? 0)
}
