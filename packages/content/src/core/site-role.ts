import { SEARCH_PATH } from './search-address.ts'
import { NOT_FOUND_PATH } from './special-pages.ts'

/** Path of the page at the beginning of the site, in every language. */
export const HOME_PATH = '/'

/** Purpose of a page for the whole site, by its address: visitors come there without a link. */
export type SiteRole = 'home' | 'notFound' | 'search'

const ROLES: Readonly<Record<string, SiteRole>> = {
  [HOME_PATH]: 'home',
  [NOT_FOUND_PATH]: 'notFound',
  [SEARCH_PATH]: 'search',
}

/** A page that visitors see, and what it is for the whole site. */
export interface RolePage {
  readonly role: SiteRole
  readonly title: string
}

/**
 * Finds the pages among documents that are something for the whole site. What visitors do not see yet is nothing to them.
 *
 * @param collection Slug of the collection of the documents.
 */
export function rolePages(
  collection: string,
  documents: readonly Readonly<Record<string, unknown>>[],
): readonly RolePage[] {
  if (collection !== 'pages') return []
  return documents.flatMap(({ path, title, _status }) => {
    const role = typeof path === 'string' ? ROLES[path] : undefined
    return role && _status === 'published' ? [{ role, title: String(title ?? '') }] : []
  })
}

/** Address that makes a page the home page of the site, relative to that of the API. */
export function homePageAddress(id: number | string): string {
  return `/pages/${id}/home`
}
