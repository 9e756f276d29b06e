import type { BlockBase } from '@vitrine/kit/core'
import type { ForumTopicBlock, ShownReply } from '../blocks/forum-topic/forum-topic.block.ts'
import { wordsOfPost } from './post/post-tree.ts'

/**
 * A topic as schema.org describes it, with the replies of the page; undefined for a page that is none.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/discussion-forum
 */
export function topicData(blocks: readonly BlockBase[], { siteUrl }: { readonly siteUrl: string }): object | undefined {
  const topic = blocks.find((block): block is ForumTopicBlock => block.blockType === 'forumTopic')
  if (!topic) return undefined
  const absolute = (address: string) => new URL(address, siteUrl).href
  const opening = topic.replies.find(({ number }) => number === 1)
  const written = ({ author, writtenAt, editedAt, href, content }: ShownReply) => ({
    text: wordsOfPost(content ?? []),
    datePublished: writtenAt,
    ...(editedAt && { dateModified: editedAt }),
    ...authorOf(author),
    url: absolute(href),
  })
  const comments = topic.replies.filter(({ number, content }) => number > 1 && content)
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    url: absolute(topic.href),
    mainEntityOfPage: absolute(topic.href),
    datePublished: topic.beganAt,
    ...authorOf(topic.author),
    ...(opening?.content && { text: wordsOfPost(opening.content) }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CommentAction',
      userInteractionCount: topic.replyCount,
    },
    ...(comments.length > 0 && { comment: comments.map((reply) => ({ '@type': 'Comment', ...written(reply) })) }),
  }
}

function authorOf(name: string | undefined): object {
  return name === undefined ? {} : { author: { '@type': 'Person', name } }
}
