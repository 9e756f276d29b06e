import { readTagged } from '@vitrine/content/cache'
import { baseAddress, text } from '@vitrine/content/core'
import { rememberedGlobal } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { boardsInLanguage } from '../content/boards-in-language.ts'
import { DEFAULT_SLUG } from '../core/addresses.ts'
import type { Board } from '../core/board.ts'
import { forumTexts } from '../core/forum-texts.ts'
import { numbersOnPage, pagesOfBoard } from '../core/pages.ts'
import type { Person } from '../core/person.ts'
import type { StoredReply, StoredTopic } from '../core/stored-topic.ts'
import { frontTag, NEWEST_TOPICS, personTag, topicTag } from '../core/tags.ts'
import { type BoardCounts, type BoardPart, countsOfBoards, topicsOfBoard } from '../store/board-counts.ts'
import { personById } from '../store/people-rows.ts'
import { countPersonPosts, type PersonPart, type PersonPost, personPosts } from '../store/person-post-rows.ts'
import { repliesBetween } from '../store/reply-rows.ts'
import { findTopic, newestTopics, topicsOnPage } from '../store/topic-rows.ts'

/** The forum in one language. */
export interface ForumPlace {
  /** Its address, with slashes at both ends. */
  readonly base: string
  readonly title: string
  readonly description: string | undefined
  /** ISO 8601. */
  readonly updatedAt: string
}

/** Topics on a page of a board, and the number of its pages. */
export interface BoardPage {
  readonly topics: readonly StoredTopic[]
  readonly pages: number
}

/**
 * Reads the forum for pages. Its own tables are read with tags of their own, so that a new reply drops what shows its topic,
 * the first page of its board and lists of what is newest, and nothing else.
 */
export interface ForumReader {
  place(locale: string): Promise<ForumPlace>
  /** Boards that are there in a language, in their order. */
  boards(locale: string): Promise<readonly Board[]>
  counts(locale: string): Promise<readonly BoardCounts[]>
  /** A page of a board. Its later pages are made anew when a topic on them changes, and after ten minutes. @param page From 1. */
  boardPage(part: BoardPart, page: number): Promise<BoardPage>
  topic(id: number): Promise<StoredTopic | undefined>
  /** Words that open a topic; undefined while it is held. */
  opening(topic: number): Promise<StoredReply | undefined>
  /** Replies on a page of a topic. @param page From 1. */
  replies(topic: number, page: number): Promise<readonly StoredReply[]>
  /** Somebody who writes in the forum; undefined for one who left. */
  person(id: number): Promise<Person | undefined>
  /** Posts of somebody that pages show, as far as they do. */
  countOfPerson(part: PersonPart): Promise<number>
  /** Posts on a page of a writer, the newest first. @param page From 1. */
  postsOfPerson(part: PersonPart, page: number): Promise<readonly PersonPost[]>
  /** Topics that were answered last. They change with a reply on one of the boards. @param boards One at least. */
  newest(boards: readonly number[], language: string, count: number): Promise<readonly StoredTopic[]>
}

export function forumReader(payload: Payload): ForumReader {
  const readSettings = rememberedGlobal(payload, 'forum-settings')
  return {
    async place(locale) {
      const settings = await readSettings(locale)
      return {
        base: baseAddress(settings, DEFAULT_SLUG),
        title: text(settings.title) ?? forumTexts(locale).forum,
        description: text(settings.description),
        updatedAt: String(settings.updatedAt ?? new Date(0).toISOString()),
      }
    },
    boards: (locale) => boardsInLanguage(payload, locale),
    counts: (locale) => readTagged([NEWEST_TOPICS], () => countsOfBoards(payload, locale)),
    async boardPage(part, page) {
      const [topics, count] = await readTagged(page === 1 ? [frontTag(part.board, part.language)] : [], () =>
        Promise.all([topicsOnPage(payload, { ...part, page }), topicsOfBoard(payload, part)]),
      )
      await noteTopics(topics)
      return { topics, pages: pagesOfBoard(count) }
    },
    topic: (id) => readTagged([topicTag(id)], () => findTopic(payload, id)),
    async opening(topic) {
      const [opening] = await readTagged([topicTag(topic)], () => repliesBetween(payload, { topic, from: 1, to: 1 }))
      return opening
    },
    replies: (topic, page) =>
      readTagged([topicTag(topic)], () => repliesBetween(payload, { topic, ...numbersOnPage(page) })),
    person: (id) => readTagged([personTag(id)], () => personById(payload, id)),
    countOfPerson: (part) => readTagged([personTag(part.person)], () => countPersonPosts(payload, part)),
    async postsOfPerson(part, page) {
      const posts = await readTagged([personTag(part.person)], () => personPosts(payload, part, page))
      await noteTopics(posts.map(({ topic }) => topic))
      return posts
    },
    newest: (boards, language, count) =>
      readTagged(newestTags(boards, language), () => newestTopics(payload, { boards, language, count })),
  }
}

/** Boards whose newest topics a list has by the tags of each; one of more boards is made anew with every reply. */
const MAX_FRONTS = 20

function newestTags(boards: readonly number[], language: string): readonly string[] {
  return boards.length > MAX_FRONTS ? [NEWEST_TOPICS] : boards.map((board) => frontTag(board, language))
}

/** Notes that a page shows some topics. */
function noteTopics(topics: readonly Pick<StoredTopic, 'id'>[]): Promise<void> {
  return readTagged(
    topics.map(({ id }) => topicTag(id)),
    async () => undefined,
  )
}
