import { text } from '@vitrine/content/core'
import { transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterChangeHook } from 'payload'
import { actOfRole } from '../core/acts.ts'
import { logAct } from '../store/log-rows.ts'

/** Writes into the log who blocked a member in the admin, or made one a moderator. */
export const logRole: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const act = actOfRole(text(previousDoc?.role), String(doc.role))
  if (act === undefined) return
  const transaction = await transactionOf(req)
  const by = { account: text(req.user?.email) ?? '' }
  await logAct(req.payload, { act, by, reason: '', now: new Date(), person: Number(doc.id) }, transaction)
}
