import type { Amount } from '../money/amount.ts'
import { least, NOTHING, subtract } from '../money/amount.ts'

/**
 * States of the part of a refund that is of one payment: its provider has not answered yet, has it on its way, has given it
 * back, or refuses; or the owner gives it back by other means.
 */
export const REFUND_PART_STATES = ['waiting', 'pending', 'done', 'refused', 'by hand'] as const
export type RefundPartState = (typeof REFUND_PART_STATES)[number]

/** States of a refund as a whole; without parts the owner gives it back. */
export type RefundState = RefundPartState

/** Minutes after which a provider that has not answered is asked again, and one that has a refund on its way. */
export const ASK_WAITING_MINUTES = 10
export const ASK_PENDING_MINUTES = 360

/** Days after which nobody asks for a refund any more. */
export const ASK_REFUND_DAYS = 45

/** State of a refund, from those of its parts: what is worst counts. */
export function refundState(parts: readonly RefundPartState[]): RefundState {
  return (['refused', 'waiting', 'pending', 'done'] as const).find((state) => parts.includes(state)) ?? 'by hand'
}

/** True for a part of which its provider has said that it is on its way. */
export function isAccepted(state: RefundPartState): boolean {
  return state === 'pending' || state === 'done'
}

/** A payment that money can be given back of at its provider. */
export interface RefundablePayment {
  readonly id: number
  /** Money that came. */
  readonly paid: Amount
  /** Money of it that was given back, or is to be. */
  readonly given: Amount
}

/**
 * Splits a refund over the payments of an order, the newest first: a second payment was one too many. What is more than all of
 * them has no part, and is given back by other means.
 *
 * @param payments The oldest first.
 */
export function splitRefund(
  amount: Amount,
  payments: readonly RefundablePayment[],
): readonly { readonly payment: number; readonly amount: Amount }[] {
  let left = amount
  return [...payments].reverse().flatMap(({ id, paid, given }) => {
    const part = least(left, subtract(paid, given))
    if (part <= NOTHING) return []
    left = subtract(left, part)
    return [{ payment: id, amount: part }]
  })
}
