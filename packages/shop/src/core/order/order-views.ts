import type { Condition } from '@vitrine/content/core'
import type { AdminText } from '@vitrine/kit/core'
import { STATE_WORDS } from './order-words.ts'
import { WITHDRAWAL_WORDS } from './withdrawal-state.ts'

/** A part of the orders, as the links above their list name it. */
export interface OrderView {
  readonly label: AdminText
  /** Conditions of the list, all of which hold. */
  readonly conditions: readonly Condition[]
}

const state = (name: string): Condition => ({ state: { equals: name } })

/** Orders that are paid, or paid later, and are not sent yet. */
export const TO_SEND: OrderView = {
  label: STATE_WORDS.confirmed,
  conditions: [state('confirmed'), { sentAt: { exists: 'false' } }],
}

/** Orders of which money came that does not fit. */
export const TO_DECIDE: OrderView = {
  label: STATE_WORDS['needs decision'],
  conditions: [state('needs decision')],
}

/** Orders from which their buyers have withdrawn, and for which the owner has something to do. */
export const TO_HANDLE: OrderView = {
  label: WITHDRAWAL_WORDS.open,
  conditions: [{ withdrawal: { equals: 'open' } }],
}

/** Parts of the orders, in the order of their links. */
export const ORDER_VIEWS: readonly OrderView[] = [
  { label: { en: 'All', de: 'Alle' }, conditions: [] },
  TO_SEND,
  TO_DECIDE,
  TO_HANDLE,
  { label: STATE_WORDS['awaiting payment'], conditions: [state('awaiting payment')] },
  { label: STATE_WORDS.sent, conditions: [state('confirmed'), { sentAt: { exists: 'true' } }] },
  { label: STATE_WORDS.ended, conditions: [state('ended')] },
]
