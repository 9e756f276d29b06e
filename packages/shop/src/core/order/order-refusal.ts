import type { CouponRefusal } from '../coupons/coupon.ts'
import type { Amount } from '../money/amount.ts'
import type { QuoteProblem } from '../prices/quote-problem.ts'

/** Reasons why an order is not placed. */
export type OrderRefusal =
  | QuoteProblem
  | { readonly kind: 'coupon'; readonly code: string; readonly reason: CouponRefusal }
  /** Fewer pieces are left than were wanted; other buyers have them, or hold them while they pay. */
  | { readonly kind: 'out of stock'; readonly sku: string; readonly title: string; readonly left: number }
  /** The buyer agreed to another total than the order has. */
  | { readonly kind: 'other total'; readonly total: Amount }
