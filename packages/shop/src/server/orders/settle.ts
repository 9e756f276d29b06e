import { inTransaction, type Transaction } from '@vitrine/content/sql'
import { INVOICE_KEY } from '../../core/invoice/invoices-due.ts'
import { type Amount, NOTHING } from '../../core/money/amount.ts'
import { customerOf } from '../../core/order/buyer.ts'
import type { OrderMail } from '../../core/order/order-mails.ts'
import { nextStep, type OrderState, type PaymentFact } from '../../core/order/order-state.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import { releaseCouponUse } from '../../store/orders/coupon-uses.ts'
import {
  countedPieces,
  findOrder,
  holdOrder,
  type StoredOrder,
  setOrderState,
  writeOrderEvent,
} from '../../store/orders/order-rows.ts'
import {
  findPayment,
  noteRef,
  paymentsOf,
  type StoredPayment,
  setPaymentState,
} from '../../store/orders/payment-rows.ts'
import { moveStock } from '../../store/orders/stock-rows.ts'
import { giveFiles } from '../downloads/order-files.ts'
import { findMailedDocument } from '../invoices/mailed-documents.ts'
import { writeInvoicesSoon } from '../invoices/write-invoices.ts'
import type { ProviderPayment } from '../payments/payment-provider.ts'
import { lessFree, noteAvailability } from './availability.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import type { ShopContext } from './shop-context.ts'

/**
 * Asks a provider for a payment and does what follows from it, once. The page that the buyer comes back to, the provider's
 * calls and the sweep all call it, in any order and as often as they like.
 *
 * @param ref The provider's name for the payment.
 * @returns State of its order; undefined for payments that are not of this shop.
 * @throws Error when the provider cannot be asked.
 */
export async function settle(
  shop: ShopContext,
  providerName: string,
  ref: string,
  now: Date,
): Promise<OrderState | undefined> {
  const provider = isProvider(providerName) ? shop.providers.get(providerName) : undefined
  if (!provider) return undefined
  const known = await findPayment(shop.payload, { provider: provider.name, ref })
  const order = known && (await findOrder(shop.payload, { id: known.order }))
  const read = await provider.read(ref, { takes: order?.state === 'awaiting payment' })
  const payment = known ?? (await paymentByKey(shop, provider.name, ref, read))
  return payment && applyFact(shop, payment, factOf(payment, read), now, receivedBy(payment, read))
}

/** A call can come before the name that the provider gave the payment was noted: then the name of ours leads to it. */
async function paymentByKey(
  { payload }: ShopContext,
  provider: string,
  ref: string,
  { key }: ProviderPayment,
): Promise<StoredPayment | undefined> {
  const begun = key === undefined ? undefined : await findPayment(payload, { key })
  if (begun?.provider !== provider || begun.ref !== undefined) return undefined
  await noteRef(payload, { id: begun.id, ref })
  return begun
}

function factOf(payment: Pick<StoredPayment, 'amount' | 'currency'>, { state, paid }: ProviderPayment): PaymentFact {
  if (state !== 'paid') return state
  return paid?.amount === payment.amount && paid.currency === payment.currency ? 'paid' : 'wrong amount'
}

/** Money that came, of which some can be given back: none that is of another currency, which the shop cannot count. */
function receivedBy({ currency }: Pick<StoredPayment, 'currency'>, { paid }: ProviderPayment): Amount | undefined {
  if (!paid) return undefined
  return paid.currency === currency ? paid.amount : NOTHING
}

/**
 * Does what follows from a fact about a payment, in one transaction, if it has not been done before.
 *
 * @param received Money that came; undefined: the amount of the payment, if it is paid.
 */
export async function applyFact(
  shop: ShopContext,
  payment: Pick<StoredPayment, 'id' | 'order'>,
  fact: PaymentFact,
  now: Date,
  received?: Amount,
): Promise<OrderState | undefined> {
  const site = await shop.mails.site()
  let outcome: { readonly state: OrderState; readonly mails: boolean } | undefined
  await inTransaction(shop.payload, async (transaction) => {
    outcome = await step(shop, { payment, fact, received, site, now }, transaction)
  })
  if (outcome?.mails) shop.onQueued()
  if (outcome) await writeInvoicesSoon(shop, payment.order, now)
  return outcome?.state
}

interface Stepping {
  readonly payment: Pick<StoredPayment, 'id' | 'order'>
  readonly fact: PaymentFact
  readonly received: Amount | undefined
  readonly site: string
  readonly now: Date
}

async function step(shop: ShopContext, { payment, fact, received, site, now }: Stepping, transaction: Transaction) {
  const { payload } = shop
  // Held from here on: of two who settle at once the second sees what the first has done.
  const order = await holdOrder(payload, payment.order, transaction)
  const payments = await paymentsOf(payload, payment.order, transaction)
  const current = payments.find(({ id }) => id === payment.id)
  if (!order || !current) return undefined
  const isPaid = payments.some(({ id, state }) => id !== payment.id && state === 'paid')
  const next = nextStep({ order: order.state, payment: current.state, isPaid }, fact)
  if (!next) return { state: order.state, mails: false }
  await setPaymentState(payload, { id: payment.id, state: next.payment, received }, transaction)
  const pieces = next.stock ? await countedPieces(payload, order.id, transaction) : []
  const context = { order: order.id, now }
  const isThere = !next.stock || (await moveStock(payload, next.stock, pieces, context, transaction))
  if (next.stock === 'release') await noteAvailability(payload, pieces, transaction)
  if (next.stock === 'take if there' && isThere) await noteAvailability(payload, lessFree(pieces), transaction)
  const state = isThere ? next.order : 'needs decision'
  await setOrderState(payload, { id: order.id, state }, transaction)
  await writeOrderEvent(
    payload,
    { order: order.id, kind: fact, detail: { payment: payment.id, state }, at: now },
    transaction,
  )
  if (next.stock === 'release') await releaseCoupons(shop, order, transaction)
  const mail = mailOf(order.state, state, fact)
  const given = mail === 'paid' ? await giveFiles(payload, { order: order.id, now }, transaction) : undefined
  const document =
    mail === 'paid'
      ? await findMailedDocument(shop, { order: order.id, key: INVOICE_KEY, now }, transaction)
      : undefined
  if (mail) await queueOrderMail(shop, mail, { order, site, now, given, document }, transaction)
  return { state, mails: mail !== undefined }
}

/** Gives back the uses of the coupons of an order that comes to nothing. */
export async function releaseCoupons(
  { payload }: Pick<ShopContext, 'payload'>,
  order: StoredOrder,
  transaction: Transaction,
): Promise<void> {
  const customer = customerOf(order)
  for (const code of [...order.coupons].sort()) await releaseCouponUse(payload, { code, customer }, transaction)
}

function mailOf(before: OrderState, state: OrderState, fact: PaymentFact): OrderMail | undefined {
  if (state === 'needs decision') return before === state ? undefined : 'decide'
  if (fact === 'paid') return 'paid'
  return state === 'ended' && before !== 'ended' ? 'ended' : undefined
}
