import { type Query, queryField } from '@vitrine/content/queries'
import { networkOf } from '@vitrine/http/core'
import type { FastifyReply } from 'fastify'
import { buyingTexts } from '../../core/buying/buying-texts.ts'
import { customerOf } from '../../core/order/buyer.ts'
import type { Withdrawal } from '../../core/withdrawal/withdrawal.ts'
import {
  judgeWithdrawal,
  parseOrderNumber,
  parseTypedWithdrawal,
  parseWithdrawalAction,
  type TypedWithdrawal,
  WITHDRAWAL_FIELDS,
} from '../../core/withdrawal/withdrawal-form.ts'
import { type WithdrawalStep, withdrawalState } from '../../core/withdrawal/withdrawal-screen.ts'
import { withdrawalTexts } from '../../core/withdrawal/withdrawal-texts.ts'
import { readOrderDetail } from '../../store/orders/order-detail.ts'
import { findOrder, type StoredOrder } from '../../store/orders/order-rows.ts'
import { withdrawalsOf } from '../../store/orders/withdrawal-rows.ts'
import { newSecret } from '../orders/order-secrets.ts'
import { type WithdrawalOutcome, withdraw } from '../orders/withdraw.ts'
import { type BuyingSite, type BuyingVisit, NOT_TAKEN, type PostedForm, TOO_MANY } from './buying-site.ts'
import { formProblems, reviewRows, showWithdrawal, typedAtFirst, type VisitedOrder } from './show-withdrawal.ts'

/** Declarations that one network sends in a minute, and that one mail address gets receipts for. */
const MAX_WITHDRAWALS_PER_MINUTE = 5

/** Field of the page's address that says that a declaration was received. */
const RECEIVED_FIELD = 'received'

/** Key of a form, as `newSecret` draws it. */
const KEY = /^[\w-]{32}$/

/** A withdrawal that is being answered. */
interface Withdrawing {
  readonly site: BuyingSite
  readonly visit: BuyingVisit
  /** Undefined: the buyer names the order. */
  readonly visited: VisitedOrder | undefined
  readonly typed: TypedWithdrawal
  readonly key: string
}

/**
 * Answers a request for the page of withdrawal, or a step of it. Without the secret of an order it answers the same, and does
 * about the same work, whether there is an order of the number and the address that are typed or not.
 */
export async function visitWithdrawal(
  site: BuyingSite,
  visit: BuyingVisit & { readonly token?: string },
  posted?: PostedForm,
): Promise<FastifyReply> {
  const { request, reply, token } = visit
  const order = token === undefined ? undefined : await findOrder(site.payload, { token })
  if (token !== undefined && !order) return site.refuse(request, reply, 404)
  const visited = order && (await readVisited(site, order))
  const fields = posted?.fields ?? new Map<string, string>()
  const key = fields.get(WITHDRAWAL_FIELDS.key) ?? ''
  const typed = posted ? parseTypedWithdrawal(fields, visited?.detail.lines.length ?? 0) : typedAtFirst(visited)
  const withdrawing = { site, visit, visited, typed, key: KEY.test(key) ? key : newSecret() }
  if (posted) return take(withdrawing, posted)
  return queryField(request.query as Query, RECEIVED_FIELD) === undefined
    ? sendForm(withdrawing)
    : sendReceived(withdrawing)
}

async function readVisited({ payload }: BuyingSite, order: StoredOrder): Promise<VisitedOrder> {
  const [detail, received] = await Promise.all([readOrderDetail(payload, order.id), withdrawalsOf(payload, order.id)])
  return { order, detail, received }
}

async function take(withdrawing: Withdrawing, posted: PostedForm): Promise<FastifyReply> {
  const { visited, typed, visit } = withdrawing
  const action = parseWithdrawalAction(posted.fields.get(WITHDRAWAL_FIELDS.action))
  if (action === 'change') return sendForm(withdrawing)
  const judged = judgeWithdrawal(typed, visited && { lines: visited.detail.lines, received: visited.received })
  if (!judged.ok) {
    const step = { step: 'form', problems: formProblems(judged.problems, visit.locale) } as const
    return send(withdrawing, step, { status: NOT_TAKEN })
  }
  if (action === 'confirm') return confirm(withdrawing, judged.withdrawal, posted)
  return sendReview(withdrawing, judged.withdrawal, { status: 200 })
}

/** Receives the declaration and leads on: a reload declares nothing again. */
async function confirm(withdrawing: Withdrawing, withdrawal: Withdrawal, posted: PostedForm): Promise<FastifyReply> {
  const { site, visit, visited, typed } = withdrawing
  const { reply, locale, address } = visit
  const email = visited?.order.email ?? typed.email.trim()
  if (await isTooMany(site, posted, email)) {
    const refusal = buyingTexts(locale).tooManyOrders
    return sendReview(withdrawing, withdrawal, { status: TOO_MANY, refusal })
  }
  const outcome = visited
    ? await declare(withdrawing, withdrawal, visited.order)
    : await declareUnknown(withdrawing, withdrawal)
  if (outcome === 'received') return reply.redirect(`${encodeURI(address)}?${RECEIVED_FIELD}=1`, 303)
  const texts = withdrawalTexts(locale)
  const refusal = outcome === 'too many' ? texts.tooMany : texts.noPieces
  return send(withdrawing, { step: 'form', problems: new Map() }, { status: NOT_TAKEN, refusal })
}

async function isTooMany({ posts, now }: BuyingSite, { remoteAddress }: PostedForm, email: string): Promise<boolean> {
  const at = now()
  const counted = [`network ${networkOf(remoteAddress)}`, `address ${customerOf({ email })}`]
  const over = await Promise.all(
    counted.map((who) => posts.isTooMany(`shop withdrawal ${who}`, MAX_WITHDRAWALS_PER_MINUTE, at)),
  )
  return over.includes(true)
}

/** Finds the order by what the buyer has typed. One that takes no more declarations is answered as one that is not there. */
async function declareUnknown(withdrawing: Withdrawing, withdrawal: Withdrawal): Promise<WithdrawalOutcome> {
  const { site, typed } = withdrawing
  const named = { number: parseOrderNumber(typed.number) ?? 0, email: typed.email }
  const outcome = await declare(withdrawing, withdrawal, await findOrder(site.payload, named))
  return outcome === 'received' ? outcome : declare(withdrawing, withdrawal, undefined)
}

async function declare(
  { site, visit, typed, key }: Withdrawing,
  withdrawal: Withdrawal,
  order: StoredOrder | undefined,
): Promise<WithdrawalOutcome> {
  const { locale: language, address } = visit
  const shop = await site.openShop(language)
  const number = order?.number ?? parseOrderNumber(typed.number) ?? 0
  const email = order?.email ?? typed.email.trim()
  const form = `${site.siteUrl}${encodeURI(address)}`
  return withdraw(shop, { order, number, email, withdrawal, key, language, form }, site.now())
}

function sendForm(withdrawing: Withdrawing): Promise<FastifyReply> {
  return send(withdrawing, { step: 'form', problems: new Map() }, { status: 200 })
}

function sendReceived(withdrawing: Withdrawing): Promise<FastifyReply> {
  const { received, receivedMail } = withdrawalTexts(withdrawing.visit.locale)
  return send(withdrawing, { step: 'over', sentences: [received, receivedMail] }, { status: 200 })
}

function sendReview(withdrawing: Withdrawing, withdrawal: Withdrawal, answer: Answer): Promise<FastifyReply> {
  const { visited, typed, visit } = withdrawing
  const rows = reviewRows({ withdrawal, typed, visited, locale: visit.locale })
  return send(withdrawing, { step: 'review', rows }, answer)
}

interface Answer {
  readonly status: number
  readonly refusal?: string
}

async function send(
  { site, visit, visited, typed, key }: Withdrawing,
  step: WithdrawalStep,
  { status, refusal }: Answer,
): Promise<FastifyReply> {
  const { request, reply, locale, address } = visit
  const { timeZone, links } = await site.settings(locale)
  const terms = links.withdrawal
  const screen = showWithdrawal({ visited, typed, key, step, refusal, terms, address, locale, timeZone })
  // Below an order its secret stands in the address: no page that this one leads to may read it.
  reply.header('referrer-policy', 'no-referrer')
  const state = withdrawalState.entry({ screen, texts: withdrawalTexts(locale), words: buyingTexts(locale) })
  return site.sendPage(request, reply, address, { status, states: [state], query: {} })
}
