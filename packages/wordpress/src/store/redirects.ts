import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import { forgetMissing, type RedirectRow } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** Old addresses among these at which a redirect ends or begins already, so that they cannot simply be added. */
export async function entangledAddresses(
  payload: Payload,
  rows: readonly RedirectRow[],
  transaction: Transaction | undefined,
): Promise<ReadonlySet<string>> {
  const own = rows.map(({ from }) => from)
  const ends = rows.flatMap(({ to }) => (to === null ? [] : [to]))
  const found = await runSql(
    payload,
    sql`select "from" as address from redirects where "from" in (${listed([...own, ...ends])})
      union select "to" as address from redirects where "to" in (${listed(own)})`,
    transaction,
  )
  return new Set([...found.map(({ address }) => String(address)), ...own.filter((from) => ends.includes(from))])
}

/**
 * Adds redirects as Payload would, in one statement, and forgets that their addresses were missing.
 *
 * @returns Ids by old address.
 */
export async function insertRedirects(
  payload: Payload,
  rows: readonly RedirectRow[],
  { at, transaction }: { readonly at: string; readonly transaction: Transaction | undefined },
): Promise<ReadonlyMap<string, number>> {
  const values = rows.map(
    ({ from, to, status, matchedBy }) => sql`(${from}, ${to}, ${status}, ${matchedBy}, ${at}, ${at})`,
  )
  const made = await runSql(
    payload,
    sql`insert into redirects ("from", "to", status, matched_by, updated_at, created_at)
      values ${sql.join(values, sql`, `)} returning id, "from" as address`,
    transaction,
  )
  await forgetMissing(payload, rows, transaction)
  return new Map(made.map(({ id, address }) => [String(address), Number(id)]))
}

function listed(addresses: readonly string[]) {
  // None has this address.
  return sqlList(['', ...addresses])
}
