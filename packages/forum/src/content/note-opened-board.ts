import { noteRows } from '@vitrine/content/documents'
import { inTransaction, runSql, transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterChangeHook } from 'payload'
import { topicsOfOneBoard } from '../store/searched-topic-rows.ts'

/** Notes for the search that other people read the topics of a board. Nobody finds one meanwhile that they may not read. */
export const noteOpenedBoard: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.reads === previousDoc.reads) return
  const { payload } = req
  const transaction = await transactionOf(req)
  const ids = await topicsOfOneBoard((statement) => runSql(payload, statement, transaction), Number(doc.id))
  const rows = { collection: 'forum-topics', ids }
  if (transaction) await noteRows(payload, rows, transaction)
  else await inTransaction(payload, (own) => noteRows(payload, rows, own))
}
