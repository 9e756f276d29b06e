import type { Amount } from '../money/amount.ts'

/** Prices of a product as its editor planned them. */
export interface PricePlan {
  readonly regular: Amount
  readonly reduced?: ReducedPrice | undefined
}

/** A lower price, for a time. */
export interface ReducedPrice {
  readonly price: Amount
  /** First moment, in milliseconds since 1970; undefined: since it was set. */
  readonly from?: number | undefined
  /** First moment of the regular price after it; undefined: it stays. */
  readonly until?: number | undefined
}

/** Price at a moment. */
export interface PriceAt {
  readonly price: Amount
  /** Regular price beside it; undefined unless the price is reduced. */
  readonly regular?: Amount
}

/** @param now Milliseconds since 1970. */
export function priceAt({ regular, reduced }: PricePlan, now: number): PriceAt {
  return reduced && isWithin(reduced, now) && reduced.price < regular
    ? { price: reduced.price, regular }
    : { price: regular }
}

/** The next moment at which the price changes by itself; undefined if it stays. */
export function nextChange({ reduced }: PricePlan, now: number): number | undefined {
  const moments = [reduced?.from, reduced?.until].filter((moment) => moment !== undefined && moment > now)
  return moments.length === 0 ? undefined : Math.min(...(moments as number[]))
}

function isWithin({ from = 0, until = Number.POSITIVE_INFINITY }: ReducedPrice, now: number): boolean {
  return from <= now && now < until
}
