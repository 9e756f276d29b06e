import { record, text } from '@vitrine/content/core'
import { runSql, sql, sqlList } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { MessageFilter } from '../../core/inbox/message-filter.ts'
import { type Reply, repliesOf } from '../../core/inbox/reply.ts'
import { type MessageFile, messageFiles } from '../../core/inbox/upload-path.ts'
import type { Submitted } from '../../core/submitted.ts'

/** Messages read at a time, and so held in memory. */
const BATCH = 200

/** The largest id that both databases know. */
const LARGEST_ID = 2_147_483_647

/** A message as editors take it with them. */
export interface StoredMessage {
  readonly id: number
  readonly received: string
  /** Title of its form; empty when the form is gone. */
  readonly form: string
  readonly status: string
  readonly handling: string
  /** Name of who looks after it; empty for nobody. */
  readonly assignee: string
  readonly notes: readonly string[]
  /** Answers that were sent to the sender. */
  readonly replies: readonly Pick<Reply, 'sentAt' | 'personName' | 'to' | 'subject' | 'text'>[]
  readonly subject: string
  readonly fromEmail: string
  readonly entries: Submitted
  readonly meta: Readonly<Record<string, unknown>>
  readonly consents: Readonly<Record<string, unknown>>
  readonly spam: Readonly<Record<string, unknown>>
  readonly files: readonly MessageFile[]
}

type Condition = ReturnType<typeof sql>

/** SQL condition of a filter, over `submissions s`. */
export function conditionOf({ form, from, to, status, handling, assignee }: MessageFilter): Condition {
  const parts = [
    ...(form === undefined ? [] : [sql`s.form_id = ${form}`]),
    ...(from === undefined ? [] : [sql`s.received_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`s.received_at <= ${to}`]),
    ...(status === undefined ? [] : [sql`s.status = ${status}`]),
    ...(handling === undefined ? [] : [sql`s.handling = ${handling}`]),
    ...(assignee === undefined ? [] : [sql`s.assignee_id = ${assignee}`]),
  ]
  return parts.length === 0 ? sql`1 = 1` : sql.join(parts, sql` and `)
}

/**
 * Reads messages, the newest first, as fast as they are asked for.
 *
 * @param upTo Id of the newest one: what arrives meanwhile stays out.
 */
export async function* readMessages(
  payload: Payload,
  condition: Condition,
  upTo = LARGEST_ID,
): AsyncGenerator<StoredMessage> {
  let last = upTo
  for (;;) {
    const rows = await runSql(
      payload,
      sql`select s.id, s.received_at, s.status, s.subject, s.from_email, s.entries, s.meta, s.consents, s.spam, s.files, s.replies,
          s.handling, u.name as assignee, f.title as form
        from submissions s left join contact_forms f on f.id = s.form_id left join users u on u.id = s.assignee_id
        where s.id <= ${last} and ${condition} order by s.id desc limit ${BATCH}`,
    )
    const notes = await notesOf(payload, rows)
    for (const row of rows) yield messageOf(row, notes.get(Number(row.id)) ?? [])
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)?.id) - 1
  }
}

/** The notes of messages, by their ids. */
async function notesOf(
  payload: Payload,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const notes = new Map<number, string[]>()
  if (rows.length === 0) return notes
  const ids = sqlList(rows.map(({ id }) => Number(id)))
  const found = await runSql(
    payload,
    sql`select _parent_id, text from submissions_notes where _parent_id in (${ids}) order by _order`,
  )
  for (const { _parent_id: id, text: note } of found) {
    notes.set(Number(id), [...(notes.get(Number(id)) ?? []), String(note)])
  }
  return notes
}

function messageOf(row: Readonly<Record<string, unknown>>, notes: readonly string[]): StoredMessage {
  return {
    id: Number(row.id),
    received: momentOf(row.received_at).toISOString(),
    form: text(row.form) ?? '',
    status: String(row.status),
    handling: text(row.handling) ?? 'new',
    assignee: text(row.assignee) ?? '',
    notes,
    replies: repliesOf(fromColumn(row.replies)).map(withoutIds),
    subject: text(row.subject) ?? '',
    fromEmail: text(row.from_email) ?? '',
    // Only the intake writes this column.
    entries: record(fromColumn(row.entries)) as Submitted,
    meta: record(fromColumn(row.meta)),
    consents: record(fromColumn(row.consents)),
    spam: record(fromColumn(row.spam)),
    files: messageFiles(fromColumn(row.files)),
  }
}

function withoutIds({ sentAt, personName, to, subject, text }: Reply): StoredMessage['replies'][number] {
  return { sentAt, personName, to, subject, text }
}
