import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { MissingAddress } from '../core/missing-tally.ts'

/** Addresses that are kept; the rarest go first, and of those the oldest. */
const MAX_ADDRESSES = 1_000

/** Days after which an address that nobody asked for again is forgotten. */
const MAX_AGE_DAYS = 180

const DAY_MS = 86_400_000

/** Addresses in one statement: each takes five of the 999 values that an old SQLite allows. */
const MAX_IN_STATEMENT = 100

/** Adds what was counted to what is stored. One that has a redirect in the meantime is left out. */
export async function writeMissing(payload: Payload, seen: readonly MissingAddress[], now: Date): Promise<void> {
  if (seen.length === 0) return
  for (let start = 0; start < seen.length; start += MAX_IN_STATEMENT) {
    const rows = seen.slice(start, start + MAX_IN_STATEMENT).map(({ address, count, lastSeen, referrer = null }) => {
      const at = lastSeen.toISOString()
      return sql`(${address}, ${count}, ${at}, ${referrer}, ${at}, ${at})`
    })
    await runSql(
      payload,
      sql`insert into missing_addresses (address, count, last_seen, referrer, updated_at, created_at)
        values ${sql.join(rows, sql`, `)}
        on conflict (address) do update set count = missing_addresses.count + excluded.count,
          last_seen = excluded.last_seen, updated_at = excluded.updated_at,
          referrer = coalesce(excluded.referrer, missing_addresses.referrer)`,
    )
  }
  const oldest = new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS).toISOString()
  await runSql(
    payload,
    sql`delete from missing_addresses where last_seen < ${oldest} or address in (select "from" from redirects)
      or id not in (select id from missing_addresses order by count desc, last_seen desc limit ${MAX_ADDRESSES})`,
  )
}
