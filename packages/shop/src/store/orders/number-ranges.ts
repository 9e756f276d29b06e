import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/**
 * Takes the next number of a range, the first is 1. It is given back when the transaction is undone, so there are no gaps;
 * others wait for its end, so it is taken late.
 */
export async function nextNumber(payload: Payload, range: string, transaction: Transaction): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`insert into shop_number_ranges (name, last) values (${range}, 1)
      on conflict (name) do update set last = shop_number_ranges.last + 1 returning last`,
    transaction,
  )
  return Number(row?.last)
}
