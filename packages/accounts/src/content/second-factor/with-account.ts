import { transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { removeFactor } from '../../store/factor-store.ts'
import { endSessions, endSessionsBefore } from '../../store/sessions.ts'
import { pendingStep } from './pending-step.ts'

/**
 * Ends sessions of a changed account that have not shown what it owes: its role may be new, and with the account Payload
 * wrote the sessions that it had read before.
 */
export const endSessionsWithPendingStep: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return
  const { payload } = req
  const account = Number(doc.id)
  const transaction = await transactionOf(req)
  const owed = await pendingStep(payload, doc, transaction)
  if (owed?.kind === 'set-up') await endSessions(payload, { account }, transaction)
  if (owed?.kind === 'code') await endSessionsBefore(payload, { account, since: owed.since }, transaction)
}

/** Takes the second factor away with its account. */
export const forgetFactor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeFactor(req.payload, Number(id), await transactionOf(req))
}
