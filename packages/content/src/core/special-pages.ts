import { SEARCH_PATH } from './search-address.ts'

/** Path of the page that stands at all addresses where nothing is, in every language. */
export const NOT_FOUND_PATH = '/404/'

/** Paths of the pages that stand for something of the site. */
export const SPECIAL_PATHS: readonly string[] = [NOT_FOUND_PATH, SEARCH_PATH]

/**
 * True for the path of a page that stands for something of the site: visitors come there without a link. It has the same
 * path in every language, and is in no list of pages, no search and no sitemap.
 */
export function isSpecialPath(path: unknown): boolean {
  return SPECIAL_PATHS.some((special) => special === path)
}
