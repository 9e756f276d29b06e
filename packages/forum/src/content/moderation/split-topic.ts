import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { MAX_MOVED_POSTS } from '../../core/limits.ts'
import type { StoredReply, StoredTopic } from '../../core/stored-topic.ts'
import { topicTag } from '../../core/tags.ts'
import { addToCounts } from '../../store/board-counts.ts'
import { logAct } from '../../store/log-rows.ts'
import { findReply } from '../../store/reply-rows.ts'
import { findTopic } from '../../store/topic-rows.ts'
import { noteTopics } from '../posts/note-topics.ts'
import { tagsOfReply } from '../posts/write-posts.ts'
import type { ActContext } from './act-on-topic.ts'

/** True if a post and those after it may become a topic of their own. */
export function isSplittable(
  topic: StoredTopic,
  { number = 1, state }: Pick<StoredReply, 'number' | 'state'>,
): boolean {
  const isWhole = topic.state !== 'shown' || state !== 'shown' || number < 2
  return !isWhole && topic.lastNumber - number < MAX_MOVED_POSTS
}

/**
 * Makes a topic of its own of a post and all that follow it, on the same board. What stays keeps its numbers; what is held stays.
 *
 * @returns Id of the new topic; undefined: meanwhile it cannot be split there any more.
 */
export async function splitTopic(
  payload: Payload,
  split: ActContext & { readonly reply: number; readonly title: string; readonly slug: string },
  transaction: Transaction,
): Promise<number | undefined> {
  const { reply: id, title, slug, ...context } = split
  const first = await findReply(payload, { id }, transaction)
  if (!first) return undefined
  await runSql(payload, sql`update forum_topics set last_number = last_number where id = ${first.topic}`, transaction)
  const topic = await findTopic(payload, first.topic, transaction)
  if (!topic || first.number === undefined || !isSplittable(topic, first)) return undefined
  const stay = first.number - 1
  const count = topic.lastNumber - stay
  const began = first.writtenAt.toISOString()
  const [row] = await runSql(
    payload,
    sql`insert into forum_topics
        (board_id, language, title, slug, state, is_sticky, is_closed, last_number, last_at, person_id, last_person_id, began_at)
      select board_id, language, ${title}, ${slug}, 'shown', ${false}, ${false}, ${count}, last_at, ${first.person ?? null},
        last_person_id, ${began} from forum_topics where id = ${topic.id}
      returning id`,
    transaction,
  )
  const made = Number(row?.id)
  await runSql(
    payload,
    sql`update forum_replies set topic_id = ${made}, number = number - ${stay},
        answers = case when answers > ${stay} then answers - ${stay} else null end
      where topic_id = ${topic.id} and number > ${stay}`,
    transaction,
  )
  await runSql(
    payload,
    sql`update forum_topics set last_number = ${stay},
        last_at = (select written_at from forum_replies where topic_id = ${topic.id} and number = ${stay}),
        last_person_id = (select person_id from forum_replies where topic_id = ${topic.id} and number = ${stay}),
        solved_by = case when solved_by > ${stay} then null else solved_by end
      where id = ${topic.id}`,
    transaction,
  )
  await addToCounts(payload, topic, { topics: 1, replies: -1 }, transaction)
  await logAct(payload, { act: 'split', ...context, reply: id, topic: made, person: first.person }, transaction)
  const tags = [...tagsOfReply(topic), topicTag(made)]
  await noteTopics(payload, { topics: [topic.id, made], tags }, transaction)
  return made
}
