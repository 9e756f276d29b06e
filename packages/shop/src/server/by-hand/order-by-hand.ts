import { given } from '@vitrine/content/core'
import { buyingTexts } from '../../core/buying/buying-texts.ts'
import { fieldSentences } from '../../core/buying/field-sentences.ts'
import { overviewLine, summedQuote } from '../../core/buying/shown-quote.ts'
import { shownSums } from '../../core/buying/shown-sums.ts'
import type { HandOrder, HandOrderAnswer } from '../../core/by-hand/hand-order.ts'
import {
  buyerOf,
  CHECKOUT_FIELDS,
  checkoutProblems,
  parseAgreedTotal,
  parseTyped,
  type TypedCheckout,
} from '../../core/checkout/checkout-form.ts'
import { COUNTRIES } from '../../core/country/countries.ts'
import type { Currency } from '../../core/money/currency.ts'
import { formatMoney } from '../../core/money/format-money.ts'
import { customerOf } from '../../core/order/buyer.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import { refusalText } from '../../core/order/refusal-texts.ts'
import type { PaymentChoice } from '../../core/rules/payment-choices.ts'
import { type PricedCart, priceCart } from '../buying/price-cart.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { ShopContext } from '../orders/shop-context.ts'

/** Key of a form, as `newSecret` draws it. */
const KEY = /^[\w-]{32}$/

interface ByHand {
  readonly shop: ShopContext
  readonly wish: HandOrder
  readonly currency: Currency
  /** Language of who writes it down. */
  readonly language: string
  /** Their name, for the history. */
  readonly who: string
  readonly now: Date
}

/**
 * Prices an order that its owner writes down, by the catalogue and the rules of the shop, and places it if asked to: as one that a
 * buyer placed, with its stock, number and mail. It is paid without a provider, whose page only a buyer could use.
 */
export async function orderByHand(asked: ByHand): Promise<HandOrderAnswer> {
  const { shop, wish } = asked
  const { seller } = await shop.rules()
  const typed = parseTyped(wish.fields, seller.country)
  const choices = (await shop.paymentChoices(wish.language)).filter(({ method }) => !isProvider(method))
  const priced = await price(asked, typed)
  const answer = shown(asked, priced, choices)
  if (!wish.isFinal) return answer
  const offered = { countries: COUNTRIES, methods: choices.map(({ method }) => method), asksConsent: false }
  const problems = fieldSentences(checkoutProblems(typed, offered), asked.language)
  if (problems.size > 0) return { ...answer, problems: Object.fromEntries(problems) }
  return place(asked, { typed, priced, answer })
}

async function place(
  { shop, wish, language, who, now, currency }: ByHand,
  {
    typed,
    priced,
    answer,
  }: { readonly typed: TypedCheckout; readonly priced: PricedCart; readonly answer: HandOrderAnswer },
): Promise<HandOrderAnswer> {
  const checkoutKey = wish.fields.get(CHECKOUT_FIELDS.key) ?? ''
  const total = parseAgreedTotal(wish.fields.get(CHECKOUT_FIELDS.total))
  const { method } = typed
  if (!KEY.test(checkoutKey) || !method || total === undefined) return answer
  const placed = await placeOrder(
    shop,
    { cart: priced.cart, buyer: buyerOf(typed), method, language: wish.language, checkoutKey, total, writtenBy: who },
    now,
  )
  if (placed.ok) return { ...answer, order: placed.order.id }
  const refusals = placed.refusals.map((refusal) =>
    refusal.kind === 'other total'
      ? buyingTexts(language).newTotal.replace('{total}', formatMoney(refusal.total, currency, language))
      : refusalText(refusal, language),
  )
  return { ...answer, refusals }
}

async function price({ shop, wish, currency, now }: ByHand, typed: TypedCheckout): Promise<PricedCart> {
  const { country, postcode } = typed.isElsewhere ? typed.delivery : typed.invoice
  const stored = { lines: wish.lines, coupons: [] }
  const asked = {
    currency,
    locale: wish.language,
    now,
    destination: { country, postcode },
    customer: customerOf(typed),
  }
  const priced = await priceCart(shop, stored, { ...asked, shipping: typed.shipping })
  const isGone = !priced.priced.ok && priced.priced.problems.some(({ kind }) => kind === 'shipping')
  return isGone ? priceCart(shop, stored, asked) : priced
}

function shown(
  { wish, currency, language }: ByHand,
  { priced, unsent }: PricedCart,
  choices: readonly PaymentChoice[],
): HandOrderAnswer {
  const texts = buyingTexts(language)
  const overview = priced.ok ? priced : unsent.ok ? unsent : undefined
  const refusals = priced.ok || wish.lines.length === 0 ? [] : priced.problems
  return {
    problems: {},
    refusals: [...new Set(refusals.map((problem) => refusalText(problem, language)))],
    lines: (overview?.quote.lines ?? []).map(({ offer, ...line }) =>
      overviewLine({ ...line, title: offer.title }, currency, language),
    ),
    sums: overview ? shownSums(summedQuote(overview.quote, currency, priced.ok), { texts, locale: language }) : [],
    ways: (priced.ok ? (priced.quote.shipping?.choices ?? []) : []).map((way) => ({
      id: way.id,
      label: way.label,
      price: formatMoney(way.price, currency, language),
    })),
    methods: choices.map(({ method, label }) => ({ method, label })),
    ...given({ total: priced.ok ? Number(priced.quote.total) : undefined }),
  }
}
