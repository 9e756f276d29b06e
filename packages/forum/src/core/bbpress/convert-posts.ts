import type { ConvertedItem, ImportedItem, ImportTools } from '@vitrine/kit/core'
import { FORUM_LENGTHS } from '../limits.ts'
import { hiddenReason, importedPost } from './imported-post.ts'
import { idsIn, metaOf } from './metas.ts'

/** A topic of bbPress as the words that open a topic. */
export function convertTopic(topic: ImportedItem, tools: ImportTools): ConvertedItem {
  const problem = hiddenReason(topic)
  if (problem !== undefined) return { problem }
  const { above } = tools
  const board = above?.kind === 'forum' ? tools.item(above.id) : undefined
  if (above === undefined || board === undefined) return { problem: 'Its forum is not in the export.' }
  const post = importedPost(topic, tools)
  return {
    data: {
      ...post,
      board,
      title: tools.words(topic.title, FORUM_LENGTHS.title) || `Topic ${topic.id}`,
      isSticky: idsIn(metaOf(above, '_bbp_sticky_topics'), tools).includes(topic.id),
      isClosed: topic.status === 'closed',
    },
    after: [above.id],
  }
}

/** A reply of bbPress. It waits for the one before it, so that numbers follow the dates. */
export function convertReply(reply: ImportedItem, tools: ImportTools): ConvertedItem {
  const problem = hiddenReason(reply)
  if (problem !== undefined) return { problem }
  const { above } = tools
  const topic = above?.kind === 'topic' && hiddenReason(above) === undefined ? tools.item(above.id) : undefined
  if (above === undefined || topic === undefined) return { problem: 'Its topic is not imported.' }
  const post = importedPost(reply, tools)
  const shown = tools.siblings.filter((one) => one.kind === reply.kind && hiddenReason(one) === undefined)
  const place = shown.findIndex(({ id }) => id === reply.id)
  const before = shown[place - 1]
  const answered = shown.findIndex(({ id }) => id === Number(metaOf(reply, '_bbp_reply_to')))
  return {
    data: { ...post, topic, ...(answered !== -1 && answered < place && { answers: answered + FIRST_REPLY }) },
    after: [above.id, ...(before ? [before.id] : [])],
  }
}

/** Number of the first reply: the words that open a topic are number 1. */
const FIRST_REPLY = 2
