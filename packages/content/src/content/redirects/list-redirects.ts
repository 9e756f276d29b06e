import type { Payload } from 'payload'

/** Redirects that are read at once. */
const AT_ONCE = 1_000

/** A redirect with the way in which visitors' addresses are compared with it. */
export interface ListedRedirect {
  /** As {@link OldAddress.from}. */
  readonly from: string
  readonly kind: 'path' | 'query' | 'pattern'
  /** As {@link OldAddress.matchedBy}. */
  readonly matchedBy: string
  /** Undefined: what was there is gone. */
  readonly to: string | undefined
  readonly status: 301 | 302
}

/** Reads all redirects of the site. */
export async function listRedirects(payload: Payload): Promise<readonly ListedRedirect[]> {
  const listed: ListedRedirect[] = []
  let page = 1
  let isLast = false
  while (!isLast) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'redirects',
      depth: 0,
      limit: AT_ONCE,
      sort: 'id',
      page,
    })
    for (const { from, matchedBy, to, status } of docs) {
      const kind = matchedBy === 'pattern' ? 'pattern' : matchedBy?.startsWith('?') ? 'query' : 'path'
      listed.push({
        from,
        kind,
        matchedBy: matchedBy ?? 'path',
        to: (status !== '410' && to) || undefined,
        status: status === '302' ? 302 : 301,
      })
    }
    isLast = !hasNextPage
    page += 1
  }
  return listed
}
