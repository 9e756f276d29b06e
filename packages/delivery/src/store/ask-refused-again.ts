import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { withoutRefusals } from '../core/mail/receivers.ts'

/**
 * Lets receivers that refused a mail for good be asked once more. It reads the row itself: paths of files are shortened
 * for editors, and a mail attaches by the whole ones.
 *
 * @param transaction Undefined outside of one.
 */
export async function askRefusedAgain(
  payload: Payload,
  id: number,
  transaction: Transaction | undefined,
): Promise<void> {
  const [row] = await runSql(payload, sql`select mail from deliveries where id = ${id}`, transaction)
  const content = fromColumn(row?.mail)
  const renewed = withoutRefusals(content)
  if (renewed === content) return
  await runSql(payload, sql`update deliveries set mail = ${JSON.stringify(renewed)} where id = ${id}`, transaction)
}
