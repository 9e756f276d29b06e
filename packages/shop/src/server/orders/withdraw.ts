import { inTransaction, type Transaction } from '@vitrine/content/sql'
import { queueMails } from '@vitrine/delivery/store'
import { scopeWords } from '../../core/withdrawal/scope-words.ts'
import { MAX_WITHDRAWALS, piecesLeft, type Withdrawal } from '../../core/withdrawal/withdrawal.ts'
import { type WithdrawalFacts, withdrawalNotice, withdrawalReceipt } from '../../core/withdrawal/withdrawal-mails.ts'
import { withdrawalTexts } from '../../core/withdrawal/withdrawal-texts.ts'
import { orderLinesOf } from '../../store/orders/order-detail.ts'
import { holdOrder, type StoredOrder } from '../../store/orders/order-rows.ts'
import { withdrawalsOf, writeWithdrawal } from '../../store/orders/withdrawal-rows.ts'
import type { ShopContext } from './shop-context.ts'

/** A declaration of withdrawal as it comes. */
export interface WithdrawalWish {
  /** Undefined: the number and the address that were typed fit no order. */
  readonly order: StoredOrder | undefined
  readonly number: number
  readonly email: string
  readonly withdrawal: Withdrawal
  /** Drawn with the form: sent twice, it is one declaration. */
  readonly key: string
  /** BCP 47 tag of the page. */
  readonly language: string
  /** Absolute address of the form. */
  readonly form: string
}

/** Outcome of a declaration. Refused are those that the order takes no more, or that name pieces which are gone. */
export type WithdrawalOutcome = 'received' | 'too many' | 'no pieces'

/**
 * Receives a declaration: writes it into the history of its order, and queues the receipt and the owner's notice, all of it or
 * none. One that fits no order reaches the owner as a mail: a buyer who mistyped a number has withdrawn all the same.
 */
export async function withdraw(shop: ShopContext, wish: WithdrawalWish, now: Date): Promise<WithdrawalOutcome> {
  let outcome: WithdrawalOutcome = 'received'
  await inTransaction(shop.payload, async (transaction) => {
    outcome = wish.order
      ? await receive(shop, { wish, order: wish.order, now }, transaction)
      : await mail(shop, { wish, now, titles: [] }, transaction)
  })
  if (outcome === 'received') shop.onQueued()
  return outcome
}

interface Receiving {
  readonly wish: WithdrawalWish
  readonly order: StoredOrder
  readonly now: Date
}

async function receive(
  shop: ShopContext,
  { wish, order, now }: Receiving,
  transaction: Transaction,
): Promise<WithdrawalOutcome> {
  const { payload } = shop
  const { withdrawal, key, language } = wish
  // Held from here on: of two that come at once the second sees what the first has withdrawn.
  await holdOrder(payload, order.id, transaction)
  const [received, lines] = [
    await withdrawalsOf(payload, order.id, transaction),
    await orderLinesOf(payload, order.id, transaction),
  ]
  if (received.some((one) => one.key === key)) return 'received'
  if (received.length >= MAX_WITHDRAWALS) return 'too many'
  if (!areLeft(withdrawal, piecesLeft(lines, received))) return 'no pieces'
  const titles = lines.map(({ title }) => title)
  const inWords = scopeWords(withdrawal.scope, titles, withdrawalTexts(language))
  await writeWithdrawal(payload, { ...withdrawal, at: now, key, order: order.id, inWords }, transaction)
  return mail(shop, { wish, now, titles }, transaction)
}

function areLeft({ scope }: Withdrawal, left: readonly number[]): boolean {
  return scope.kind !== 'pieces' || scope.pieces.every(({ line, quantity }) => quantity <= (left[line] ?? 0))
}

async function mail(
  { payload, mails, orderAddress, timeZone }: ShopContext,
  { wish, now, titles }: Pick<Receiving, 'wish' | 'now'> & { readonly titles: readonly string[] },
  transaction: Transaction,
): Promise<'received'> {
  const { order, number, email, withdrawal, language, form } = wish
  const address = order ? orderAddress(order.token, order.language) : form
  const facts: WithdrawalFacts = {
    withdrawal,
    at: now,
    timeZone,
    number,
    email,
    language,
    isKnown: order !== undefined,
    titles,
    address,
  }
  const receipt = { from: mails.from, to: email, headers: [], ...withdrawalReceipt(facts) }
  const headers = [{ name: 'Reply-To', value: email }]
  const notice = { from: mails.from, to: mails.owner, headers, ...withdrawalNotice(facts) }
  // Apart from each other: the owner's does not wait for a mailbox of somebody else.
  for (const one of [receipt, notice]) {
    await queueMails(payload, { mails: [one], submission: null, at: now }, transaction)
  }
  return 'received'
}
