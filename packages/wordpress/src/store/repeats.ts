import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Report that the same import would give if it were started again: nothing of it would be written. */
export interface Repeat {
  /** Hash of all that decided over the import. */
  readonly fingerprint: string
  /** Milliseconds since 1970 from which the same files would be planned otherwise. */
  readonly changesAt: number
  /** Report as JSON. */
  readonly report: string
}

/** The last import, where it left nothing to do and none was begun or taken back since. */
export const REPEATS_TABLE = sql`create table if not exists import_repeats (
  fingerprint varchar(64) primary key, changes_at varchar(30) not null, report text not null)`

export async function rememberRepeat(payload: Payload, { fingerprint, changesAt, report }: Repeat): Promise<void> {
  const moment = new Date(changesAt).toISOString()
  await runSql(
    payload,
    sql`insert into import_repeats (fingerprint, changes_at, report) values (${fingerprint}, ${moment}, ${report})`,
  )
}

/** Forgets it: what is begun or taken back may change what it would do. */
export async function forgetRepeat(payload: Payload): Promise<void> {
  await runSql(payload, sql`delete from import_repeats`)
}
