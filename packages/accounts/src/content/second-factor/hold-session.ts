import { transactionOf } from '@vitrine/content/sql'
import {
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { endSessions, endSessionsBefore, forgetEndedSessions, isSession } from '../../store/sessions.ts'
import { sessionOf } from '../sessions/session-of.ts'
import { type PendingStep, pendingStep } from './pending-step.ts'

/** Key in a request's context for the account whose session is held back. */
const HELD = 'heldForSecondFactor'

/** Whose session a request would have made. */
export interface Held {
  readonly account: number
  readonly owed: PendingStep['kind']
}

/** @returns Undefined where no session was held back. */
export function heldBy(req: PayloadRequest): Held | undefined {
  return req.context?.[HELD] as Held | undefined
}

/**
 * Holds back the session of an account that owes more than its password. Payload makes sessions at a login and at a new
 * password, also those of the first account; it asks here each time, before it answers.
 */
export const holdSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { payload } = req
  const account = Number(user.id)
  const transaction = await transactionOf(req)
  await forgetEndedSessions(payload, account, transaction)
  const owed = await pendingStep(payload, user, transaction)
  if (!owed) return user
  // A token without its session opens nothing.
  await endSessions(payload, { account, session: sessionOf(token) }, transaction)
  if (owed.kind === 'code') await endSessionsBefore(payload, { account, since: owed.since }, transaction)
  req.context[HELD] = { account, owed: owed.kind } satisfies Held
  return user
}

/** Leaves token and account out of what Payload answers with. */
export const answerWithoutSession: CollectionAfterOperationHook = ({ operation, req, result }) => {
  // Payload's types leave out that a new password makes a session.
  const name: string = operation
  if ((name !== 'login' && name !== 'resetPassword') || !heldBy(req)) return result
  req.user = null
  return { ...(result as object), token: undefined, exp: undefined, user: null } as unknown as typeof result
}

/** Renews only sessions that have shown all that their account asks for. */
export const refuseRenewal: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh' || !req.user) return args
  const { payload } = req
  const account = Number(req.user.id)
  const session = String((req.user as { readonly _sid?: unknown })._sid)
  const transaction = await transactionOf(req)
  const owed = await pendingStep(payload, req.user, transaction)
  if (owed?.kind === 'set-up') {
    await endSessions(payload, { account })
    throw new Forbidden(req.t)
  }
  if (owed) await endSessionsBefore(payload, { account, since: owed.since }, transaction)
  if (!(await isSession(payload, { account, session }, transaction))) throw new Forbidden(req.t)
  return args
}
