import { runSql, sql, transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterChangeHook } from 'payload'
import type { AccountChange } from '../../core/change-mail.ts'
import { changesAddress } from '../../core/own-change.ts'
import { queueChangeNotice } from './queue-change-notice.ts'

/** Tells the owner of an account, at the address that it had, that its password or address was changed. */
export const changeNotice: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return
  const account = Number(doc.id)
  // Payload takes the new password away before it calls this; its hash is what was changed.
  const [row] = await runSql(
    req.payload,
    sql`select hash, email from users where id = ${account}`,
    await transactionOf(req),
  )
  const email = String(row?.email)
  const changes: readonly AccountChange[] = [
    ...(row && row.hash !== previousDoc.hash ? [{ kind: 'password' } as const] : []),
    ...(changesAddress({ email }, previousDoc.email) ? [{ kind: 'address', address: email } as const] : []),
  ]
  if (changes.length > 0) await queueChangeNotice(req, account, changes, String(previousDoc.email))
}
