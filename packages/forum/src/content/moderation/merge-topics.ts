import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { MAX_MOVED_POSTS } from '../../core/limits.ts'
import type { StoredTopic } from '../../core/stored-topic.ts'
import { addToCounts } from '../../store/board-counts.ts'
import { logAct } from '../../store/log-rows.ts'
import { moveSubscriptions } from '../../store/subscription-rows.ts'
import { findTopic } from '../../store/topic-rows.ts'
import { noteTopics } from '../posts/note-topics.ts'
import { tagsOfReply } from '../posts/write-posts.ts'
import type { ActContext } from './act-on-topic.ts'

/** True if the posts of a topic may be put at the end of another. */
export function isMergeable(topic: StoredTopic, into: StoredTopic): boolean {
  const areShown = topic.state === 'shown' && into.state === 'shown'
  return areShown && topic.id !== into.id && topic.language === into.language && topic.lastNumber <= MAX_MOVED_POSTS
}

/**
 * Puts the posts of a topic at the end of another, where they get the numbers that follow. Its address leads there. Posts that
 * are held go along.
 *
 * @returns False: meanwhile they cannot be put together any more.
 */
export async function mergeTopics(
  payload: Payload,
  { topic, into, ...context }: ActContext & { readonly topic: number; readonly into: number },
  transaction: Transaction,
): Promise<boolean> {
  // Numbers are given by whoever holds the row of a topic, and the lower id is always held first.
  for (const id of [topic, into].sort((one, other) => one - other)) {
    await runSql(payload, sql`update forum_topics set last_number = last_number where id = ${id}`, transaction)
  }
  const [from, to] = [await findTopic(payload, topic, transaction), await findTopic(payload, into, transaction)]
  if (!from || !to || !isMergeable(from, to)) return false
  const after = to.lastNumber
  await runSql(
    payload,
    sql`update forum_replies set topic_id = ${into}, number = number + ${after}, answers = answers + ${after}
      where topic_id = ${topic}`,
    transaction,
  )
  await runSql(
    payload,
    sql`update forum_topics set last_number = last_number + ${from.lastNumber},
        last_at = case when (select last_at from forum_topics where id = ${topic}) > last_at
          then (select last_at from forum_topics where id = ${topic}) else last_at end,
        last_person_id = case when (select last_at from forum_topics where id = ${topic}) > last_at
          then (select last_person_id from forum_topics where id = ${topic}) else last_person_id end
      where id = ${into}`,
    transaction,
  )
  await runSql(
    payload,
    sql`update forum_topics set state = 'hidden', merged_into_id = ${into}, merged_after = ${after}, solved_by = null
      where id = ${topic}`,
    transaction,
  )
  // What was added to it before leads to where it stands now.
  await runSql(
    payload,
    sql`update forum_topics set merged_into_id = ${into}, merged_after = merged_after + ${after}
      where merged_into_id = ${topic}`,
    transaction,
  )
  await moveSubscriptions(payload, { from: topic, into }, transaction)
  await addToCounts(payload, from, { topics: -1, replies: 1 - from.lastNumber }, transaction)
  await addToCounts(payload, to, { topics: 0, replies: from.lastNumber }, transaction)
  await logAct(payload, { act: 'merge', ...context, topic: into, person: from.person }, transaction)
  const tags = [...tagsOfReply(from), ...tagsOfReply(to)]
  await noteTopics(payload, { topics: [topic, into], tags }, transaction)
  return true
}
