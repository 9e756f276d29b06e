import type { Payload } from 'payload'
import { type PendingStep, pendingStep } from './pending-step.ts'
import { ticketHolder } from './ticket-cookie.ts'

/** Account whose password was entered, with the step that follows. */
export interface PendingSignIn {
  readonly account: number
  readonly owed: PendingStep['kind']
}

/** Reads the ticket of a request. @returns Undefined without a good one, and for an account that owes nothing any more. */
export async function pendingSignIn(payload: Payload, headers: Headers, now: Date): Promise<PendingSignIn | undefined> {
  const account = await ticketHolder(payload, headers, now)
  if (account === undefined) return undefined
  const user = await payload.db.findOne({ collection: 'users', where: { id: { equals: account } } })
  const owed = user ? await pendingStep(payload, user) : undefined
  return owed && { account, owed: owed.kind }
}
