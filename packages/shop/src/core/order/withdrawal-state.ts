import type { AdminText } from '@vitrine/kit/core'

/** States of withdrawals from an order: the owner has to do something, or has done it. */
export const WITHDRAWAL_STATES = ['open', 'handled'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** States as owners read them. */
export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalState, AdminText>> = {
  open: { en: 'Withdrawn, to be handled', de: 'Widerrufen, zu bearbeiten' },
  handled: { en: 'Withdrawn, handled', de: 'Widerrufen, bearbeitet' },
}

export function parseWithdrawalState(stored: unknown): WithdrawalState | undefined {
  return WITHDRAWAL_STATES.find((state) => state === stored)
}
