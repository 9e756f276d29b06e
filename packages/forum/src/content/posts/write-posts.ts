import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { HoldReason } from '../../core/hold.ts'
import type { StoredTopic } from '../../core/stored-topic.ts'
import { frontTag, NEWEST_TOPICS, personTag, topicTag } from '../../core/tags.ts'
import { addToCounts } from '../../store/board-counts.ts'
import { addNotice } from '../../store/notice-rows.ts'
import { countApproved } from '../../store/people-rows.ts'
import { numberIn } from '../../store/row-values.ts'
import { findTopic } from '../../store/topic-rows.ts'
import { noteTopics } from './note-topics.ts'

/** A text that a member wrote. */
export interface NewPost {
  /** Undefined for somebody who is no member, as in what is imported. */
  readonly person: number | undefined
  /** Markdown, as it was typed. */
  readonly source: string
  /** Why it waits for a moderator; undefined: everybody reads it at once. */
  readonly heldFor: HoldReason | undefined
  /** Drawn with the form: what is written twice with it is one. */
  readonly formKey: string
  readonly now: Date
}

/** Number that a reply was given; undefined while it is held. */
export interface WrittenPost {
  readonly topic: number
  readonly reply: number
  readonly number: number | undefined
}

/** Begins a topic. */
export async function writeTopic(
  payload: Payload,
  topic: NewPost & {
    readonly board: number
    readonly language: string
    readonly title: string
    readonly slug: string
  },
  transaction: Transaction,
): Promise<WrittenPost> {
  const { board, language, title, slug, person, now, ...post } = topic
  const by = person ?? null
  const at = now.toISOString()
  const [row] = await runSql(
    payload,
    sql`insert into forum_topics
        (board_id, language, title, slug, state, is_sticky, is_closed, last_number, last_at, person_id, last_person_id, began_at)
      values (${board}, ${language}, ${title}, ${slug}, 'held', ${false}, ${false}, 0, ${at}, ${by}, ${by}, ${at})
      returning id`,
    transaction,
  )
  return writeReply(payload, { ...post, topic: Number(row?.id), person, now }, transaction)
}

/** Answers in a topic. @param reply.answers Number of the reply that it answers. */
export async function writeReply(
  payload: Payload,
  reply: NewPost & { readonly topic: number; readonly answers?: number | undefined },
  transaction: Transaction,
): Promise<WrittenPost> {
  const { topic, person, source, heldFor = null, answers = null, formKey, now } = reply
  const [row] = await runSql(
    payload,
    sql`insert into forum_replies (topic_id, person_id, state, held_for, source, answers, written_at, form_key)
      values (${topic}, ${person ?? null}, 'held', ${heldFor}, ${source}, ${answers}, ${now.toISOString()}, ${formKey})
      returning id`,
    transaction,
  )
  const id = Number(row?.id)
  const number = heldFor === null ? await showReply(payload, id, now, transaction) : undefined
  return { topic, reply: id, number }
}

/**
 * Shows a reply that was held, or hidden. The first time it is given the next number of its topic, and is counted; words that
 * open a topic bring the topic with them. It comes last of what a transaction does: the row in which changes are counted stays
 * locked until its end.
 *
 * @returns Its number; undefined when it is shown already, or when there is no such reply.
 */
export async function showReply(
  payload: Payload,
  id: number,
  now: Date,
  transaction: Transaction,
): Promise<number | undefined> {
  const [reply] = await runSql(
    payload,
    sql`update forum_replies set state = 'shown', held_for = null where id = ${id} and state <> 'shown' and source <> ''
      returning topic_id, person_id, number`,
    transaction,
  )
  if (!reply) return undefined
  const numbered = numberIn(reply.number)
  const placed = { id, topic: Number(reply.topic_id), person: numberIn(reply.person_id), now }
  const { topic, number } =
    numbered === undefined ? await giveNumber(payload, placed, transaction) : { topic: placed.topic, number: numbered }
  const shown = await findTopic(payload, topic, transaction)
  if (shown)
    await noteShown(payload, shown, { number, isNew: numbered === undefined, person: placed.person }, transaction)
  return number
}

/**
 * Gives a reply the next number of its topic, whose row stays locked until the transaction ends: no number is given twice. In a
 * topic that was added to another while the reply was written, it goes there.
 */
async function giveNumber(
  payload: Payload,
  reply: { readonly id: number; readonly topic: number; readonly person: number | undefined; readonly now: Date },
  transaction: Transaction,
): Promise<{ readonly topic: number; readonly number: number }> {
  const { id, topic, person = null, now } = reply
  const [row] = await runSql(
    payload,
    sql`update forum_topics set last_number = last_number + 1, last_at = ${now.toISOString()}, last_person_id = ${person}
      where id = ${topic} returning last_number, merged_into_id`,
    transaction,
  )
  if (row?.merged_into_id != null) {
    return giveNumber(payload, { ...reply, topic: Number(row.merged_into_id) }, transaction)
  }
  const number = Number(row?.last_number)
  await runSql(
    payload,
    sql`update forum_replies set topic_id = ${topic}, number = ${number} where id = ${id}`,
    transaction,
  )
  if (person !== null) await countApproved(payload, person, transaction)
  await addNotice(payload, id, now, transaction)
  return { topic, number }
}

async function noteShown(
  payload: Payload,
  topic: StoredTopic,
  { number, isNew, person }: { readonly number: number; readonly isNew: boolean; readonly person: number | undefined },
  transaction: Transaction,
): Promise<void> {
  if (number === 1) {
    await runSql(payload, sql`update forum_topics set state = 'shown' where id = ${topic.id}`, transaction)
    await addToCounts(payload, topic, { topics: 1, replies: topic.lastNumber - 1 }, transaction)
  } else if (isNew && topic.state === 'shown') {
    await addToCounts(payload, topic, { topics: 0, replies: 1 }, transaction)
  }
  const tags = [...tagsOfReply(topic), ...tagsOfPerson(person)]
  await noteTopics(payload, { topics: [topic.id], tags }, transaction)
}

/**
 * Hides a reply that is shown, or held. One that was shown keeps its number, so that no page moves; words that open a topic take
 * the topic with them.
 */
export async function hideReply(payload: Payload, id: number, transaction: Transaction): Promise<boolean> {
  const [reply] = await runSql(
    payload,
    sql`update forum_replies set state = 'hidden' where id = ${id} and state <> 'hidden'
      returning topic_id, person_id, number`,
    transaction,
  )
  if (!reply) return false
  const topic = await findTopic(payload, Number(reply.topic_id), transaction)
  if (!topic) return false
  // Nobody has seen what has no number.
  if (reply.number == null) return true
  if (Number(reply.number) === 1) {
    await runSql(payload, sql`update forum_topics set state = 'hidden' where id = ${topic.id}`, transaction)
    await addToCounts(payload, topic, { topics: -1, replies: 1 - topic.lastNumber }, transaction)
  }
  const tags = [...tagsOfReply(topic), ...tagsOfPerson(numberIn(reply.person_id))]
  await noteTopics(payload, { topics: [topic.id], tags }, transaction)
  return true
}

/** Tags of what shows what somebody wrote; none for who is no member. */
export function tagsOfPerson(person: number | undefined): readonly string[] {
  return person === undefined ? [] : [personTag(person)]
}

/** Tags of what shows a topic: its pages, the first page of its board, and lists of what is newest. */
export function tagsOfReply({
  id,
  board,
  language,
}: Pick<StoredTopic, 'id' | 'board' | 'language'>): readonly string[] {
  return [topicTag(id), frontTag(board, language), NEWEST_TOPICS]
}
