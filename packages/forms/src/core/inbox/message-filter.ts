import { daysAfter, startOfDay } from '@vitrine/content/core'
import { HANDLINGS, type Handling } from './handling.ts'
import { MESSAGE_STATUSES, type MessageStatus } from './message-status.ts'

/** Which messages an export is about. What is left out does not restrict. */
export interface MessageFilter {
  /** Id of a form. */
  readonly form?: number
  /** The first moment that belongs, as ISO 8601 in UTC. */
  readonly from?: string
  /** The last one. */
  readonly to?: string
  readonly status?: MessageStatus
  readonly handling?: Handling
  /** Id of who looks after it. */
  readonly assignee?: number
}

/** Ids have at most nine digits, so that every one is a number the database knows. */
const ID = /^[1-9][0-9]{0,8}$/

export type ParsedFilter = { readonly filter: MessageFilter } | { readonly problem: string }

/**
 * Reads the filter of a query: `form`, `from`, `to`, `status`, `handling` and `assignee`. A day without a time is meant whole, by the clocks of the site. Empty is as
 * absent; what cannot be understood is a problem, because an export of everything is not what was asked for.
 */
export function parseMessageFilter(query: URLSearchParams, timeZone: string): ParsedFilter {
  const [form, from, to, status, handling, assignee] = ['form', 'from', 'to', 'status', 'handling', 'assignee'].map(
    (name) => query.get(name)?.trim() || undefined,
  )
  const known = MESSAGE_STATUSES.find((name) => name === status)
  const [first, last] = [
    momentOf(from, (day) => startOfDay(day, timeZone)),
    momentOf(to, (day) => endOfDay(day, timeZone)),
  ]
  const stage = HANDLINGS.find((name) => name === handling)
  if (form && !ID.test(form)) return { problem: 'The form is given by its number.' }
  if (assignee && !ID.test(assignee))
    return { problem: 'Who messages are assigned to is given by the number of the account.' }
  if (handling && !stage) return { problem: `The handling is one of: ${HANDLINGS.join(', ')}.` }
  if (status && !known) return { problem: `The status is one of: ${MESSAGE_STATUSES.join(', ')}.` }
  if ((from && !first) || (to && !last)) return { problem: 'Give a day such as 2026-01-31.' }
  return {
    filter: {
      ...(form && { form: Number(form) }),
      ...(first && { from: first }),
      ...(last && { to: last }),
      ...(known && { status: known }),
      ...(stage && { handling: stage }),
      ...(assignee && { assignee: Number(assignee) }),
    },
  }
}

/** Last millisecond of a day. */
function endOfDay(day: string, timeZone: string): Date {
  return new Date(startOfDay(daysAfter(day, 1), timeZone).getTime() - 1)
}

/** @param ofDay Gives the moment that a day without a time means. */
function momentOf(text: string | undefined, ofDay: (day: string) => Date): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,16}(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined
  if (Number.isNaN(Date.parse(text))) return undefined
  return (text.length === 10 ? ofDay(text) : new Date(text)).toISOString()
}
