import { record, text } from '@vitrine/content/core'
import { sql, sqlList } from '@vitrine/content/sql'
import type { PayloadRequest, Where } from 'payload'
import { messageSearch } from '../../core/inbox/message-search.ts'
import { readMessages, type StoredMessage } from './read-messages.ts'

/** Messages looked for at a time. */
const BATCH = 200

/** The largest id that both databases know. */
const LARGEST_ID = 2_147_483_647

/**
 * Reads which messages a list shows: `where` in the syntax of Payload's list URLs, and `search` as the list searches.
 * Undefined when nothing is filtered.
 */
export function listedWhere({ query }: Pick<PayloadRequest, 'query'>): Where | undefined {
  const where = record(query?.where) as Where
  const conditions = [
    ...(Object.keys(where).length > 0 ? [where] : []),
    ...(messageSearch(text(query?.search) ?? '') as Where[]),
  ]
  return conditions.length > 0 ? { and: conditions } : undefined
}

/**
 * Reads what the list of messages shows, the newest first, as fast as it is asked for.
 *
 * @param upTo Id of the newest one: what arrives meanwhile stays out.
 * @throws For a filter that the list does not know.
 */
export async function* listedMessages(
  req: PayloadRequest,
  where: Where,
  upTo = LARGEST_ID,
): AsyncGenerator<StoredMessage> {
  let last = upTo
  for (;;) {
    const ids = await listedIds(req, { and: [where, { id: { less_than_equal: last } }] }, BATCH)
    if (ids.length === 0) return
    const list = sqlList(ids)
    yield* readMessages(req.payload, sql`s.id in (${list})`)
    last = (ids.at(-1) ?? 1) - 1
  }
}

/** Ids of messages that a filter lets through, the newest first, as the account of a request may see them. */
export async function listedIds(req: PayloadRequest, where: Where, limit: number): Promise<readonly number[]> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where,
    sort: '-id',
    limit,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id }) => Number(id))
}
