import { list, record } from '@vitrine/content/core'
import { type InboxRow, parseInboxRow, ROW_FIELDS } from '../../core/inbox/inbox-message.ts'
import { INBOX_TABS, type InboxQuery, type InboxTab, inboxWhere, whereParams } from '../../core/inbox/inbox-query.ts'
import { type ApiReply, callApi } from '../call-api.ts'

/** Messages that a query shows, and how many each tab has under the same filters. */
export interface ListedMessages {
  readonly rows: readonly InboxRow[]
  readonly counts: Readonly<Record<InboxTab, number>>
}

/** Reads the newest messages that a query shows, with the counts of all tabs. @param limit Messages at most. */
export async function askForMessages(query: InboxQuery, limit: number): Promise<ApiReply<ListedMessages>> {
  const select = ROW_FIELDS.map((name) => [`select[${name}]`, 'true'] as const)
  const page = [['depth', '0'], ['limit', String(limit)], ['sort', '-receivedAt'], ...select] as const
  const [listed, ...counted] = await Promise.all([
    callApi('GET', `/submissions?${filterOf(query, page)}`),
    ...INBOX_TABS.map((tab) => callApi('GET', `/submissions/count?${filterOf({ ...query, tab })}`)),
  ])
  if (!listed.isDone) return listed
  const refused = counted.find((reply) => !reply.isDone)
  if (refused && !refused.isDone) return refused
  const totals = counted.map((reply) => (reply.isDone ? Number(record(reply.body).totalDocs) : 0))
  const counts = Object.fromEntries(INBOX_TABS.map((tab, index) => [tab, totals[index] ?? 0]))
  const rows = list(record(listed.body).docs).map(parseInboxRow)
  return { isDone: true, body: { rows, counts: counts as Record<InboxTab, number> } }
}

/** Query of an address of the API for the messages that the inbox shows. @param others Further names and values. */
export function filterOf(query: InboxQuery, others: readonly (readonly [string, string])[] = []): string {
  const pairs = [...whereParams(inboxWhere(query)), ...others]
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
}
