import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { UploadPath } from '../../core/inbox/upload-path.ts'

/** Absolute path of an uploaded file on this machine. */
export function absolutePath(payload: Payload, { folder, file }: UploadPath): string {
  return join(uploadsFolder(payload), folder, file)
}

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
    await rm(join(uploadsFolder(payload), folder), { recursive: true, force: true })
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

function uploadsFolder(payload: Payload): string {
  return join(payload.config.custom.dataDir, 'uploads')
}
