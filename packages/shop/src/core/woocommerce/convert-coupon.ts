import { daysAfter } from '@vitrine/content/core'
import type { ConvertedItem, ImportedItem, ImportTools } from '@vitrine/kit/core'
import { normalCode } from '../coupons/coupon.ts'
import { couponMistakes, isCouponCode } from '../coupons/stored-coupon.ts'
import { currencyOf } from '../currency-code.ts'
import { idsIn, isYes, metaOf, momentOfSeconds } from './metas.ts'

/** Characters of a note. */
const MAX_NOTE_LENGTH = 600

/** A coupon of WooCommerce. One that would be worth more here than there can not be used until its owner says so. */
export function convertCoupon(coupon: ImportedItem, tools: ImportTools): ConvertedItem {
  const code = normalCode(coupon.title)
  if (!isCouponCode(code)) {
    return { problem: 'Codes of coupons are letters, digits, - and _ here. Make it anew with such a code.' }
  }
  const effect = effectOf(coupon)
  if (effect === undefined) {
    return {
      problem: 'It takes an amount off each piece, or works in a way of a plugin. Coupons here take off the sum.',
    }
  }
  const limits = limitsOf(coupon, tools)
  const scope = scopeOf(coupon, tools)
  if (scope.isFor === 'some' && scope.only.products.length + scope.only.categories.length === 0) {
    return { problem: 'Nothing of what it was for is imported.' }
  }
  const data = {
    code,
    ...effect,
    ...limits.data,
    isFor: scope.isFor,
    ...scope.fields,
    leavesOutReduced: isYes(coupon, 'exclude_sale_items'),
    combines: !isYes(coupon, 'individual_use'),
    note: tools.words(coupon.excerpt, MAX_NOTE_LENGTH),
  }
  const lost = lostLimits(coupon)
  for (const text of lost) tools.report({ level: 'changed', text })
  if (effect.effect !== 'shipping' && isYes(coupon, 'free_shipping')) {
    tools.report({ level: 'lost', text: 'Coupons that also paid for sending do not do so here' })
  }
  // References have no ids yet.
  const mistakes = couponMistakes({ ...data, isFor: 'all' }, currencyOf(undefined))
  if (mistakes.length > 0) return { problem: mistakes.map(({ text }) => text.en).join(' ') }
  const isActive = coupon.status === 'publish' && lost.length === 0 && !limits.isUsedUp
  return { data: { ...data, isActive }, after: scope.only.products }
}

function effectOf(coupon: ImportedItem) {
  const amount = Number(metaOf(coupon, 'coupon_amount').replace(',', '.') || 0)
  const type = metaOf(coupon, 'discount_type') || 'fixed_cart'
  if (amount === 0 && isYes(coupon, 'free_shipping')) return { effect: 'shipping' }
  if (type === 'percent' || type === 'percent_product') return { effect: 'percent', percent: amount }
  return type === 'fixed_cart' ? { effect: 'fixed', amount } : undefined
}

function limitsOf(coupon: ImportedItem, tools: ImportTools) {
  const [limit, used, ofCustomer] = ['usage_limit', 'usage_count', 'usage_limit_per_user'].map((key) =>
    Number(metaOf(coupon, key) || 0),
  )
  const leastValue = Number(metaOf(coupon, 'minimum_amount').replace(',', '.') || 0)
  const until = lastDayOf(coupon, tools)
  const left = (limit ?? 0) - (used ?? 0)
  return {
    isUsedUp: Boolean(limit) && left <= 0,
    data: {
      ...(leastValue > 0 && { leastValue }),
      ...(until && { until }),
      // Uses of before are not counted here.
      ...(limit && { maxUses: Math.max(1, left) }),
      ...(ofCustomer && { maxUsesOfCustomer: ofCustomer }),
    },
  }
}

/** WooCommerce names the moment from which a coupon is no longer taken: midnight of the day after its last. */
function lastDayOf(coupon: ImportedItem, tools: Pick<ImportTools, 'dayAt'>): string | undefined {
  const written = /^\d{4}-\d{2}-\d{2}$/.exec(metaOf(coupon, 'expiry_date'))?.[0]
  const end = momentOfSeconds(metaOf(coupon, 'date_expires'))
  if (end === undefined && written === undefined) return undefined
  const day = end === undefined ? daysAfter(String(written), -1) : tools.dayAt(Date.parse(end) - 1)
  return `${day}T12:00:00.000Z`
}

function scopeOf(coupon: ImportedItem, tools: ImportTools) {
  const ids = (key: string) => idsIn(metaOf(coupon, key), tools)
  const products = (key: string) => ids(key).filter((id) => tools.item(id) !== undefined)
  const categories = (key: string) => ids(key).flatMap((id) => tools.term('product_cat', id)?.reference ?? [])
  const only = { products: products('product_ids'), categories: categories('product_categories') }
  const isForSome = ids('product_ids').length + ids('product_categories').length > 0
  return {
    isFor: isForSome ? 'some' : 'all',
    only,
    fields: {
      onlyProducts: references(only.products, tools),
      onlyCategories: only.categories,
      exceptProducts: references(products('exclude_product_ids'), tools),
      exceptCategories: categories('exclude_product_categories'),
    },
  } as const
}

function references(ids: readonly number[], tools: ImportTools) {
  return ids.flatMap((id) => tools.item(id) ?? [])
}

/** Limits without a place here, which would make a coupon worth more. */
function lostLimits(coupon: ImportedItem): readonly string[] {
  const email = metaOf(coupon, 'customer_email')
  return [
    ...(Number(metaOf(coupon, 'maximum_amount') || 0) > 0
      ? ['Coupons up to a largest value of the cart are switched off: there is no such limit here']
      : []),
    ...(Number(metaOf(coupon, 'limit_usage_to_x_items') || 0) > 0
      ? ['Coupons for so many pieces of a cart are switched off: there is no such limit here']
      : []),
    ...(email !== '' && !/^a:0/.test(email)
      ? ['Coupons of certain mail addresses are switched off: there is no such limit here']
      : []),
  ]
}
