import { record, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { searchTextOf } from '../core/inbox/search-text.ts'
import { messageFiles } from '../core/inbox/upload-path.ts'
import type { Submitted } from '../core/submitted.ts'

/** Messages read at a time, and so held in memory. */
const BATCH = 200

/**
 * Writes the search text of stored messages as {@link searchTextOf} gives it. A migration runs it, so it names only the
 * columns that the table had then.
 */
export async function mendSearchTexts(payload: Payload, transaction: Transaction): Promise<void> {
  let last = 0
  for (;;) {
    const rows = await runSql(
      payload,
      sql`select id, subject, from_name, from_email, entries, files from submissions
        where id > ${last} order by id limit ${BATCH}`,
      transaction,
    )
    for (const row of rows) {
      const searchText = searchTextOf({
        subject: text(row.subject) ?? '',
        name: text(row.from_name) ?? '',
        email: text(row.from_email) ?? '',
        // Only the intake and imports write this column.
        entries: record(fromColumn(row.entries)) as Submitted,
        files: messageFiles(fromColumn(row.files)),
      })
      await runSql(payload, sql`update submissions set search_text = ${searchText} where id = ${row.id}`, transaction)
    }
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)?.id)
  }
}
