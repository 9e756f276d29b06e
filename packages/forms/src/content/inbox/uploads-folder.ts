import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { uploadsOf } from './uploads-store.ts'

/**
 * Removes the folders of messages that are gone. One with files that a mail still has to attach stays until that mail is
 * sent: see `discardSentMails`.
 *
 * @param transaction The one that deletes, where there is one: nobody else sees yet what it deleted.
 */
export async function removeFolders(
  payload: Payload,
  folders: readonly string[],
  transaction?: Transaction,
): Promise<void> {
  for (const folder of folders) {
    if (await isAwaited(payload, folder, transaction)) continue
    const uploads = uploadsOf(payload)
    for await (const name of uploads.names(`${folder}/`)) await uploads.remove(name)
  }
}

/** A mail that was given up counts: an editor may send it again. */
async function isAwaited(payload: Payload, folder: string, transaction: Transaction | undefined): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`select id from deliveries where state in ('waiting', 'queued', 'sending', 'failed')
      and cast(mail as text) like ${`%${folder}%`} limit 1`,
    transaction,
  )
  return rows.length > 0
}
