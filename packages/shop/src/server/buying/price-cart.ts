import type { StoredCart } from '../../core/cart/stored-cart.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { Cart } from '../../core/prices/cart.ts'
import type { Offer } from '../../core/prices/offer.ts'
import { type QuoteResult, quote } from '../../core/prices/quote.ts'
import type { ShopRules } from '../../core/prices/shop-rules.ts'
import { withoutShipping } from '../../core/prices/without-shipping.ts'
import { skuKey } from '../../core/product/sku.ts'
import type { Destination } from '../../core/tax/treatment.ts'
import { readCouponUses } from '../../store/orders/coupon-uses.ts'
import { freePiecesOf } from '../../store/orders/stock-rows.ts'
import type { ShopContext } from '../orders/shop-context.ts'

/** A cart with its price at the moment. */
export interface PricedCart {
  /** With SKUs as their products write them. */
  readonly cart: Cart
  readonly offers: readonly Offer[]
  readonly rules: ShopRules
  readonly priced: QuoteResult
  /** The price without sending, for who has not said where it goes. */
  readonly unsent: QuoteResult
  /** Pieces that are left of what is counted, by SKU. */
  readonly free: ReadonlyMap<string, number>
}

export interface PricingWish {
  readonly currency: Currency
  readonly locale: string
  readonly now: Date
  /** Undefined: the country that the shop sells from. */
  readonly destination?: Destination | undefined
  readonly shipping?: string | undefined
  /** As `customerOf` names them; undefined: nobody knows yet, so uses of a customer are not counted. */
  readonly customer?: string | undefined
}

/** Prices a visitor's cart by the catalogue and the rules of the owner. */
export async function priceCart(shop: ShopContext, stored: StoredCart, wish: PricingWish): Promise<PricedCart> {
  const { currency, locale, now, shipping, customer = '' } = wish
  const [offers, rules, coupons, couponUses] = await Promise.all([
    shop.offersOf(
      stored.lines.map(({ sku }) => sku),
      locale,
    ),
    shop.rules(),
    shop.couponsOf(stored.coupons),
    readCouponUses(shop.payload, stored.coupons, customer),
  ])
  const cart: Cart = {
    currency: currency.code,
    lines: stored.lines.map(({ sku, quantity }) => ({ sku: skuIn(offers, sku), quantity })),
    coupons: stored.coupons,
    ...(shipping !== undefined && { shipping }),
  }
  const destination = wish.destination ?? { country: rules.seller.country, postcode: '' }
  const context = { offers, coupons, couponUses, destination, date: shop.dayOf(now) }
  const counted = offers.filter(({ isCounted }) => isCounted)
  return {
    cart,
    offers,
    rules,
    priced: quote(cart, { ...context, rules }),
    unsent: quote({ ...cart, shipping: undefined }, { ...context, rules: withoutShipping(rules, currency.code) }),
    free: await freePiecesOf(
      shop.payload,
      counted.map(({ sku }) => sku),
    ),
  }
}

function skuIn(offers: readonly Offer[], sku: string): string {
  return offers.find((offer) => skuKey(offer.sku) === skuKey(sku))?.sku ?? sku
}
