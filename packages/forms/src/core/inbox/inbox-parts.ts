/** A part of the inbox, as the links above its list name it. */
export interface InboxPart {
  readonly label: string
  /** What the list is asked for, in the admin's own language for filters. */
  readonly where: { readonly status?: { readonly equals: 'spam' } | { readonly not_equals: 'spam' } }
  /** Query that shows the part. */
  readonly query: string
}

/** Messages without spam, spam alone, and both. */
export const INBOX_PARTS: readonly InboxPart[] = [
  {
    label: 'Messages',
    where: { status: { not_equals: 'spam' } },
    query: '?where[or][0][and][0][status][not_equals]=spam',
  },
  { label: 'Spam', where: { status: { equals: 'spam' } }, query: '?where[or][0][and][0][status][equals]=spam' },
  { label: 'All', where: {}, query: '' },
]

/**
 * Which part a list shows.
 *
 * @param where The filter that its address holds, already read.
 * @returns Undefined for a filter that somebody made.
 */
export function partOf(where: unknown): InboxPart | undefined {
  const filter = where && Object.keys(where).length > 0 ? JSON.stringify(where) : ''
  return INBOX_PARTS.find((part) => filter === (part.query ? JSON.stringify({ or: [{ and: [part.where] }] }) : ''))
}
