import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Names of the migrations that a database has seen; none where it is empty. */
export async function seenMigrations(payload: Payload): Promise<readonly string[]> {
  const [found] =
    payload.db.name === 'postgres'
      ? await runSql(payload, sql`select to_regclass('payload_migrations') as name`)
      : await runSql(payload, sql`select name from sqlite_master where type = 'table' and name = 'payload_migrations'`)
  if (!found?.name) return []
  return (await runSql(payload, sql`select name from payload_migrations`)).map(({ name }) => String(name))
}
