import { randomUUID } from 'node:crypto'
import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** A reply that was sent to the sender of a message. */
export interface Reply {
  readonly sentAt: Date
  /** Name of the account that sent it. */
  readonly personName: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A reply with what only its message needs of it. */
export interface NewReply extends Reply {
  /** Id of the account. */
  readonly person: number
  readonly messageId: string
  /** Id of its delivery. */
  readonly delivery: number
}

/** Finds the Message-IDs of the replies to a message, the oldest first. */
export async function readReplyIds(
  payload: Payload,
  message: number,
  transaction: Transaction,
): Promise<readonly string[]> {
  const rows = await runSql(
    payload,
    sql`select message_id from submissions_replies where _parent_id = ${message} order by _order`,
    transaction,
  )
  return rows.map((row) => String(row.message_id))
}

/** Adds a reply to its message. @param place From 1. @returns The id of the reply. */
export async function writeReply(
  payload: Payload,
  { message, place, reply }: { readonly message: number; readonly place: number; readonly reply: NewReply },
  transaction: Transaction,
): Promise<string> {
  const id = randomUUID()
  await runSql(
    payload,
    sql`insert into submissions_replies
      (_order, _parent_id, id, sent_at, person_id, person_name, "to", subject, text, message_id, delivery_id)
      values (${place}, ${message}, ${id}, ${reply.sentAt.toISOString()}, ${reply.person}, ${reply.personName},
        ${reply.to}, ${reply.subject}, ${reply.text}, ${reply.messageId}, ${reply.delivery})`,
    transaction,
  )
  return id
}

/** Finds the replies to messages, by the ids of these, the oldest first. */
export async function readReplies(
  payload: Payload,
  messages: readonly number[],
): Promise<ReadonlyMap<number, readonly Reply[]>> {
  const replies = new Map<number, readonly Reply[]>()
  if (messages.length === 0) return replies
  const rows = await runSql(
    payload,
    sql`select _parent_id, sent_at, person_name, "to", subject, text from submissions_replies
      where _parent_id in (${sqlList(messages)}) order by _order`,
  )
  for (const row of rows) {
    const message = Number(row._parent_id)
    replies.set(message, [...(replies.get(message) ?? []), replyOf(row)])
  }
  return replies
}

function replyOf(row: Readonly<Record<string, unknown>>): Reply {
  return {
    sentAt: momentOf(row.sent_at),
    personName: String(row.person_name ?? ''),
    to: String(row.to),
    subject: String(row.subject),
    text: String(row.text),
  }
}
