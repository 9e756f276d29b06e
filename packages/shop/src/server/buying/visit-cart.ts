import { type Query, queryField } from '@vitrine/content/queries'
import { networkOf } from '@vitrine/http/core'
import type { FastifyReply } from 'fastify'
import { buyingTexts } from '../../core/buying/buying-texts.ts'
import { cartState } from '../../core/buying/cart-screen.ts'
import { cartCookies, cartOf } from '../../core/cart/cart-cookie.ts'
import { CART_FIELDS, type CartAction, parseCartAction, parseCartChange } from '../../core/cart/cart-form.ts'
import { type CartChange, changeCart } from '../../core/cart/change-cart.ts'
import type { StoredCart } from '../../core/cart/stored-cart.ts'
import { refusalText } from '../../core/order/refusal-texts.ts'
import { skuKey } from '../../core/product/sku.ts'
import { productsOfSkus } from '../../store/sku-rows.ts'
import { type BuyingSite, type BuyingVisit, isEncrypted, NOT_TAKEN, type PostedForm, TOO_MANY } from './buying-site.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import { type CartOutcome, showCart } from './show-cart.ts'

/** Coupons that one network may try in a minute: codes are short enough to be guessed. */
const MAX_COUPONS_PER_MINUTE = 20

/** Field of a page's query that names products to it. */
export const PRODUCTS_FIELD = 'products'

/** Answers a request for the cart, or what was posted to it. */
export async function visitCart(site: BuyingSite, visit: BuyingVisit, posted?: PostedForm): Promise<FastifyReply> {
  const { request } = visit
  const cart = cartOf(request.headers.cookie, { encrypted: isEncrypted(site, request) })
  if (!posted) {
    const added = queryField(request.query as Query, CART_FIELDS.added)
    return sendCart(site, visit, cart, { status: 200, outcome: { added } })
  }
  const action = parseCartAction(posted.fields.get(CART_FIELDS.action))
  if (!action) return site.refuse(request, visit.reply, 400)
  return takeChange(site, visit, { cart, action, posted })
}

interface Changing {
  readonly cart: StoredCart
  readonly action: CartAction
  readonly posted: PostedForm
}

async function takeChange(site: BuyingSite, visit: BuyingVisit, changing: Changing): Promise<FastifyReply> {
  const { cart, action, posted } = changing
  const change = parseCartChange(action, posted.fields)
  const texts = buyingTexts(visit.locale)
  const refuse = (outcome: CartOutcome, status = NOT_TAKEN) => sendCart(site, visit, cart, { status, outcome })
  if (!change) {
    // A coupon without a code is nobody's mistake worth a message.
    return action === 'use coupon' ? leadTo(site, visit, cart, {}) : site.refuse(visit.request, visit.reply, 400)
  }
  const changed = changeCart(cart, change)
  if (!changed.ok) {
    if (changed.problem === 'too many coupons') {
      return refuse({ coupon: { typed: codeOf(change), problem: texts.tooManyCoupons } })
    }
    const problem =
      changed.problem === 'full' ? texts.cartFull : refusalText({ kind: 'quantity', sku: '' }, visit.locale)
    return refuse({ problem, ...(change.kind === 'quantities' && { pieces: change.pieces }) })
  }
  if (change.kind === 'add') {
    const shop = await site.openShop(visit.locale)
    const [offer] = await shop.offersOf([change.sku], visit.locale)
    if (!offer) return refuse({ problem: refusalText({ kind: 'not offered', sku: change.sku }, visit.locale) })
    return leadTo(site, visit, changed.cart, { added: offer.sku })
  }
  if (change.kind === 'use coupon') {
    const problem = await couponProblem(site, visit, { cart: changed.cart, code: change.code, posted })
    if (problem) return refuse({ coupon: { typed: change.code, problem: problem.text } }, problem.status)
  }
  return leadTo(site, visit, changed.cart, { toCheckout: action === 'checkout' })
}

function codeOf(change: CartChange): string {
  return 'code' in change ? change.code : ''
}

/** Why a coupon is not taken; undefined: it counts. */
async function couponProblem(
  site: BuyingSite,
  { locale }: BuyingVisit,
  { cart, code, posted }: { readonly cart: StoredCart; readonly code: string; readonly posted: PostedForm },
): Promise<{ readonly text: string; readonly status: number } | undefined> {
  const now = site.now()
  if (await site.posts.isTooMany(`shop coupon ${networkOf(posted.remoteAddress)}`, MAX_COUPONS_PER_MINUTE, now)) {
    return { text: buyingTexts(locale).tooManyTries, status: TOO_MANY }
  }
  const { unsent } = await priced(site, cart, locale)
  const refused = unsent.ok ? unsent.quote.coupons.refused.find((one) => one.code === code) : undefined
  return refused && { text: refusalText({ kind: 'coupon', ...refused }, locale), status: NOT_TAKEN }
}

async function priced(site: BuyingSite, cart: StoredCart, locale: string): Promise<PricedCart> {
  const [shop, { currency }] = await Promise.all([site.openShop(locale), site.settings(locale)])
  return priceCart(shop, cart, { currency, locale, now: site.now(), destination: cart.place })
}

/** Gives the browser its cart and leads on: a reload does nothing again. */
async function leadTo(
  site: BuyingSite,
  { request, reply, locale }: BuyingVisit,
  cart: StoredCart,
  { added, toCheckout = false }: { readonly added?: string; readonly toCheckout?: boolean },
): Promise<FastifyReply> {
  const { addresses } = await site.settings(locale)
  reply.header('set-cookie', [...cartCookies(cart, { encrypted: isEncrypted(site, request) })])
  const query = added === undefined ? '' : `?${new URLSearchParams({ [CART_FIELDS.added]: added })}`
  return reply.redirect(
    encodeURI(toCheckout && cart.lines.length > 0 ? addresses.checkout : addresses.cart) + query,
    303,
  )
}

async function sendCart(
  site: BuyingSite,
  { request, reply, locale, address }: BuyingVisit,
  stored: StoredCart,
  { status, outcome }: { readonly status: number; readonly outcome: CartOutcome },
): Promise<FastifyReply> {
  const settings = await site.settings(locale)
  const pricedCart = await priced(site, stored, locale)
  const screen = showCart(stored, pricedCart, { settings, locale, outcome })
  const products = await productsOfSkus(
    site.payload,
    pricedCart.offers.map(({ sku }) => skuKey(sku)),
  )
  const state = cartState.entry({ screen, texts: buyingTexts(locale), addresses: settings.addresses })
  const query = { [PRODUCTS_FIELD]: products.map(String) }
  return site.sendPage(request, reply, address, { status, states: [state], query })
}
