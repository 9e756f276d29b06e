import type { TermSegment } from '../addresses.ts'

/** Name of a product among the groups of an offer, by which coupons are limited. */
export function productGroup(id: number | string): string {
  return `product:${id}`
}

/** Name of a category, tag or brand among the groups of an offer. */
export function termGroup(segment: TermSegment, id: number | string): string {
  return `${segment}:${id}`
}
