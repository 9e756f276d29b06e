/** Most parts of a list that have addresses. */
const MAX_PAGES = 10_000

/** Pagination of a list whose pages have addresses of their own. */
export interface Pagination {
  /** Address of the first one. */
  readonly list: string
  /** The one that is shown, from 1. */
  readonly number: number
  readonly of: number
  /** With a button that brings the next one into this page. */
  readonly grows: boolean
  /** Fields of the address that all of them have, such as `?sort=name`. */
  readonly query?: string
}

/** Address of a part of a long list: `/blog/` and its third part `/blog/page/3/`. */
export function listPageAddress(list: string, part: number): string {
  return part === 1 ? list : `${list}page/${part}/`
}

/**
 * The list and the part that an address names; the opposite of {@link listPageAddress}. What names no part is its first one:
 * `/blog/page/1/` is a page of its own, which nobody has.
 */
export function listPageOf(address: string): { readonly list: string; readonly part: number } {
  const [, list, number] = address.match(/^(.*\/)page\/([1-9]\d{0,4})\/$/) ?? []
  const part = Number(number)
  return list !== undefined && part > 1 && part <= MAX_PAGES ? { list, part } : { list: address, part: 1 }
}
