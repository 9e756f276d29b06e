import { type Condition, whereOf } from '@vitrine/content/core'
import type { AdminLabel } from '@vitrine/kit/core'
import { HANDLING_LABELS, HANDLINGS } from './handling.ts'

/** A part of the inbox, as the links above its list name it. */
export interface InboxView {
  readonly label: AdminLabel
  /** Conditions of the list, all of which must hold. */
  readonly conditions: readonly Condition[]
}

const NO_SPAM: Condition = { status: { not_equals: 'spam' } }

/**
 * Messages without spam, how far they are, those that a person looks after, spam alone, and everything.
 *
 * @param account Id of who reads the inbox.
 */
export function inboxViews(account: number | string): readonly InboxView[] {
  return [
    { label: { en: 'Messages', de: 'Nachrichten' }, conditions: [NO_SPAM] },
    ...HANDLINGS.map((handling) => ({
      label: HANDLING_LABELS[handling],
      conditions: [NO_SPAM, { handling: { equals: handling } }],
    })),
    { label: { en: 'Mine', de: 'Meine' }, conditions: [assignedTo(account)] },
    { label: 'Spam', conditions: [{ status: { equals: 'spam' } }] },
    { label: { en: 'All', de: 'Alle' }, conditions: [] },
  ]
}

/** Messages that somebody looks after. */
export function assignedTo(account: number | string): Condition {
  return { assignee: { equals: String(account) } }
}

/**
 * Which part a list shows.
 *
 * @param where The filter that its address holds, already read.
 * @returns Undefined for a filter that somebody made.
 */
export function partOf(parts: readonly InboxView[], where: unknown): InboxView | undefined {
  const filter = JSON.stringify(where ?? {})
  return parts.find(({ conditions }) => filter === JSON.stringify(whereOf(conditions)))
}
