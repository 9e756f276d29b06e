import type { Payload } from 'payload'
import { EVERYTHING } from '../core/cache/tags.ts'
import { contentCache } from './content-cache.ts'
import { logChange } from './revision.ts'
import { inTransaction, runSql, sql, sqlList, type Transaction } from './sql.ts'

/** A redirect as it stands in its table. */
export interface RedirectRow {
  readonly from: string
  /** Null: what was there is gone. */
  readonly to: string | null
  readonly status: '301' | '302' | '410'
  readonly matchedBy: string
}

/** Redirects of one statement: databases take some 30,000 values at once. */
const ROWS_AT_ONCE = 1_000

/**
 * Adds redirects, or puts them in the place of those with the same old address, all of them or none. Their addresses are
 * missing no more.
 *
 * @param at Time at which they were saved.
 */
export async function putRedirects(payload: Payload, rows: readonly RedirectRow[], at: Date): Promise<void> {
  if (rows.length === 0) return
  const time = at.toISOString()
  await inTransaction(payload, async (transaction) => {
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      const some = rows.slice(first, first + ROWS_AT_ONCE)
      const values = some.map(
        ({ from, to, status, matchedBy }) => sql`(${from}, ${to}, ${status}, ${matchedBy}, ${time}, ${time})`,
      )
      await runSql(
        payload,
        sql`insert into redirects ("from", "to", status, matched_by, updated_at, created_at)
          values ${sql.join(values, sql`, `)}
          on conflict ("from") do update set "to" = excluded."to", status = excluded.status,
            matched_by = excluded.matched_by, updated_at = excluded.updated_at`,
        transaction,
      )
      await forgetMissing(payload, some, transaction)
    }
    await logChange(payload, [EVERYTHING], transaction)
  })
  contentCache(payload).expire()
}

/** Forgets that the old addresses of redirects were missing. */
export async function forgetMissing(
  payload: Payload,
  rows: readonly Pick<RedirectRow, 'from'>[],
  transaction: Transaction | undefined,
): Promise<void> {
  if (rows.length === 0) return
  const addresses = sqlList(rows.map(({ from }) => from))
  await runSql(payload, sql`delete from missing_addresses where address in (${addresses})`, transaction)
}
