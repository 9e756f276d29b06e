import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Notes that an account has signed in. */
export async function noteLastSignIn(
  payload: Payload,
  { account, now }: { readonly account: number; readonly now: Date },
  transaction?: Transaction,
): Promise<void> {
  await runSql(payload, sql`update users set last_sign_in_at = ${now.toISOString()} where id = ${account}`, transaction)
}
