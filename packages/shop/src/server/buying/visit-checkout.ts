import { networkOf } from '@vitrine/http/core'
import type { FastifyReply } from 'fastify'
import { type KnownBuyer, knownFields } from '../../core/account/known-fields.ts'
import { buyingTexts } from '../../core/buying/buying-texts.ts'
import { type CheckoutAccount, checkoutState } from '../../core/buying/checkout-screen.ts'
import { cartOf, emptiedCookies } from '../../core/cart/cart-cookie.ts'
import type { StoredCart } from '../../core/cart/stored-cart.ts'
import {
  buyerOf,
  CHECKOUT_FIELDS,
  type CheckoutProblems,
  checkoutProblems,
  parseAgreedTotal,
  parseTyped,
  type TypedCheckout,
} from '../../core/checkout/checkout-form.ts'
import { COUNTRIES } from '../../core/country/countries.ts'
import { downloadTexts } from '../../core/downloads/download-texts.ts'
import { formatMoney } from '../../core/money/format-money.ts'
import { customerOf } from '../../core/order/buyer.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import { refusalText } from '../../core/order/refusal-texts.ts'
import type { PaymentChoice } from '../../core/rules/payment-choices.ts'
import { filled } from '../../core/shop-texts.ts'
import type { StoredOrder } from '../../store/orders/order-rows.ts'
import { knownBuyer } from '../account/known-buyer.ts'
import { beginPayment } from '../orders/begin-payment.ts'
import { newSecret } from '../orders/order-secrets.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { ShopContext } from '../orders/shop-context.ts'
import {
  type BuyingSettings,
  type BuyingSite,
  type BuyingVisit,
  isEncrypted,
  NOT_TAKEN,
  type PostedForm,
  TOO_MANY,
} from './buying-site.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import { type CheckoutView, showCheckout } from './show-checkout.ts'
import { LEAD_QUERY } from './visit-order.ts'

/** Orders that one network may send in a minute. */
const MAX_ORDERS_PER_MINUTE = 10

/** Key of a checkout form, as `newSecret` draws it. */
const KEY = /^[\w-]{32}$/

/** A checkout that is being answered. */
interface Checkout {
  readonly site: BuyingSite
  readonly visit: BuyingVisit
  readonly shop: ShopContext
  readonly settings: BuyingSettings
  readonly methods: readonly PaymentChoice[]
  readonly stored: StoredCart
  readonly typed: TypedCheckout
  readonly account: CheckoutAccount | undefined
  readonly key: string
}

/** Answers a request for the checkout, or what was posted to it. Who has an empty cart is led there. */
export async function visitCheckout(site: BuyingSite, visit: BuyingVisit, posted?: PostedForm): Promise<FastifyReply> {
  const { request, reply, locale } = visit
  const stored = cartOf(request.headers.cookie, { encrypted: isEncrypted(site, request) })
  const [shop, settings] = await Promise.all([site.openShop(locale), site.settings(locale)])
  const fields = posted?.fields ?? new Map<string, string>()
  const key = fields.get(CHECKOUT_FIELDS.key) ?? ''
  const { seller } = await shop.rules()
  const methods = (await shop.paymentChoices(locale)).filter(
    ({ method }) => !isProvider(method) || shop.providers.has(method),
  )
  const known = await knownBuyer(site, visit)
  const filledIn = known?.last
    ? knownFields(known)
    : new Map([...placeOf(stored), ...(known ? knownFields(known) : [])])
  const typed = parseTyped(posted ? fields : filledIn, stored.place?.country ?? seller.country)
  const account = await accountOf(site, visit, { known, checkout: settings.addresses.checkout })
  const checkout = {
    site,
    visit,
    shop,
    settings,
    methods,
    stored,
    typed,
    account,
    key: KEY.test(key) ? key : newSecret(),
  }
  if (stored.lines.length === 0 && !posted) return reply.redirect(encodeURI(settings.addresses.cart), 303)
  if (posted && fields.get(CHECKOUT_FIELDS.action) === 'order') return order(checkout, posted)
  return send(checkout, { status: 200 })
}

/** Account of who is signed in, or the address where others sign in and come back from. */
async function accountOf(
  { members }: BuyingSite,
  { locale }: BuyingVisit,
  { known, checkout }: { readonly known: KnownBuyer | undefined; readonly checkout: string },
): Promise<CheckoutAccount | undefined> {
  if (known) return { kind: 'signed in', address: known.address, isFilledIn: known.last !== undefined }
  const href = await members?.signInAddress(encodeURI(checkout), locale)
  return href === undefined ? undefined : { kind: 'sign in', href }
}

/** The place that a visitor gave for the estimate. */
function placeOf({ place }: StoredCart): ReadonlyMap<string, string> {
  return new Map(place ? Object.entries({ 'invoice-country': place.country, 'invoice-postcode': place.postcode }) : [])
}

/** Prices the cart for the place that was typed; a way of sending that is not for it gives way to the cheapest. */
async function price({ shop, settings, visit, site, stored, typed }: Checkout): Promise<PricedCart> {
  const { country, postcode } = typed.isElsewhere ? typed.delivery : typed.invoice
  const wish = {
    currency: settings.currency,
    locale: visit.locale,
    now: site.now(),
    destination: { country, postcode },
    customer: customerOf(typed),
  }
  const priced = await priceCart(shop, stored, { ...wish, shipping: typed.shipping })
  const isGone = !priced.priced.ok && priced.priced.problems.some(({ kind }) => kind === 'shipping')
  return isGone ? priceCart(shop, stored, wish) : priced
}

async function order(checkout: Checkout, posted: PostedForm): Promise<FastifyReply> {
  const { site, visit, shop, settings, typed, key } = checkout
  const { locale } = visit
  const texts = buyingTexts(locale)
  const priced = await price(checkout)
  const asksConsent = await asksConsentFor(checkout, priced)
  const problems = problemsOf(typed, priced, { ...checkout, asksConsent })
  if (problems.size > 0) return send(checkout, { status: NOT_TAKEN, priced, problems })
  const now = site.now()
  if (await site.posts.isTooMany(`shop order ${networkOf(posted.remoteAddress)}`, MAX_ORDERS_PER_MINUTE, now)) {
    return send(checkout, { status: TOO_MANY, priced, refusals: [texts.tooManyOrders] })
  }
  const total = parseAgreedTotal(posted.fields.get(CHECKOUT_FIELDS.total))
  // Without a total above the button, nobody has agreed to one.
  if (!typed.method || total === undefined) {
    return send(checkout, { status: NOT_TAKEN, priced, refusals: newTotal(priced, checkout) })
  }
  const { method } = typed
  const consent = asksConsent ? downloadTexts(locale).consent : undefined
  const wish = { cart: priced.cart, buyer: buyerOf(typed), method, language: locale, checkoutKey: key, total, consent }
  const placed = await placeOrder(shop, wish, now)
  if (placed.ok) return leadOn(checkout, placed.order)
  const refusals = placed.refusals.flatMap((refusal) =>
    refusal.kind === 'other total'
      ? [filled(texts.newTotal, { total: formatMoney(refusal.total, settings.currency, locale) })]
      : [refusalText(refusal, locale)],
  )
  return send(checkout, { status: NOT_TAKEN, priced, refusals })
}

function newTotal({ priced }: PricedCart, { settings, visit: { locale } }: Checkout): readonly string[] {
  if (!priced.ok) return []
  const total = formatMoney(priced.quote.total, settings.currency, locale)
  return [filled(buyingTexts(locale).newTotal, { total })]
}

/** Buyers with a right of withdrawal lose it for files that are given at once, so they are asked before. */
async function asksConsentFor({ shop }: Checkout, { offers }: PricedCart): Promise<boolean> {
  return offers.some(({ kind }) => kind === 'digital') && shop.offersWithdrawal()
}

function problemsOf(
  typed: TypedCheckout,
  { priced }: PricedCart,
  { methods, asksConsent }: Checkout & { readonly asksConsent: boolean },
): CheckoutProblems {
  const offered = { countries: COUNTRIES, methods: methods.map(({ method }) => method), asksConsent }
  const problems = checkoutProblems(typed, offered)
  const isUnsent = !priced.ok && priced.problems.some(({ kind }) => kind === 'not sent there')
  return isUnsent ? new Map([...problems, ['shipping', 'noShipping'] as const]) : problems
}

/** Leads to the order, and from there to the page of its provider. */
async function leadOn({ site, visit, shop }: Checkout, placed: StoredOrder): Promise<FastifyReply> {
  const { request, reply, locale } = visit
  reply.header('set-cookie', [...emptiedCookies({ encrypted: isEncrypted(site, request) })])
  const page = new URL(shop.orderAddress(placed.token, locale)).pathname
  try {
    const address = await beginPayment(shop, placed, site.now())
    return reply.redirect(address === undefined ? page : `${page}?${LEAD_QUERY}`, 303)
  } catch (error) {
    // The order stands: its page lets the buyer pay as soon as the provider can be reached.
    shop.onError(error)
    return reply.redirect(page, 303)
  }
}

async function send(
  checkout: Checkout,
  {
    status,
    ...shown
  }: { readonly status: number; readonly priced?: PricedCart } & Pick<CheckoutView, 'problems' | 'refusals'>,
): Promise<FastifyReply> {
  const { site, visit, settings, methods, typed, account, key } = checkout
  const { request, reply, locale, address } = visit
  const priced = shown.priced ?? (await price(checkout))
  const asksConsent = await asksConsentFor(checkout, priced)
  const screen = showCheckout({ typed, key, settings, methods, asksConsent, account, locale, ...shown, priced })
  const state = checkoutState.entry({ screen, texts: buyingTexts(locale), addresses: settings.addresses })
  return site.sendPage(request, reply, address, { status, states: [state], query: {} })
}
