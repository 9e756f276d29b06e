import { record } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { removeFolders } from '../../content/inbox/uploads-folder.ts'
import { foldersOf, messageFiles } from '../../core/inbox/upload-path.ts'

/** Mails discarded at a time. */
const BATCH = 100

/** Batches in one run: what is left waits for the next. */
const MAX_BATCHES = 50

/**
 * Discards mails that were sent and belong to no message, with the files that they attached: of a message that was
 * deleted while they waited, or of a form that stores none.
 */
export async function discardSentMails(payload: Payload): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const rows = await runSql(
      payload,
      sql`delete from deliveries where id in (
        select id from deliveries where state = 'sent' and submission_id is null order by id limit ${BATCH})
        returning mail`,
    )
    await removeFolders(payload, foldersOf(rows.flatMap((row) => messageFiles(record(fromColumn(row.mail)).files))))
    if (rows.length < BATCH) return
  }
}
