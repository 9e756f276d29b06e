import { stat } from 'node:fs/promises'
import { runSql, sql } from '@vitrine/content/sql'
import type { Database } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** Key under which a database keeps where it is. */
const KEY = 'place-of-the-database'

/**
 * Properties that tell one location of a database from another. A copy differs in all of them, a restart in at most
 * one.
 */
export type Place = readonly string[]

/**
 * Does something once in a database that has been restored, or copied, since it was last started: what waits in it to
 * be sent may have been sent by the one that it was copied from.
 */
export async function whenRestored(payload: Payload, database: Database, then: () => Promise<void>): Promise<void> {
  const place = await placeOf(payload, database)
  const known = await payload.kv.get(KEY)
  if (isCopy(known, place)) await then()
  await payload.kv.set(KEY, { place })
}

/** @param known What the database keeps; nothing on its first start. */
export function isCopy(known: unknown, place: Place): boolean {
  const before = (known as { readonly place?: unknown } | null)?.place
  return Array.isArray(before) && place.every((part, index) => before[index] !== part)
}

async function placeOf(payload: Payload, database: Database): Promise<Place> {
  if (database.kind === 'sqlite') {
    const { ino, birthtimeNs } = await stat(database.file, { bigint: true })
    return [String(ino), String(birthtimeNs)]
  }
  const [row] = await runSql(payload, sql`select oid from pg_database where datname = current_database()`)
  return [String(row?.oid)]
}
