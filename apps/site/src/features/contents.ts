import { blogContents, type Comments } from '@vitrine/blog/server'
import type { Contents } from '@vitrine/content/queries'
import { pageContents } from '@vitrine/pages/server'
import { portfolioContents } from '@vitrine/portfolio/server'
import { type Search, searchContents } from '@vitrine/search/server'
import type { Payload } from 'payload'

/**
 * What each feature has at addresses, in the order in which it is asked. A new feature is named here.
 *
 * @param comments Left out: posts take none.
 */
export function startContents(
  payload: Payload,
  search: Pick<Search, 'search'>,
  comments?: Pick<Comments, 'stamp'>,
): readonly Contents[] {
  const blog = blogContents(payload, { ...(comments && { stampComments: comments.stamp }) })
  return [pageContents(payload), blog, portfolioContents(payload), searchContents(payload, search)]
}
