import { given } from '@vitrine/content/core'
import { buyingTexts } from '../../core/buying/buying-texts.ts'
import type { CheckoutAccount, CheckoutScreen } from '../../core/buying/checkout-screen.ts'
import { countriesSoldTo } from '../../core/buying/countries-sold-to.ts'
import { fieldSentences } from '../../core/buying/field-sentences.ts'
import { overviewLine, summedQuote } from '../../core/buying/shown-quote.ts'
import { shownSums } from '../../core/buying/shown-sums.ts'
import type { CheckoutProblems, TypedCheckout } from '../../core/checkout/checkout-form.ts'
import { downloadTexts } from '../../core/downloads/download-texts.ts'
import { formatMoney } from '../../core/money/format-money.ts'
import { refusalText } from '../../core/order/refusal-texts.ts'
import type { PaymentChoice } from '../../core/rules/payment-choices.ts'
import type { BuyingSettings } from './buying-site.ts'
import type { PricedCart } from './price-cart.ts'

/** A checkout, as it is to be shown. */
export interface CheckoutView {
  readonly typed: TypedCheckout
  readonly key: string
  readonly priced: PricedCart
  readonly settings: BuyingSettings
  readonly methods: readonly PaymentChoice[]
  readonly asksConsent: boolean
  readonly account: CheckoutAccount | undefined
  readonly locale: string
  readonly problems?: CheckoutProblems | undefined
  readonly refusals?: readonly string[] | undefined
}

/** Puts the checkout of a visitor together. */
export function showCheckout(view: CheckoutView): CheckoutScreen {
  const {
    typed,
    key,
    priced,
    settings,
    methods,
    asksConsent,
    account,
    locale,
    problems = new Map(),
    refusals = [],
  } = view
  const { currency, links } = settings
  const texts = buyingTexts(locale)
  const result = priced.priced.ok ? priced.priced : undefined
  const overview = result ?? (priced.unsent.ok ? priced.unsent : undefined)
  const shipping = result?.quote.shipping
  const isSent = priced.offers.some(({ kind }) => kind === 'goods')
  return {
    typed: methods.length === 1 && methods[0] ? { ...typed, method: typed.method ?? methods[0].method } : typed,
    problems: fieldSentences(problems, locale),
    refusals: [...refusals, ...unpriced(priced, locale)],
    countries: countriesSoldTo(priced.rules.zones, { isSent, locale }),
    isSent,
    ways: (shipping?.choices ?? []).map(({ id, label, price, deliveryTime }) => ({
      id,
      label,
      price: price === 0 ? texts.shippingFree : formatMoney(price, currency, locale),
      isChosen: id === shipping?.id,
      ...given({ note: deliveryTime }),
    })),
    methods: methods.map(({ method, label }) => ({ method, label })),
    lines: (overview?.quote.lines ?? []).map(({ offer, ...line }) =>
      overviewLine({ ...line, title: offer.title }, currency, locale),
    ),
    sums: overview ? shownSums(summedQuote(overview.quote, currency, result !== undefined), { texts, locale }) : [],
    key,
    links,
    ...given({ account, total: result?.quote.total, consent: asksConsent ? downloadTexts(locale).consent : undefined }),
  }
}

/** Why the order has no price; a buyer sees it before they press the button. */
function unpriced({ priced }: PricedCart, locale: string): readonly string[] {
  if (priced.ok) return []
  // Beside the ways of sending.
  const others = priced.problems.filter(({ kind }) => kind !== 'not sent there')
  return [...new Set(others.map((problem) => refusalText(problem, locale)))]
}
