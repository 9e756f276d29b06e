import { blogContents } from '@vitrine/blog/server'
import type { Contents } from '@vitrine/cms/content'
import { pageContents } from '@vitrine/pages/server'
import { type Search, searchContents } from '@vitrine/search/server'
import type { Payload } from 'payload'

/** What each feature has at addresses, in the order in which it is asked. A new feature is named here. */
export function startContents(payload: Payload, search: Pick<Search, 'search'>): readonly Contents[] {
  return [pageContents(payload), blogContents(payload), searchContents(payload, search)]
}
