import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Names of all files of the library, also of those in the trash, without their sizes. */
export async function readRecordedFiles(payload: Payload): Promise<readonly string[]> {
  const rows = await runSql(payload, sql`select filename from media where filename is not null`)
  return rows.map(({ filename }) => String(filename))
}
