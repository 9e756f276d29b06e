import type { Payload } from 'payload'
import { runSql, sql } from './sql.ts'

/**
 * Asks the database for nothing but an answer. Payload takes a session that it could not look up for one that is not there,
 * so whoever is signed in would be told to sign in while the database is away.
 *
 * @throws When it does not answer.
 */
export async function askDatabase(payload: Payload): Promise<void> {
  await runSql(payload, sql`select 1`)
}
