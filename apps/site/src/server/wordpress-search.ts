import { addressOf, type Languages, localPathOf, SEARCH_PATH } from '@vitrine/content/core'
import { type Query, queryField } from '@vitrine/content/queries'
import { searchAddress } from '@vitrine/search/core'

/** Field of a search in the address of a site that runs WordPress. */
export const WORDPRESS_FIELD = 's'

/**
 * Redirect for a search of a WordPress site, so that links and bookmarks from before a move still work.
 *
 * @param path As visitors see it: `/`, `/de/`, `/search/`.
 * @returns Address of the search page with the same words; undefined if the query is no search.
 */
export function wordpressSearch(path: string, query: Query, languages: Languages): string | undefined {
  const here = localPathOf(path, languages)
  if (here.path !== '/' && here.path !== SEARCH_PATH) return undefined
  const term = queryField(query, WORDPRESS_FIELD)
  if (term === undefined) return undefined
  return searchAddress(addressOf({ locale: here.locale, path: SEARCH_PATH }, languages), { term })
}
