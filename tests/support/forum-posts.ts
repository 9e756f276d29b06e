import { randomUUID } from 'node:crypto'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { writeReply, writeTopic } from '@vitrine/forum/server'
import type { Payload } from 'payload'

/** Somebody who writes in the forum. */
export interface Writer {
  readonly person: number
}

/** Adds somebody of whom nothing is held. */
export async function addWriter(payload: Payload, member: number, name: string): Promise<Writer> {
  const [row] = await runSql(
    payload,
    sql`insert into forum_people (member, name, name_key, role, approved, since)
      values (${member}, ${name}, ${name.toLowerCase()}, 'member', 9, ${new Date().toISOString()}) returning id`,
  )
  return { person: Number(row?.id) }
}

/** A topic as tests begin it. */
export interface TestTopic extends Writer {
  readonly board: number
  readonly title: string
  readonly slug: string
  readonly source: string
  readonly language?: string
  readonly heldFor?: 'first' | undefined
  readonly now: Date
}

/** Draws the key of a form. */
const formKey = () => randomUUID()

/** Begins a topic. @returns Its id, and that of the words that open it. */
export async function beginTopic(payload: Payload, topic: TestTopic) {
  let written = { topic: 0, reply: 0 }
  await inTransaction(payload, async (transaction) => {
    const { language = 'en', heldFor, ...rest } = topic
    written = await writeTopic(payload, { ...rest, language, heldFor, formKey: formKey() }, transaction)
  })
  return written
}

/** Answers in a topic. @returns The id of the reply. */
export async function answerTopic(
  payload: Payload,
  reply: Writer & {
    readonly topic: number
    readonly source: string
    readonly answers?: number
    readonly heldFor?: 'links'
    readonly now: Date
  },
): Promise<number> {
  let written = { reply: 0 }
  await inTransaction(payload, async (transaction) => {
    const { heldFor, ...rest } = reply
    written = await writeReply(payload, { ...rest, heldFor, formKey: formKey() }, transaction)
  })
  return written.reply
}
