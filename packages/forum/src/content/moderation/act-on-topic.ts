import { logChange } from '@vitrine/content/cache'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { TopicAct } from '../../core/acts.ts'
import type { StoredTopic } from '../../core/stored-topic.ts'
import { frontTag } from '../../core/tags.ts'
import { addToCounts } from '../../store/board-counts.ts'
import { type ActBy, logAct } from '../../store/log-rows.ts'
import { noteTopics } from '../posts/note-topics.ts'
import { tagsOfReply } from '../posts/write-posts.ts'

/** Somebody who acts, when, and why. */
export interface ActContext {
  readonly by: ActBy
  /** Empty: none was given. */
  readonly reason: string
  readonly now: Date
}

/** Does what a moderator wants with a topic, and writes it into the log. @param asked.number Number of the reply that solves it. */
export async function actOnTopic(
  payload: Payload,
  topic: StoredTopic,
  asked: ActContext & { readonly act: TopicAct; readonly number?: number | undefined },
  transaction: Transaction,
): Promise<void> {
  const { act, number = null, ...context } = asked
  const changed = {
    pin: sql`is_sticky = ${true}`,
    unpin: sql`is_sticky = ${false}`,
    close: sql`is_closed = ${true}`,
    open: sql`is_closed = ${false}`,
    solve: sql`solved_by = ${number}`,
    unsolve: sql`solved_by = null`,
  }[act]
  await runSql(payload, sql`update forum_topics set ${changed} where id = ${topic.id}`, transaction)
  await logAct(payload, { act, ...context, topic: topic.id, person: topic.person }, transaction)
  await logChange(payload, tagsOfReply(topic), transaction)
}

/** Moves a topic to another board. Its address stays. */
export async function moveTopic(
  payload: Payload,
  topic: StoredTopic,
  { board, ...context }: ActContext & { readonly board: number },
  transaction: Transaction,
): Promise<void> {
  if (board === topic.board) return
  const { id, language, lastNumber } = topic
  await runSql(payload, sql`update forum_topics set board_id = ${board} where id = ${id}`, transaction)
  if (topic.state === 'shown') {
    const replies = lastNumber - 1
    await addToCounts(payload, topic, { topics: -1, replies: -replies }, transaction)
    await addToCounts(payload, { board, language }, { topics: 1, replies }, transaction)
  }
  await logAct(payload, { act: 'move', ...context, topic: id, person: topic.person }, transaction)
  const tags = [...tagsOfReply(topic), frontTag(board, language)]
  await noteTopics(payload, { topics: [id], tags }, transaction)
}
