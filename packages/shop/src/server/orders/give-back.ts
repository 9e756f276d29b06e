import { inTransaction, type Transaction } from '@vitrine/content/sql'
import { refundKey } from '../../core/invoice/invoices-due.ts'
import { parseCurrency } from '../../core/money/currency.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import {
  ASK_PENDING_MINUTES,
  ASK_REFUND_DAYS,
  ASK_WAITING_MINUTES,
  isAccepted,
  type RefundPartState,
} from '../../core/order/refund-part.ts'
import { findOrder, holdOrder, type StoredOrder, writeOrderEvent } from '../../store/orders/order-rows.ts'
import { findPayment } from '../../store/orders/payment-rows.ts'
import { claimRefundParts, type RefundPart, refundParts, setRefundPart } from '../../store/orders/refund-parts.ts'
import { refundsOf } from '../../store/orders/refund-rows.ts'
import { findMailedDocument } from '../invoices/mailed-documents.ts'
import type { ProviderRefund } from '../payments/payment-provider.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import type { ShopContext } from './shop-context.ts'

/** Parts of refunds that one sweep asks for. */
const MAX_SWEPT = 50

/**
 * Has the providers give back what waits of an order. What cannot be asked for now is asked for by the sweep.
 *
 * @returns States of the parts that waited.
 */
export async function giveBack(shop: ShopContext, order: number, now: Date): Promise<readonly RefundPartState[]> {
  const waiting = (await refundParts(shop.payload, { order })).filter(({ state }) => state === 'waiting')
  const states: RefundPartState[] = []
  for (const part of waiting) states.push((await askOnce(shop, part, { now, mailsOwner: false })) ?? 'waiting')
  return states
}

/** Asks for what a call of a provider is about: a refund, or all that are on their way of a payment. */
export async function settleRefunds(
  shop: ShopContext,
  of: { readonly provider: string; readonly ref: string } | { readonly payment: number },
  now: Date,
): Promise<void> {
  for (const part of await refundParts(shop.payload, of)) {
    if (part.ref !== undefined) await ask(shop, part, { now, mailsOwner: true })
  }
}

/** Asks for refunds that nobody has heard of. */
export async function sweepRefunds(shop: ShopContext, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const silent = await claimRefundParts(shop.payload, {
    waitingBefore: before(ASK_WAITING_MINUTES),
    pendingBefore: before(ASK_PENDING_MINUTES),
    begunAfter: before(ASK_REFUND_DAYS * 24 * 60),
    now,
    limit: MAX_SWEPT,
  })
  for (const part of silent) await askOnce(shop, part, { now, mailsOwner: true })
}

interface Asking {
  readonly now: Date
  /** True where nobody reads the answer: a refusal is mailed to the owner. */
  readonly mailsOwner: boolean
}

/** @returns Undefined for what could not be asked for. */
async function askOnce(shop: ShopContext, part: RefundPart, asking: Asking): Promise<RefundPartState | undefined> {
  try {
    return await ask(shop, part, asking)
  } catch (error) {
    shop.onError(error)
    return undefined
  }
}

async function ask(shop: ShopContext, part: RefundPart, asking: Asking): Promise<RefundPartState> {
  const provider = isProvider(part.provider) ? shop.providers.get(part.provider) : undefined
  const [payment, order] = [
    await findPayment(shop.payload, { id: part.payment }),
    await findOrder(shop.payload, { id: part.order }),
  ]
  const currency = payment && parseCurrency(payment.currency)
  const { key, ref, amount } = part
  if (!provider || payment?.ref === undefined || !currency || !order) {
    // One that is on its way stays so until it can be read.
    if (ref !== undefined) throw new Error(`${part.provider} cannot be asked for a refund: its keys are not set.`)
    return apply(shop, part, { state: 'refused', reason: `The keys of ${part.provider} are not set.` }, asking)
  }
  const description = `${await shop.mails.site()} ${order.number}`
  const answer = await (ref === undefined
    ? provider.refund({ key, payment: payment.ref, amount, currency, description })
    : provider.readRefund(payment.ref, ref))
  return apply(shop, part, answer, asking)
}

/** Does what follows from an answer of a provider, in one transaction, if it has not been done before. */
async function apply(
  shop: ShopContext,
  asked: RefundPart,
  answer: ProviderRefund,
  { now, mailsOwner }: Asking,
): Promise<RefundPartState> {
  const site = await shop.mails.site()
  let state: RefundPartState = asked.state
  await inTransaction(shop.payload, async (transaction) => {
    // Held from here on: of two answers at once the second sees what the first has done.
    const order = await holdOrder(shop.payload, asked.order, transaction)
    const parts = await refundParts(shop.payload, { order: asked.order }, transaction)
    const current = parts.find(({ id }) => id === asked.id)
    if (!order || !current) return
    state = current.state
    // An answer to a try that another one has followed, or about money that the owner has given back meanwhile.
    if (current.key !== asked.key || current.state === 'by hand' || !isNews(current, answer)) return
    state = answer.state
    await step(shop, { order, current, parts, answer, site, now, mailsOwner }, transaction)
  })
  shop.onQueued()
  return state
}

/** Money that has arrived is not on its way again: that answer is older. */
function isNews({ state }: RefundPart, answer: ProviderRefund): boolean {
  return answer.state !== state && !(state === 'done' && answer.state === 'pending')
}

interface Stepping extends Asking {
  readonly order: StoredOrder
  readonly current: RefundPart
  readonly parts: readonly RefundPart[]
  readonly answer: ProviderRefund
  readonly site: string
}

async function step(shop: ShopContext, stepping: Stepping, transaction: Transaction): Promise<void> {
  const { payload } = shop
  const { order, current, parts, answer, site, now, mailsOwner } = stepping
  const reason = answer.state === 'refused' ? answer.reason : ''
  await setRefundPart(
    payload,
    { id: current.id, key: current.key, ref: answer.ref ?? current.ref, state: answer.state, reason },
    transaction,
  )
  const detail = { amount: current.amount, ...(reason !== '' && { text: reason }) }
  const event = { order: order.id, kind: `refund ${answer.state}`, detail, at: now }
  await writeOrderEvent(payload, event, transaction)
  const others = parts.filter(({ id, refund }) => refund === current.refund && id !== current.id)
  const isFirstAccepted = current.state === 'waiting' && isAccepted(answer.state)
  if (isFirstAccepted && others.every(({ state }) => isAccepted(state) || state === 'by hand')) {
    await queueRefundMail(shop, { order, refund: current.refund, site, now }, transaction)
  }
  if (answer.state === 'refused' && mailsOwner) {
    await queueOrderMail(shop, 'refund refused', { order, site, now, refund: current.amount }, transaction)
  }
}

/** Queues the mail that tells a buyer of a refund, once it is sure that it is on its way. */
export async function queueRefundMail(
  shop: ShopContext,
  {
    order,
    refund: id,
    site,
    now,
  }: {
    readonly order: StoredOrder
    readonly refund: number
    readonly site: string
    readonly now: Date
  },
  transaction: Transaction,
): Promise<void> {
  const refund = (await refundsOf(shop.payload, order.id, transaction)).find((one) => one.id === id)
  if (!refund) return
  const document = await findMailedDocument(shop, { order: order.id, key: refundKey(id), now }, transaction)
  await queueOrderMail(shop, 'refunded', { order, site, now, refund: refund.amount, document }, transaction)
}
