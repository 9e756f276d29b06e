import { inTransaction, type Transaction } from '@vitrine/content/sql'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Payload } from 'payload'
import { type Coupon, normalCode } from '../../core/coupons/coupon.ts'
import type { Amount } from '../../core/money/amount.ts'
import { type Buyer, customerOf, destinationOf } from '../../core/order/buyer.ts'
import { mailTables } from '../../core/order/mail-tables.ts'
import type { OrderRefusal } from '../../core/order/order-refusal.ts'
import type { OrderState } from '../../core/order/order-state.ts'
import { isProvider, type PaymentMethod, reservationEnd } from '../../core/order/payment-methods.ts'
import type { Cart } from '../../core/prices/cart.ts'
import { type Quote, quote } from '../../core/prices/quote.ts'
import type { PaymentChoice } from '../../core/rules/payment-choices.ts'
import { writeDownloads } from '../../store/downloads/download-rows.ts'
import { countCouponUse, readCouponUses } from '../../store/orders/coupon-uses.ts'
import { nextNumber } from '../../store/orders/number-ranges.ts'
import { findOrder, type StoredOrder, writeOrder, writeOrderEvent } from '../../store/orders/order-rows.ts'
import { writePayment } from '../../store/orders/payment-rows.ts'
import { freePieces, inOrder, moveStock, type Pieces, reserve } from '../../store/orders/stock-rows.ts'
import { giveFiles } from '../downloads/order-files.ts'
import { lessFree, noteAvailability } from './availability.ts'
import { newSecret } from './order-secrets.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import type { ShopContext } from './shop-context.ts'

/** An order, as its buyer sends it. */
export interface OrderWish {
  readonly cart: Cart
  readonly buyer: Buyer
  readonly method: PaymentMethod
  /** BCP 47 tag of the checkout, in which mails are written. */
  readonly language: string
  /** Drawn with the checkout form: an order that is sent twice is one. */
  readonly checkoutKey: string
  /** Total that the buyer read above the button. */
  readonly total: Amount
  /** Sentence by which the buyer agreed that files are given at once; undefined where nobody was asked. */
  readonly consent?: string | undefined
  /** Name of the account that wrote it down for its buyer; undefined where the buyer did. */
  readonly writtenBy?: string | undefined
}

export type PlacedOrder =
  | { readonly ok: true; readonly order: StoredOrder }
  | { readonly ok: false; readonly refusals: readonly [OrderRefusal, ...OrderRefusal[]] }

/**
 * Places an order before its money: prices it by the catalogue, then reserves its pieces, counts its coupons, numbers it,
 * writes it and queues its mail, all of it or none. A wish that was placed before gives that order again.
 */
export function placeOrder(shop: ShopContext, wish: OrderWish, now: Date): Promise<PlacedOrder> {
  return turnsOf(shop.payload)(() => place(shop, wish, now))
}

/**
 * Orders that a process places at a time. The others wait for their turn: of all at once many would wait for a connection of the
 * database, and give up after five seconds.
 */
const PLACED_AT_ONCE = 4

const turns = new WeakMap<Payload, LimitFunction>()

function turnsOf(payload: Payload): LimitFunction {
  const known = turns.get(payload) ?? pLimit(PLACED_AT_ONCE)
  turns.set(payload, known)
  return known
}

async function place(shop: ShopContext, wish: OrderWish, now: Date): Promise<PlacedOrder> {
  const known = await findOrder(shop.payload, { checkoutKey: wish.checkoutKey })
  if (known) return { ok: true, order: known }
  const priced = await priceWish(shop, wish, now)
  if (!priced.ok) return priced
  const [site, choices, offersWithdrawal] = await Promise.all([
    shop.mails.site(),
    shop.paymentChoices(wish.language),
    shop.offersWithdrawal(),
  ])
  const choice = choices.find(({ method }) => method === wish.method)
  let refusal: OrderRefusal | undefined
  try {
    await inTransaction(shop.payload, async (transaction) => {
      refusal = await writeWish(shop, { wish, ...priced, site, choice, offersWithdrawal, now }, transaction)
      if (refusal) throw new Undone()
    })
  } catch (error) {
    if (refusal && error instanceof Undone) return { ok: false, refusals: [await withPiecesLeft(shop, refusal)] }
    // The same form, sent twice at once: the other one was first.
    const placed = await findOrder(shop.payload, { checkoutKey: wish.checkoutKey })
    if (!placed) throw error
    return { ok: true, order: placed }
  }
  shop.onQueued()
  const order = await findOrder(shop.payload, { checkoutKey: wish.checkoutKey })
  if (!order) throw new Error('An order that was just written is not there.')
  return { ok: true, order }
}

/** Thrown so that the database undoes what was written until a refusal. */
class Undone extends Error {}

type PricedWish =
  | { readonly ok: true; readonly quote: Quote; readonly coupons: readonly Coupon[] }
  | Extract<PlacedOrder, { readonly ok: false }>

async function priceWish(shop: ShopContext, wish: OrderWish, now: Date): Promise<PricedWish> {
  const { cart, buyer, language } = wish
  const codes = [...new Set(cart.coupons.map(normalCode))]
  const [offers, rules, coupons, couponUses] = await Promise.all([
    shop.offersOf(
      cart.lines.map(({ sku }) => sku),
      language,
    ),
    shop.rules(),
    shop.couponsOf(codes),
    readCouponUses(shop.payload, codes, customerOf(buyer)),
  ])
  const destination = destinationOf(buyer)
  const result = quote(cart, { offers, rules, coupons, couponUses, destination, date: shop.dayOf(now) })
  if (!result.ok) return { ok: false, refusals: result.problems }
  const [refused, ...others] = result.quote.coupons.refused.map((one) => ({ kind: 'coupon' as const, ...one }))
  if (refused) return { ok: false, refusals: [refused, ...others] }
  const { total } = result.quote
  if (total !== wish.total) return { ok: false, refusals: [{ kind: 'other total', total }] }
  return { ok: true, quote: result.quote, coupons }
}

interface Writing {
  readonly wish: OrderWish
  readonly quote: Quote
  readonly coupons: readonly Coupon[]
  readonly site: string
  /** The way to pay, as the owner offers it. */
  readonly choice: PaymentChoice | undefined
  readonly offersWithdrawal: boolean
  readonly now: Date
}

/** @returns A refusal, after which all of it is to be undone. */
async function writeWish(
  shop: ShopContext,
  writing: Writing,
  transaction: Transaction,
): Promise<OrderRefusal | undefined> {
  const { payload } = shop
  const { wish, site, choice, offersWithdrawal, now } = writing
  const refusal = (await reservePieces(shop, writing, transaction)) ?? (await countCoupons(shop, writing, transaction))
  if (refusal) return refusal
  const number = await nextNumber(payload, 'orders', transaction)
  const token = newSecret()
  const state = stateOf(wish.method, writing.quote)
  const reservedUntil = reservationEnd(wish.method, now)
  const written = { ...wish, quote: writing.quote, number, token, state, placedAt: now, reservedUntil }
  const order = await writeOrder(payload, written, transaction)
  const placed = {
    order,
    kind: 'placed',
    at: now,
    ...(wish.writtenBy !== undefined && { detail: { who: wish.writtenBy } }),
  }
  await writeOrderEvent(payload, placed, transaction)
  await writeFiles(shop, { order, writing }, transaction)
  const { total, currency } = writing.quote
  const payment = { order, provider: wish.method, key: newSecret(), amount: total, currency, beganAt: now }
  await writePayment(payload, payment, transaction)
  if (state === 'confirmed') await moveStock(payload, 'take', piecesOf(writing.quote), { order, now }, transaction)
  const mailed = { number, token, email: wish.buyer.email, language: wish.language, currency, total }
  const tables = mailTables({ number, quote: writing.quote, buyer: wish.buyer, language: wish.language, choice, site })
  const given = writing.quote.total === 0 ? await giveFiles(payload, { order, now }, transaction) : undefined
  const { instructions } = choice ?? {}
  const facts = { order: mailed, site, now, instructions, tables, offersWithdrawal, consent: wish.consent, given }
  await queueOrderMail(shop, 'placed', facts, transaction)
  return undefined
}

/** Writes which files the order has, and that its buyer agreed to be given them at once. */
async function writeFiles(
  { payload }: ShopContext,
  { order, writing: { wish, quote: priced, now } }: { readonly order: number; readonly writing: Writing },
  transaction: Transaction,
): Promise<void> {
  for (const [position, { offer }] of priced.lines.entries()) {
    if (offer.downloads) await writeDownloads(payload, { order, position, ...offer.downloads }, transaction)
  }
  if (wish.consent === undefined) return
  const detail = { text: wish.consent }
  await writeOrderEvent(payload, { order, kind: 'agreed to begin', detail, at: now }, transaction)
}

/** Orders that are paid later, by trust or at the door, are confirmed as they are placed, and so are those that cost nothing. */
function stateOf(method: PaymentMethod, { total }: Quote): OrderState {
  if (total === 0) return 'confirmed'
  return isProvider(method) || method === 'in advance' ? 'awaiting payment' : 'confirmed'
}

function piecesOf({ lines }: Quote): readonly Pieces[] {
  return lines.filter(({ offer }) => offer.isCounted).map(({ offer, quantity }) => ({ sku: offer.sku, quantity }))
}

async function reservePieces(
  { payload }: ShopContext,
  { quote: priced, now }: Writing,
  transaction: Transaction,
): Promise<OrderRefusal | undefined> {
  for (const pieces of inOrder(piecesOf(priced))) {
    if (await reserve(payload, pieces, { order: undefined, now }, transaction)) continue
    const title = priced.lines.find(({ offer }) => offer.sku === pieces.sku)?.offer.title ?? pieces.sku
    return { kind: 'out of stock', sku: pieces.sku, title, left: 0 }
  }
  await noteAvailability(payload, lessFree(piecesOf(priced)), transaction)
  return undefined
}

async function countCoupons(
  { payload }: ShopContext,
  { wish, quote: priced, coupons }: Writing,
  transaction: Transaction,
): Promise<OrderRefusal | undefined> {
  const customer = customerOf(wish.buyer)
  for (const code of priced.coupons.applied.map((applied) => applied.code).sort()) {
    const limits = coupons.find((coupon) => coupon.code === code) ?? {}
    if (!(await countCouponUse(payload, { code, customer }, limits, transaction))) {
      return { kind: 'coupon', code, reason: 'used up' }
    }
  }
  return undefined
}

/** Counted after the transaction has been undone, so that pieces which it had reserved itself are among them. */
async function withPiecesLeft({ payload }: ShopContext, refusal: OrderRefusal): Promise<OrderRefusal> {
  if (refusal.kind !== 'out of stock') return refusal
  return { ...refusal, left: Math.max(0, await freePieces(payload, refusal.sku)) }
}
