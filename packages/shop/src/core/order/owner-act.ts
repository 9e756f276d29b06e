import { list, record, text } from '@vitrine/content/core'
import { amountOf, isAmount, NOTHING } from '../money/amount.ts'
import type { Parcel } from './order-mails.ts'
import type { OrderState } from './order-state.ts'
import type { RefundWish } from './refund.ts'

/** Characters of a note or a reason. */
export const MAX_NOTE_LENGTH = 2_000

/** Characters of a carrier, and of a tracking number. */
export const MAX_PARCEL_LENGTH = 120

/** Lines that a refund may name. */
const MAX_REFUND_LINES = 100

/** Something that an owner does with an order. */
export type OwnerAct =
  | { readonly act: 'paid' }
  | ({ readonly act: 'sent' } & Parcel)
  | { readonly act: 'cancel'; readonly reason: string }
  | {
      readonly act: 'refund'
      readonly wish: RefundWish
      /** True if pieces that are given back can be sold again. */
      readonly restocks: boolean
      readonly reason: string
      /** Drawn with the form: sent twice, it is one refund. */
      readonly key: string
    }
  /** Has the provider asked again for what it has refused of a refund, or notes that the owner gives it back. */
  | { readonly act: 'retry refund' | 'refund by hand'; readonly refund: number }
  /** A withdrawal of the buyer is handled. */
  | { readonly act: 'withdrawal' }
  | { readonly act: 'note'; readonly text: string }

/** Reads what an owner does, as the admin sends it. @returns Undefined for what is none of it. */
export function parseOwnerAct(body: unknown): OwnerAct | undefined {
  const raw = record(body)
  switch (raw.act) {
    case 'paid':
    case 'withdrawal':
      return { act: raw.act }
    case 'sent':
      return {
        act: 'sent',
        carrier: within(raw.carrier, MAX_PARCEL_LENGTH),
        tracking: within(raw.tracking, MAX_PARCEL_LENGTH),
      }
    case 'cancel':
      return { act: 'cancel', reason: within(raw.reason, MAX_NOTE_LENGTH) }
    case 'refund':
      return parseRefund(raw)
    case 'retry refund':
    case 'refund by hand': {
      const { act, refund } = raw
      return Number.isSafeInteger(refund) ? { act, refund: Number(refund) } : undefined
    }
    case 'note': {
      const written = within(raw.text, MAX_NOTE_LENGTH)
      return written === '' ? undefined : { act: 'note', text: written }
    }
    default:
      return undefined
  }
}

function parseRefund(raw: Readonly<Record<string, unknown>>): OwnerAct | undefined {
  const key = text(raw.key)
  if (key === undefined || !/^[\w-]{8,64}$/.test(key) || !isAmount(raw.besides ?? NOTHING)) return undefined
  return {
    act: 'refund',
    wish: {
      lines: list(raw.lines)
        .slice(0, MAX_REFUND_LINES)
        .map(({ line, quantity }) => ({ line: Number(line), quantity: Number(quantity) })),
      shipping: raw.shipping === true,
      besides: amountOf(Number(raw.besides ?? NOTHING)),
    },
    restocks: raw.restocks === true,
    reason: within(raw.reason, MAX_NOTE_LENGTH),
    key,
  }
}

/** A text without spaces around it, as far as a limit lets. */
function within(raw: unknown, limit: number): string {
  return (text(raw)?.trim() ?? '').slice(0, limit)
}

/** An order, as far as acts of its owner depend on it. */
export interface ActedOrder {
  readonly state: OrderState
  readonly isSent: boolean
  /** True while a payment without a provider can be marked as paid. */
  readonly awaitsMoney: boolean
  /** True while there is money to give back. */
  readonly isRefundable: boolean
  /** True while a provider refuses to give back something. */
  readonly hasRefused: boolean
  /** True while a withdrawal of the buyer waits for the owner. */
  readonly isWithdrawn: boolean
}

/** Acts that are possible at the moment; a note always is. */
export function possibleActs(order: ActedOrder): readonly OwnerAct['act'][] {
  const isOpen = order.state !== 'ended'
  return [
    ...(order.awaitsMoney && isOpen ? (['paid'] as const) : []),
    ...((order.state === 'confirmed' || order.state === 'needs decision') && !order.isSent ? (['sent'] as const) : []),
    ...(order.isRefundable ? (['refund'] as const) : []),
    ...(order.hasRefused ? (['retry refund', 'refund by hand'] as const) : []),
    ...(isOpen && !order.isSent ? (['cancel'] as const) : []),
    ...(order.isWithdrawn ? (['withdrawal'] as const) : []),
    'note',
  ]
}
