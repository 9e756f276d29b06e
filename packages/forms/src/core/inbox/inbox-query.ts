import type { AdminLabel } from '@vitrine/content/core'
import { messageSearch } from './message-search.ts'

/** Parts of the inbox, in the order of their tabs. */
export const INBOX_TABS = ['inbox', 'done', 'spam'] as const
export type InboxTab = (typeof INBOX_TABS)[number]

export const TAB_LABELS: Readonly<Record<InboxTab, AdminLabel>> = {
  inbox: { en: 'Inbox', de: 'Eingang' },
  done: { en: 'Done', de: 'Erledigt' },
  spam: 'Spam',
}

/** Part of the inbox that is shown, with its filters and the message that is open. */
export interface InboxQuery {
  readonly tab: InboxTab
  /** Words to look for; empty for none. */
  readonly search: string
  /** Id of a form. */
  readonly form?: number | undefined
  /** Id of the account that messages are assigned to. */
  readonly assignee?: number | undefined
  /** Id of the open message. */
  readonly id?: number | undefined
}

/** Filter in the language of Payload's queries. */
export type InboxWhere = Readonly<Record<string, unknown>>

/** Reads the query of the inbox's address: `?tab=&q=&form=&assignee=&id=`. What it does not know is left out. */
export function parseInboxQuery(params: URLSearchParams): InboxQuery {
  return {
    tab: INBOX_TABS.find((tab) => tab === params.get('tab')) ?? 'inbox',
    search: params.get('q') ?? '',
    form: idOf(params.get('form')),
    assignee: idOf(params.get('assignee')),
    id: idOf(params.get('id')),
  }
}

/** Writes what {@link parseInboxQuery} reads; empty for the inbox without filters. */
export function inboxAddress({ tab, search, form, assignee, id }: InboxQuery): string {
  const params = new URLSearchParams()
  if (tab !== 'inbox') params.set('tab', tab)
  if (search.trim() !== '') params.set('q', search)
  if (form !== undefined) params.set('form', String(form))
  if (assignee !== undefined) params.set('assignee', String(assignee))
  if (id !== undefined) params.set('id', String(id))
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}

/** Filter for the messages that a query shows. */
export function inboxWhere({ tab, search, form, assignee }: InboxQuery): InboxWhere {
  return {
    and: [
      ...IN_TAB[tab],
      ...(form === undefined ? [] : [{ form: { equals: form } }]),
      ...(assignee === undefined ? [] : [{ assignee: { equals: assignee } }]),
      ...messageSearch(search),
    ],
  }
}

/** True for a message that belongs to a part of the inbox. */
export function isInTab(tab: InboxTab, { status, handling }: { readonly status: string; readonly handling: string }) {
  if (tab === 'spam' || status === 'spam') return tab === 'spam' && status === 'spam'
  return (handling === 'done') === (tab === 'done')
}

const IN_TAB: Readonly<Record<InboxTab, readonly InboxWhere[]>> = {
  inbox: [{ status: { not_equals: 'spam' } }, { handling: { not_equals: 'done' } }],
  done: [{ status: { not_equals: 'spam' } }, { handling: { equals: 'done' } }],
  spam: [{ status: { equals: 'spam' } }],
}

/** Writes a filter as Payload reads it from an address: `where[and][0][form][equals]=3`. */
export function whereParams(where: InboxWhere): readonly (readonly [name: string, value: string])[] {
  return flattened('where', where)
}

function flattened(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flattened(`${name}[${key}]`, inner))
}

/** Ids have at most nine digits, so that every one is a number the database knows. */
function idOf(raw: string | null): number | undefined {
  return raw !== null && /^[1-9][0-9]{0,8}$/.test(raw) ? Number(raw) : undefined
}
