import { type Amount, least, NOTHING, scale, split, subtract, sum } from '../money/amount.ts'
import type { AmountsByCurrency } from '../money/amounts-by-currency.ts'
import { type BasisPoints, WHOLE } from '../tax/tax-rate.ts'

/** Codes that one cart may hold. */
export const MAX_COUPONS = 5

/** A coupon, as its owner made it. */
export interface Coupon {
  /** As it is compared: see {@link normalCode}. */
  readonly code: string
  readonly effect:
    | { readonly kind: 'percent'; readonly share: BasisPoints }
    | { readonly kind: 'fixed'; readonly amounts: AmountsByCurrency }
    | { readonly kind: 'free shipping' }
  /** Value of the cart from which it counts, before discounts. */
  readonly leastValue?: AmountsByCurrency | undefined
  /** First and last day, `2026-01-31`. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Products or categories that it is for; undefined: for all. */
  readonly only?: readonly string[] | undefined
  /** Products or categories that it is not for. */
  readonly except?: readonly string[] | undefined
  /** True if it leaves out what is reduced already. */
  readonly leavesOutReduced: boolean
  /** True if others may be used with it. */
  readonly combines: boolean
  /** Orders that may use it, in all and of one customer; undefined: any number. */
  readonly maxUses?: number | undefined
  readonly maxUsesOfCustomer?: number | undefined
}

/** Orders that have used a coupon. */
export interface CouponUses {
  readonly all: number
  readonly ofCustomer: number
}

/** A line that coupons count for. */
export interface DiscountableLine {
  /** Product and categories, as coupons name them. */
  readonly groups: readonly string[]
  readonly isReduced: boolean
  readonly value: Amount
}

/** Reasons why a coupon does not count, in words of the code; sentences are in `refusal-texts.ts`. */
export type CouponRefusal =
  | 'unknown'
  | 'not yet'
  | 'over'
  | 'used up'
  | 'used by customer'
  | 'too little'
  | 'no such goods'
  | 'other currency'
  | 'not with others'
  | 'too many'

/** Coupons of a cart, applied. */
export interface Discounts {
  /** For each line, in their order. */
  readonly ofLines: readonly Amount[]
  readonly shipsFree: boolean
  readonly applied: readonly { readonly code: string; readonly amount: Amount }[]
  readonly refused: readonly { readonly code: string; readonly reason: CouponRefusal }[]
}

/** A cart, as coupons see it. */
export interface CouponContext {
  readonly coupons: readonly Coupon[]
  readonly uses: (code: string) => CouponUses
  readonly currency: string
  /** `2026-01-31`. */
  readonly date: string
}

/** A code as it is compared: without spaces around it, in capitals. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/**
 * Applies the coupons of a cart. Percentages come first, each of what earlier ones left, then fixed amounts, which take no
 * more than there is.
 *
 * @param codes As typed.
 */
export function applyCoupons(
  codes: readonly string[],
  lines: readonly DiscountableLine[],
  context: CouponContext,
): Discounts {
  const wanted = [...new Set(codes.map(normalCode))]
  const judged = wanted.map((code, index) => ({ code, ...judge(code, index, lines, context) }))
  const accepted = judged.flatMap(({ coupon, reason }) => (coupon && !reason ? [coupon] : []))
  const counting = together(accepted)
  const alone = accepted.filter((coupon) => !counting.includes(coupon))
  const discounted = discountsOf(counting, lines, context.currency)
  return {
    ...discounted,
    shipsFree: counting.some(({ effect }) => effect.kind === 'free shipping'),
    refused: [
      ...judged.flatMap(({ code, reason }) => (reason ? [{ code, reason }] : [])),
      ...alone.map(({ code }) => ({ code, reason: 'not with others' as const })),
    ],
  }
}

/** @returns Those that may be used with others; where there is none, the first. */
function together(coupons: readonly Coupon[]): readonly Coupon[] {
  const combining = coupons.filter(({ combines }) => combines)
  return combining.length > 0 ? combining : coupons.slice(0, 1)
}

function judge(
  code: string,
  index: number,
  lines: readonly DiscountableLine[],
  context: CouponContext,
): { readonly coupon?: Coupon; readonly reason?: CouponRefusal | undefined } {
  if (index >= MAX_COUPONS) return { reason: 'too many' }
  const coupon = context.coupons.find((one) => one.code === code)
  return coupon ? { coupon, reason: refusalOf(coupon, lines, context) } : { reason: 'unknown' }
}

function refusalOf(
  coupon: Coupon,
  lines: readonly DiscountableLine[],
  { date, currency, uses }: CouponContext,
): CouponRefusal | undefined {
  if (coupon.from !== undefined && date < coupon.from) return 'not yet'
  if (coupon.until !== undefined && date > coupon.until) return 'over'
  const used = uses(coupon.code)
  if (coupon.maxUses !== undefined && used.all >= coupon.maxUses) return 'used up'
  if (coupon.maxUsesOfCustomer !== undefined && used.ofCustomer >= coupon.maxUsesOfCustomer) return 'used by customer'
  if (coupon.effect.kind === 'fixed' && coupon.effect.amounts[currency] === undefined) return 'other currency'
  if (coupon.leastValue) {
    const limit = coupon.leastValue[currency]
    if (limit === undefined) return 'other currency'
    if (sum(lines.map(({ value }) => value)) < limit) return 'too little'
  }
  return lines.some((line) => isFor(coupon, line)) ? undefined : 'no such goods'
}

function isFor({ only, except, leavesOutReduced }: Coupon, { groups, isReduced }: DiscountableLine): boolean {
  if (leavesOutReduced && isReduced) return false
  if (except?.some((group) => groups.includes(group))) return false
  return only === undefined || only.some((group) => groups.includes(group))
}

function discountsOf(
  coupons: readonly Coupon[],
  lines: readonly DiscountableLine[],
  currency: string,
): Pick<Discounts, 'ofLines' | 'applied'> {
  const inOrder = [...coupons].sort((one, other) => Number(isFixed(one)) - Number(isFixed(other)))
  let left: readonly Amount[] = lines.map(({ value }) => value)
  const applied = inOrder.map((coupon) => {
    const taken = takenBy(coupon, lines, left, currency)
    left = left.map((value, index) => subtract(value, taken[index] ?? NOTHING))
    return { code: coupon.code, amount: sum(taken) }
  })
  return { applied, ofLines: lines.map(({ value }, index) => subtract(value, left[index] ?? NOTHING)) }
}

function isFixed({ effect }: Coupon): boolean {
  return effect.kind === 'fixed'
}

/** @returns For each line what a coupon takes of what earlier ones left. */
function takenBy(
  coupon: Coupon,
  lines: readonly DiscountableLine[],
  left: readonly Amount[],
  currency: string,
): readonly Amount[] {
  const { effect } = coupon
  const eligible = lines.map((line, index) => (isFor(coupon, line) ? (left[index] ?? NOTHING) : NOTHING))
  switch (effect.kind) {
    case 'percent':
      return eligible.map((value) => scale(value, effect.share, WHOLE))
    case 'fixed': {
      const amount = least(effect.amounts[currency] ?? NOTHING, sum(eligible))
      return amount === 0 ? eligible.map(() => NOTHING) : split(amount, eligible)
    }
    case 'free shipping':
      return eligible.map(() => NOTHING)
  }
}
