import type { Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { type RefundState, refundState } from '../../core/order/refund-part.ts'
import { refundParts } from './refund-parts.ts'
import { refundsOf, type StoredRefund } from './refund-rows.ts'

/** A refund with where it stands. */
export interface RefundWithState extends StoredRefund {
  readonly state: RefundState
  /** Of a refusal, in the provider's words. */
  readonly reason: string | undefined
}

/** Refunds of an order with where they stand, the oldest first. */
export async function refundsWithStates(
  payload: Payload,
  order: number,
  transaction?: Transaction,
): Promise<readonly RefundWithState[]> {
  const refunds = await refundsOf(payload, order, transaction)
  const parts = await refundParts(payload, { order }, transaction)
  return refunds.map((refund) => {
    const own = parts.filter((part) => part.refund === refund.id)
    return {
      ...refund,
      state: refundState(own.map(({ state }) => state)),
      reason: own.map(({ reason }) => reason).find((reason) => reason !== ''),
    }
  })
}
