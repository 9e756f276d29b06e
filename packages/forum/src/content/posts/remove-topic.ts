import type { Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { addToCounts } from '../../store/board-counts.ts'
import { deleteTopicRows, forgetEmptyCounts } from '../../store/imported-rows.ts'
import { findTopic } from '../../store/topic-rows.ts'
import { noteTopics } from './note-topics.ts'
import { tagsOfReply } from './write-posts.ts'

/** Removes a topic with all that was written in it, as if it had never been. */
export async function removeTopic(payload: Payload, id: number, transaction: Transaction): Promise<void> {
  const topic = await findTopic(payload, id, transaction)
  if (!topic) return
  await deleteTopicRows(payload, id, transaction)
  if (topic.state === 'shown') {
    await addToCounts(payload, topic, { topics: -1, replies: 1 - topic.lastNumber }, transaction)
  }
  await forgetEmptyCounts(payload, topic.board, transaction)
  await noteTopics(payload, { topics: [id], tags: tagsOfReply(topic) }, transaction)
}
