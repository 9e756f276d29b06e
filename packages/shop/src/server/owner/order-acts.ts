import { inTransaction, runSql, sql, type Transaction } from '@vitrine/content/sql'
import { CANCELLED_KEY, INVOICE_KEY, refundKey } from '../../core/invoice/invoices-due.ts'
import { type Amount, least, NOTHING, subtract, sum } from '../../core/money/amount.ts'
import { type OrderMail, parcelSentence } from '../../core/order/order-mails.ts'
import type { OrderPage } from '../../core/order/order-page.ts'
import type { OwnerAct } from '../../core/order/owner-act.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import { planRefund } from '../../core/order/refund.ts'
import { splitRefund } from '../../core/order/refund-part.ts'
import { readOrderPage } from '../../store/orders/order-page-rows.ts'
import { countedPieces, findOrder, holdOrder, setOrderState, writeOrderEvent } from '../../store/orders/order-rows.ts'
import { moneyOf, paymentsOf } from '../../store/orders/payment-rows.ts'
import { refundParts, setRefundPart, writeRefundPart } from '../../store/orders/refund-parts.ts'
import { writeRefund } from '../../store/orders/refund-rows.ts'
import { freePiecesOfOrder, returnPieces } from '../../store/orders/returned-stock.ts'
import { setWithdrawal } from '../../store/orders/withdrawal-rows.ts'
import { findMailedDocument } from '../invoices/mailed-documents.ts'
import { writeInvoicesSoon } from '../invoices/write-invoices.ts'
import { noteAvailability } from '../orders/availability.ts'
import { giveBack, queueRefundMail } from '../orders/give-back.ts'
import { newSecret } from '../orders/order-secrets.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'
import { applyFact, releaseCoupons } from '../orders/settle.ts'
import type { ShopContext } from '../orders/shop-context.ts'

/** Outcome of an act, as the admin says it. */
export type ActOutcome =
  | 'done'
  | 'no such order'
  | 'not now'
  | 'nothing to refund'
  | 'too much'
  /** Of a refund that is written: its provider refuses, or could not be asked. */
  | 'refused by provider'
  | 'provider away'

/** Somebody who acts, and when. */
interface Actor {
  /** Name, for the history. */
  readonly who: string
  readonly now: Date
}

/** Does with an order what its owner wants, in one transaction with its history and its mail. Done twice, it happens once. */
export async function actOnOrder(shop: ShopContext, id: number, act: OwnerAct, actor: Actor): Promise<ActOutcome> {
  if (act.act === 'paid') return markPaid(shop, id, actor)
  const [site, offersWithdrawal] = await Promise.all([shop.mails.site(), shop.offersWithdrawal()])
  let outcome: ActOutcome | undefined
  await inTransaction(shop.payload, async (transaction) => {
    // Held from here on: of two who act at once the second sees what the first has done.
    const held = await holdOrder(shop.payload, id, transaction)
    const page = held && (await readOrderPage(shop.payload, id, transaction))
    outcome = page && (await step({ shop, page, actor, site, offersWithdrawal, transaction }, act))
  })
  if (outcome !== 'done') return outcome ?? 'no such order'
  shop.onQueued()
  if (act.act === 'cancel') await endPayments(shop, id)
  await writeInvoicesSoon(shop, id, actor.now)
  return act.act === 'refund' || act.act === 'retry refund' ? giveBackNow(shop, id, actor.now) : outcome
}

/** Asks the providers for what is to be given back. A refusal undoes nothing: it can be tried again. */
async function giveBackNow(shop: ShopContext, order: number, now: Date): Promise<ActOutcome> {
  const states = await giveBack(shop, order, now)
  if (states.includes('refused')) return 'refused by provider'
  return states.includes('waiting') ? 'provider away' : 'done'
}

/** Money that came without a provider. */
async function markPaid(shop: ShopContext, id: number, { who, now }: Actor): Promise<ActOutcome> {
  const payments = await paymentsOf(shop.payload, id)
  const open = payments.find(({ provider, state }) => !isProvider(provider) && state !== 'paid')
  const page = await readOrderPage(shop.payload, id)
  if (!page) return 'no such order'
  if (!open || !page.acts.includes('paid')) return 'not now'
  await inTransaction(shop.payload, (transaction) =>
    writeOrderEvent(shop.payload, { order: id, kind: 'marked paid', detail: { who }, at: now }, transaction),
  )
  await applyFact(shop, open, 'paid', now)
  return 'done'
}

interface Acting {
  readonly shop: ShopContext
  readonly page: OrderPage
  readonly actor: Actor
  readonly site: string
  readonly offersWithdrawal: boolean
  readonly transaction: Transaction
}

async function step(acting: Acting, act: Exclude<OwnerAct, { act: 'paid' }>): Promise<ActOutcome> {
  if (act.act !== 'refund' && !acting.page.acts.includes(act.act)) return 'not now'
  switch (act.act) {
    case 'note':
      await note(acting, 'note', { text: act.text })
      return 'done'
    case 'sent':
      return send(acting, act)
    case 'cancel':
      return cancel(acting, act.reason)
    case 'withdrawal':
      return handleWithdrawal(acting)
    case 'retry refund':
      return changeRefused(acting, act.refund, 'retried')
    case 'refund by hand':
      return changeRefused(acting, act.refund, 'by hand')
    case 'refund':
      return refund(acting, act)
  }
}

async function note({ shop, page, actor, transaction }: Acting, kind: string, detail: object): Promise<void> {
  const event = { order: page.id, kind, detail: { who: actor.who, ...detail }, at: actor.now }
  await writeOrderEvent(shop.payload, event, transaction)
}

async function mail(
  { shop, page, actor, site, transaction }: Acting,
  kind: OrderMail,
  {
    document: key,
    ...more
  }: {
    /** Name of the document that goes with it. */
    readonly document: string
    readonly parcel?: string
    readonly refund?: Amount
    readonly offersWithdrawal?: boolean
  },
): Promise<void> {
  const { now } = actor
  const order = await findOrder(shop.payload, { id: page.id }, transaction)
  const document = await findMailedDocument(shop, { order: page.id, key, now }, transaction)
  if (order) await queueOrderMail(shop, kind, { order, site, now, document, ...more }, transaction)
}

async function send(acting: Acting, parcel: Extract<OwnerAct, { act: 'sent' }>): Promise<ActOutcome> {
  const { shop, page, actor, transaction } = acting
  const { carrier, tracking } = parcel
  await runSql(
    shop.payload,
    sql`update shop_orders set sent_at = ${actor.now.toISOString()}, carrier = ${carrier}, tracking = ${tracking},
      state = 'confirmed' where id = ${page.id}`,
    transaction,
  )
  const sentence = parcelSentence(parcel, page.language)
  await note(acting, 'sent', { text: [carrier, tracking].filter((part) => part !== '').join(' ') })
  const { offersWithdrawal } = acting
  await mail(acting, 'sent', { document: INVOICE_KEY, offersWithdrawal, ...(sentence !== '' && { parcel: sentence }) })
  return 'done'
}

async function cancel(acting: Acting, reason: string): Promise<ActOutcome> {
  const { shop, page, actor, transaction } = acting
  const pieces = await countedPieces(shop.payload, page.id, transaction)
  const freed = await freePiecesOfOrder(shop.payload, pieces, { order: page.id, now: actor.now }, transaction)
  await noteAvailability(shop.payload, freed, transaction)
  const order = await findOrder(shop.payload, { id: page.id }, transaction)
  if (order) await releaseCoupons(shop, order, transaction)
  await setOrderState(shop.payload, { id: page.id, state: 'ended' }, transaction)
  await note(acting, 'cancelled', { text: reason })
  await mail(acting, 'cancelled', { document: CANCELLED_KEY })
  return 'done'
}

/** The owner has done what a withdrawal asks for. */
async function handleWithdrawal(acting: Acting): Promise<ActOutcome> {
  const { shop, page, transaction } = acting
  await setWithdrawal(shop.payload, { id: page.id, state: 'handled' }, transaction)
  await note(acting, 'withdrawal handled', {})
  return 'done'
}

/** Has payments of an order that was cancelled end at their providers. One that cannot end is answered by the next step of its order. */
async function endPayments({ payload, providers, onError }: ShopContext, order: number): Promise<void> {
  for (const { provider, ref, state } of await paymentsOf(payload, order)) {
    if (state !== 'open' || ref === undefined || !isProvider(provider)) continue
    await providers
      .get(provider)
      ?.end(ref)
      .catch((error: unknown) => onError(error))
  }
}

async function refund(acting: Acting, act: Extract<OwnerAct, { act: 'refund' }>): Promise<ActOutcome> {
  const { shop, page, actor, transaction } = acting
  const [known] = await runSql(shop.payload, sql`select id from shop_refunds where key = ${act.key}`, transaction)
  if (known) return 'done'
  const shipping = page.shipping ?? { gross: NOTHING, refunded: NOTHING }
  const plan = planRefund({ paid: page.paid, refunded: page.refunded, lines: page.lines, shipping }, act.wish)
  if (!plan.ok) return plan.problem === 'nothing' ? 'nothing to refund' : 'too much'
  const ofShipping = act.wish.shipping ? least(subtract(shipping.gross, shipping.refunded), plan.amount) : NOTHING
  const { key, reason, wish } = act
  const id = await writeRefund(
    shop.payload,
    {
      order: page.id,
      key,
      amount: plan.amount,
      currency: page.currency,
      lines: wish.lines,
      shipping: ofShipping,
      who: actor.who,
      reason,
      at: actor.now,
    },
    transaction,
  )
  if (act.restocks) {
    const pieces = wish.lines.flatMap(({ line, quantity }) => {
      const found = page.lines[line]
      return found?.isCounted ? [{ sku: found.sku, quantity }] : []
    })
    await returnPieces(shop.payload, pieces, { order: page.id, now: actor.now }, transaction)
    await noteAvailability(shop.payload, pieces, transaction)
  }
  await note(acting, 'refunded', { text: reason, amount: plan.amount })
  const isAtProvider = await writeParts(acting, { id, amount: plan.amount })
  // What a provider gives back is written to the buyer once it has agreed.
  if (!isAtProvider) await mail(acting, 'refunded', { document: refundKey(id), refund: plan.amount })
  return 'done'
}

/** Writes what of a refund providers are to give back. @returns False where the owner gives back all of it. */
async function writeParts(
  { shop, page, actor, transaction }: Acting,
  { id, amount }: { readonly id: number; readonly amount: Amount },
): Promise<boolean> {
  const { payload, providers } = shop
  const given = await refundParts(payload, { order: page.id }, transaction)
  const payments = (await paymentsOf(payload, page.id, transaction)).filter(
    ({ provider, ref }) => ref !== undefined && isProvider(provider) && providers.has(provider),
  )
  const refundable = payments.map((payment) => ({
    id: payment.id,
    paid: moneyOf(payment),
    given: sum(given.filter((part) => part.payment === payment.id).map((part) => part.amount)),
  }))
  const parts = splitRefund(amount, refundable)
  for (const part of parts) {
    const provider = payments.find((payment) => payment.id === part.payment)?.provider ?? ''
    const written = { ...part, refund: id, order: page.id, provider, key: newSecret(), at: actor.now }
    await writeRefundPart(payload, written, transaction)
  }
  return parts.length > 0
}

/** Has a provider asked anew, by another name, for what it has refused; or notes that the owner gives it back. */
async function changeRefused(acting: Acting, refund: number, how: 'retried' | 'by hand'): Promise<ActOutcome> {
  const { shop, page, actor, site, transaction } = acting
  const parts = await refundParts(shop.payload, { order: page.id }, transaction)
  const refused = parts.filter((part) => part.refund === refund && part.state === 'refused')
  if (refused.length === 0) return 'not now'
  for (const { id, key } of refused) {
    const state = how === 'retried' ? 'waiting' : 'by hand'
    const name = how === 'retried' ? newSecret() : key
    await setRefundPart(shop.payload, { id, key: name, ref: undefined, state, reason: '' }, transaction)
  }
  await note(acting, `refund ${how}`, { amount: sum(refused.map(({ amount }) => amount)) })
  const order = how === 'by hand' ? await findOrder(shop.payload, { id: page.id }, transaction) : undefined
  if (order) await queueRefundMail(shop, { order, refund, site, now: actor.now }, transaction)
  return 'done'
}
