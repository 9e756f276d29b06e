import { type Amount, amountOf, least, NOTHING, subtract, sum } from '../money/amount.ts'
import type { StoredRefundFacts } from '../order/refund.ts'
import type { Credit } from './build-credit-note.ts'
import type { InvoicedOrder } from './invoiced-order.ts'

/** An order with what was given back of it, the oldest first. */
export interface OrderToInvoice extends InvoicedOrder {
  /** ISO 8601. */
  readonly placedAt: string
  readonly refunds: readonly StoredRefundFacts[]
}

/** A document that is to be written, with the name under which an order has it once. */
export type DueDocument =
  | { readonly kind: 'invoice'; readonly key: string }
  | { readonly kind: 'credit note'; readonly key: string; readonly credit: Credit }

/** Name of the invoice of an order. */
export const INVOICE_KEY = 'invoice'

/**
 * Finds what is to be written of an order: its invoice once it is paid or sent; for money that is given back of it a credit
 * note, and one for the rest when an invoiced order ends. What costs nothing has no invoice. Deliveries within the community are
 * invoiced when they are sent, since their invoice has to name that day.
 *
 * @param written Names of the documents that it has.
 */
export function documentsDue(order: OrderToInvoice, written: ReadonlySet<string>): readonly DueDocument[] {
  if (!written.has(INVOICE_KEY)) return isInvoiceDue(order) ? [{ kind: 'invoice', key: INVOICE_KEY }] : []
  const refunds = creditsOfRefunds(order).filter(({ key }) => !written.has(key))
  const isCancelled = order.state === 'ended' && !written.has(CANCELLED_KEY)
  return [...refunds, ...(isCancelled ? [creditOfEnd(order)] : [])]
}

function isInvoiceDue({ state, total, paid, sentOn, taxes }: InvoicedOrder): boolean {
  if (state !== 'confirmed' || total <= 0) return false
  if (sentOn !== undefined) return true
  return paid >= total && taxes.every(({ category }) => category !== 'K')
}

/** Name of the credit note for what was left of the invoice of an order when it was cancelled. */
export const CANCELLED_KEY = 'cancelled'

/** Name of the credit note for a refund. @param id Of the refund. */
export function refundKey(id: number): string {
  return `refund ${id}`
}

/** Money that was paid too much and is given back is no matter of the invoice. */
function creditsOfRefunds({ refunds, paid, total }: OrderToInvoice): readonly DueDocument[] {
  const tooMuch = paid > total ? subtract(paid, total) : NOTHING
  let given: Amount = NOTHING
  return refunds.flatMap(({ id, amount, lines, shipping, reason }) => {
    const before = beyond(given, tooMuch)
    given = sum([given, amount])
    const credited = subtract(beyond(given, tooMuch), before)
    if (credited <= 0) return []
    const credit = { amount: credited, pieces: lines, shipping: least(shipping, credited), isPaidBack: true, reason }
    return [{ kind: 'credit note', key: refundKey(id), credit }]
  })
}

function beyond(amount: Amount, limit: Amount): Amount {
  return amount > limit ? subtract(amount, limit) : NOTHING
}

function creditOfEnd({ lines, shipping, refunds, total, paid }: OrderToInvoice): DueDocument {
  const given = refunds.flatMap((refund) => refund.lines)
  const pieces = lines.flatMap(({ quantity }, line) => {
    const left = given.reduce((rest, one) => (one.line === line ? rest - one.quantity : rest), quantity)
    return left > 0 ? [{ line, quantity: left }] : []
  })
  const sent = (shipping?.parts ?? []).reduce((all, { amount }) => all + amount, 0)
  const back = sum(refunds.map((refund) => refund.shipping))
  const credit = {
    // More than is left is cut down to that.
    amount: total,
    pieces,
    shipping: amountOf(Math.max(0, sent - back)),
    isPaidBack: paid > 0,
    reason: '',
  }
  return { kind: 'credit note', key: CANCELLED_KEY, credit }
}
