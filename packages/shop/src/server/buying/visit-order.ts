import { inWords } from '@vitrine/content/core'
import { type Query, queryField } from '@vitrine/content/queries'
import { networkOf } from '@vitrine/http/core'
import type { FastifyReply } from 'fastify'
import { buyingTexts } from '../../core/buying/buying-texts.ts'
import { orderState } from '../../core/buying/order-screen.ts'
import { canPay } from '../../core/buying/order-words.ts'
import { FILE_FIELD } from '../../core/downloads/download-form.ts'
import { downloadTexts } from '../../core/downloads/download-texts.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import { METHOD_LABELS, PAYMENT_METHODS } from '../../core/rules/payment-choices.ts'
import { filled } from '../../core/shop-texts.ts'
import { isFilesOnly } from '../../store/downloads/download-rows.ts'
import { invoicesOf } from '../../store/invoices/invoice-rows.ts'
import { readOrderDetail } from '../../store/orders/order-detail.ts'
import { findOrder, type StoredOrder } from '../../store/orders/order-rows.ts'
import { paymentsOf, type StoredPayment } from '../../store/orders/payment-rows.ts'
import { refundsWithStates } from '../../store/orders/refunds-with-states.ts'
import { beginDownload } from '../downloads/begin-download.ts'
import { screenFiles } from '../downloads/screen-files.ts'
import { beginPayment } from '../orders/begin-payment.ts'
import { settle } from '../orders/settle.ts'
import type { ShopContext } from '../orders/shop-context.ts'
import { type BuyingSite, type BuyingVisit, NOT_TAKEN, type PostedForm, TOO_MANY } from './buying-site.ts'
import { showOrder } from './show-order.ts'

/** Field of the page's address that leads on to the page of the provider. */
const LEAD_FIELD = 'pay'

export const LEAD_QUERY = `${LEAD_FIELD}=1`

/** Looks of one network at orders in a minute that have providers asked, and payments that it begins. */
const MAX_ASKS_PER_MINUTE = 20

/** Downloads that one network begins in a minute. */
const MAX_DOWNLOADS_PER_MINUTE = 30

/** Of HTTP: it may be there later. */
const UNAVAILABLE = 503

/** Answers a request for the page of an order, or the button that pays. A token that is none has no page. */
export async function visitOrder(
  site: BuyingSite,
  visit: BuyingVisit & { readonly token: string },
  posted?: PostedForm,
): Promise<FastifyReply> {
  const { request, reply, locale, token } = visit
  const shop = await site.openShop(locale)
  const order = await findOrder(site.payload, { token })
  if (!order) return site.refuse(request, reply, 404)
  const file = posted?.fields.get(FILE_FIELD)
  if (file !== undefined) return download(site, visit, { shop, order, file })
  if (posted) return pay(site, visit, { shop, order })
  const isLed = queryField(request.query as Query, LEAD_FIELD) !== undefined
  const current = isLed ? order : await askForPayment(site, visit, { shop, order })
  const leadsTo = isLed && canPay(order) ? openAddress(await paymentsOf(site.payload, order.id)) : undefined
  return sendOrder(site, visit, { shop, order: current, leadsTo, status: 200 })
}

interface Visited {
  readonly shop: ShopContext
  readonly order: StoredOrder
}

/** Leads to a file of the order, or says why it cannot be downloaded. */
async function download(
  site: BuyingSite,
  visit: BuyingVisit,
  { shop, order, file }: Visited & { readonly file: string },
): Promise<FastifyReply> {
  const { request, reply, locale } = visit
  const texts = downloadTexts(locale)
  const now = site.now()
  if (await site.posts.isTooMany(`shop download ${networkOf(request.ip)}`, MAX_DOWNLOADS_PER_MINUTE, now)) {
    return sendOrder(site, visit, { shop, order, status: TOO_MANY, problem: texts.tooMany })
  }
  const begun = await beginDownload(shop, order, Number(file), now)
  if (begun.ok) return reply.redirect(begun.address, 303)
  const problem = begun.why && filled(texts[begun.why], { most: (begun.most ?? 0).toLocaleString(locale) })
  return sendOrder(site, visit, { shop, order, status: NOT_TAKEN, problem: problem ?? texts.gone })
}

/** Begins the payment anew, or goes on with it. Pages may send forms to this site alone, so a page leads on. */
async function pay(site: BuyingSite, visit: BuyingVisit, { shop, order }: Visited): Promise<FastifyReply> {
  const { request, reply, locale, address } = visit
  const here = encodeURI(address)
  const texts = buyingTexts(locale)
  if (!canPay(order)) return reply.redirect(here, 303)
  if (await isTooMany(site, visit)) {
    return sendOrder(site, visit, { shop, order, status: TOO_MANY, problem: texts.tooManyTries })
  }
  try {
    const leadsTo = await beginPayment(shop, order, site.now())
    return reply.redirect(leadsTo === undefined ? here : `${here}?${LEAD_QUERY}`, 303)
  } catch (error) {
    request.log.warn({ err: error }, 'a payment could not be begun')
    return sendOrder(site, visit, { shop, order, status: UNAVAILABLE, problem: texts.payLater })
  }
}

/** Who comes back from a provider sees what became of their payment, before its call has come. */
async function askForPayment(site: BuyingSite, visit: BuyingVisit, { shop, order }: Visited): Promise<StoredOrder> {
  if (!canPay(order)) return order
  const payments = await paymentsOf(site.payload, order.id)
  const last = payments.findLast(({ ref }) => ref !== undefined)
  if (!last?.ref || !isProvider(last.provider) || (await isTooMany(site, visit))) return order
  try {
    await settle(shop, last.provider, last.ref, site.now())
  } catch (error) {
    // The page shows what is known; the provider's call and the sweep ask again.
    shop.onError(error)
  }
  return (await findOrder(site.payload, { id: order.id })) ?? order
}

function isTooMany({ posts, now }: BuyingSite, { request }: BuyingVisit): Promise<boolean> {
  return posts.isTooMany(`shop payment ${networkOf(request.ip)}`, MAX_ASKS_PER_MINUTE, now())
}

function openAddress(payments: readonly StoredPayment[]): string | undefined {
  return payments.find(({ state }) => state === 'open')?.address
}

async function sendOrder(
  site: BuyingSite,
  { request, reply, locale, address }: BuyingVisit,
  {
    shop,
    order,
    status,
    leadsTo,
    problem,
  }: Visited & {
    readonly status: number
    readonly leadsTo?: string | undefined
    readonly problem?: string | undefined
  },
): Promise<FastifyReply> {
  const { payload } = site
  const { timeZone } = await site.settings(locale)
  const [detail, payments, refunds, invoices, files, filesOnly, choices, name, offersWithdrawal] = await Promise.all([
    readOrderDetail(payload, order.id),
    paymentsOf(payload, order.id),
    refundsWithStates(payload, order.id),
    invoicesOf(payload, order.id),
    screenFiles(payload, order, { locale, timeZone, now: site.now() }),
    isFilesOnly(payload, order.id),
    shop.paymentChoices(locale),
    shop.mails.site(),
    shop.offersWithdrawal(),
  ])
  const choice = choices.find(({ method }) => method === order.method)
  const known = PAYMENT_METHODS.find((method) => method === order.method)
  const methodLabel = choice?.label ?? (known ? inWords(METHOD_LABELS, locale)[known] : order.method)
  const screen = showOrder({
    order,
    detail,
    payments,
    refunds,
    invoices,
    files,
    isFilesOnly: filesOnly,
    choice,
    methodLabel,
    locale,
    timeZone,
    site: name,
    address,
    leadsTo,
    problem,
    offersWithdrawal,
  })
  if (leadsTo !== undefined) reply.header('refresh', `0; url=${leadsTo}`)
  // The address is a secret: no page that this one leads to may read it.
  reply.header('referrer-policy', 'no-referrer')
  const state = orderState.entry({ screen, texts: buyingTexts(locale) })
  return site.sendPage(request, reply, address, { status, states: [state], query: {} })
}
