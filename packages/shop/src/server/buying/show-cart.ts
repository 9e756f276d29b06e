import { given } from '@vitrine/content/core'
import { type BuyingTexts, buyingTexts } from '../../core/buying/buying-texts.ts'
import type { CartScreen, ShownCartLine } from '../../core/buying/cart-screen.ts'
import { countriesSoldTo } from '../../core/buying/countries-sold-to.ts'
import { summedQuote } from '../../core/buying/shown-quote.ts'
import { shownSums } from '../../core/buying/shown-sums.ts'
import type { StoredCart } from '../../core/cart/stored-cart.ts'
import { formatMoney } from '../../core/money/format-money.ts'
import { refusalText } from '../../core/order/refusal-texts.ts'
import { skuKey } from '../../core/product/sku.ts'
import { filled } from '../../core/shop-texts.ts'
import type { BuyingSettings } from './buying-site.ts'
import type { PricedCart } from './price-cart.ts'

/** Outcome of a visitor's last step. */
export interface CartOutcome {
  /** SKU of what was put into the cart. */
  readonly added?: string | undefined
  readonly problem?: string | undefined
  readonly coupon?: { readonly typed: string; readonly problem?: string } | undefined
  /** Numbers of pieces as they were typed, where they could not be taken. */
  readonly pieces?: ReadonlyMap<string, number> | undefined
}

/** Puts the cart page of a visitor together. */
export function showCart(
  stored: StoredCart,
  priced: PricedCart,
  {
    settings,
    locale,
    outcome,
  }: {
    readonly settings: BuyingSettings
    readonly locale: string
    readonly outcome: CartOutcome
  },
): CartScreen {
  const texts = buyingTexts(locale)
  const { currency } = settings
  const lines = priced.cart.lines.map((line) => shownLine(line, { priced, settings, locale, texts }))
  const added = outcome.added && lines.find(({ sku }) => skuKey(sku) === skuKey(outcome.added ?? ''))
  const shown = stored.place ? priced.priced : priced.unsent
  const quote = shown.ok ? shown.quote : priced.unsent.ok ? priced.unsent.quote : undefined
  const isPlaced = stored.place !== undefined && priced.priced.ok
  const refused = quote?.coupons.refused.map((one) => refusalText({ kind: 'coupon', ...one }, locale)) ?? []
  const problem = outcome.problem ?? lineless(priced, locale)
  return {
    lines,
    coupons: stored.coupons,
    coupon: outcome.coupon ?? { typed: '', ...given({ problem: refused[0] }) },
    sums: quote ? shownSums(summedQuote(quote, currency, isPlaced), { texts, locale }) : [],
    isBlocked: lines.some((line) => line.problem !== undefined) || quote === undefined,
    ...given({
      done: added ? filled(texts.added, { title: added.title }) : undefined,
      problem,
      estimate: priced.offers.some(({ kind }) => kind === 'goods')
        ? estimateOf(stored, priced, { settings, locale })
        : undefined,
    }),
  }
}

/** A problem that no line shows. */
function lineless({ unsent }: PricedCart, locale: string): string | undefined {
  if (unsent.ok) return undefined
  const problem = unsent.problems.find(({ kind }) => kind === 'no tax rate' || kind === 'too many lines')
  return problem && refusalText(problem, locale)
}

function shownLine(
  { sku, quantity }: { readonly sku: string; readonly quantity: number },
  {
    priced,
    settings,
    locale,
    texts,
  }: {
    readonly priced: PricedCart
    readonly settings: BuyingSettings
    readonly locale: string
    readonly texts: BuyingTexts
  },
): ShownCartLine {
  const { currency } = settings
  const offer = priced.offers.find((one) => one.sku === sku)
  const unitPrice = offer?.prices[currency.code]
  if (!offer || unitPrice === undefined) return { sku, title: offer?.title ?? sku, quantity, problem: texts.gone }
  const quoted = priced.unsent.ok ? priced.unsent.quote.lines.find((line) => line.offer.sku === sku) : undefined
  const free = offer.isCounted ? (priced.free.get(sku) ?? 0) : quantity
  return {
    sku,
    title: offer.title,
    quantity,
    unitPrice: formatMoney(unitPrice, currency, locale),
    ...given({
      sum: quoted && formatMoney(quoted.value, currency, locale),
      problem:
        free >= quantity
          ? undefined
          : free <= 0
            ? texts.noneLeft
            : filled(texts.left, { left: free.toLocaleString(locale) }),
    }),
  }
}

function estimateOf(
  { place }: StoredCart,
  { priced, rules }: PricedCart,
  { settings, locale }: { readonly settings: BuyingSettings; readonly locale: string },
): NonNullable<CartScreen['estimate']> {
  const texts = buyingTexts(locale)
  const countries = countriesSoldTo(rules.zones, { isSent: true, locale })
  const fallback = countries.find(({ code }) => code === rules.seller.country) ?? countries[0]
  const isThere = countries.some(({ code }) => code === place?.country)
  const choices = place && priced.ok ? (priced.quote.shipping?.choices ?? []) : []
  return {
    countries,
    country: isThere && place ? place.country : (fallback?.code ?? ''),
    postcode: place?.postcode ?? '',
    choices: choices.map(({ label, price }) => ({
      label,
      price: price === 0 ? texts.shippingFree : formatMoney(price, settings.currency, locale),
    })),
    ...given({
      problem:
        place && !priced.ok && priced.problems.some(({ kind }) => kind === 'not sent there')
          ? texts.noShipping
          : undefined,
    }),
  }
}
