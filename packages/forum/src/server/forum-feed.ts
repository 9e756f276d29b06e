import type { ContentFile, FileSite } from '@vitrine/content/queries'
import { type FeedItem, type FeedKind, feedFile, feedGuid, MAX_FEED_ITEMS, MAX_FEED_WORDS } from '@vitrine/seo/core'
import { parseForumAddress, topicPath } from '../core/addresses.ts'
import { pageOfReply, replyAddress } from '../core/pages.ts'
import { wordsOfPost } from '../core/post/post-tree.ts'
import { readPost } from '../core/post/read-post.ts'
import type { StoredReply, StoredTopic } from '../core/stored-topic.ts'
import type { ForumReader } from './forum-reader.ts'

interface FeedContext {
  readonly forum: ForumReader
  readonly locale: string
  readonly site: FileSite
}

/** A feed before it is written. */
interface FeedPart {
  readonly title: string
  readonly description: string
  readonly items: readonly FeedItem[]
}

/** Makes the feed of a board or a topic that everybody reads; undefined for other paths. */
export async function forumFeedAt(path: string, context: FeedContext): Promise<ContentFile | undefined> {
  const { forum, locale, site } = context
  const [, page, kind] = path.match(/^(.*\/)feed\.(xml|json)$/) ?? []
  const { base, title } = await forum.place(locale)
  const address = page === undefined ? undefined : parseForumAddress(page, base)
  if (page === undefined || !address) return undefined
  const part =
    address.kind === 'board'
      ? await boardFeed(page, base, context)
      : address.kind === 'topic'
        ? await topicFeed(address.topic, { page, base }, context)
        : undefined
  if (!part) return undefined
  const home = site.urlOf(page)
  return feedFile(kind as FeedKind, {
    ...part,
    title: [part.title, title, site.name].join(' – '),
    language: locale,
    home,
    self: `${home}feed`,
  })
}

/** Topics of a board, those first that were answered last. */
async function boardFeed(
  path: string,
  base: string,
  { forum, locale, site }: FeedContext,
): Promise<FeedPart | undefined> {
  const board = (await forum.boards(locale)).find((one) => one.path === path && one.reads === 'everyone')
  if (!board) return undefined
  const topics = await forum.newest([board.id], locale, MAX_FEED_ITEMS)
  return {
    title: board.title,
    description: board.description ?? '',
    items: topics.map((topic) => topicItem(topic, site.urlOf(topicPath(topic, base)))),
  }
}

function topicItem({ id, title, beganAt, lastAt, author }: StoredTopic, url: string): FeedItem {
  return {
    guid: feedGuid('topic', id, beganAt),
    url,
    title,
    published: beganAt.toISOString(),
    updated: lastAt.toISOString(),
    authors: author === undefined ? [] : [author],
    categories: [],
  }
}

/** Replies of a topic, the newest first. */
async function topicFeed(
  id: number,
  { page, base }: { readonly page: string; readonly base: string },
  { forum, locale, site }: FeedContext,
): Promise<FeedPart | undefined> {
  const topic = await forum.topic(id)
  if (topic?.state !== 'shown' || topic.language !== locale || topicPath(topic, base) !== page) return undefined
  const board = (await forum.boards(locale)).find((one) => one.id === topic.board)
  if (board?.reads !== 'everyone') return undefined
  const last = pageOfReply(topic.lastNumber)
  const pages = last > 1 ? [last - 1, last] : [last]
  const replies = (await Promise.all(pages.map((part) => forum.replies(id, part)))).flat()
  const shown = replies.filter(({ state }) => state === 'shown').slice(-MAX_FEED_ITEMS)
  return {
    title: topic.title,
    description: board.title,
    items: shown.toReversed().map((reply) => replyItem(reply, topic, site.urlOf(page))),
  }
}

function replyItem(
  { id, number = 1, author, source, writtenAt, editedAt }: StoredReply,
  topic: StoredTopic,
  url: string,
): FeedItem {
  return {
    guid: feedGuid('reply', id, writtenAt),
    url: replyAddress(url, number),
    title: number === 1 ? topic.title : `Re: ${topic.title}`,
    published: writtenAt.toISOString(),
    ...(editedAt && { updated: editedAt.toISOString() }),
    words: wordsOfPost(readPost(source)).slice(0, MAX_FEED_WORDS),
    authors: author === undefined ? [] : [author],
    categories: [],
  }
}
