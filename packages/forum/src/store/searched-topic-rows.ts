import type { SearchedRow, SearchedRows } from '@vitrine/content/documents'
import { runSql, sql, sqlList } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { MAX_SEARCHED_POSTS } from '../core/limits.ts'
import { ownWordsOfPost } from '../core/post/post-tree.ts'
import { readPost } from '../core/post/read-post.ts'

type Run = Parameters<SearchedRows['ids']>[0]

/** Topics that everybody reads. */
const READABLE = sql.raw(
  "forum_topics as t inner join forum_boards as b on b.id = t.board_id and b.reads = 'everyone' where t.state = 'shown'",
)

/** Ids of all topics that everybody reads, those last that were answered last. */
export async function searchedTopics(run: Run): Promise<readonly number[]> {
  const rows = await run(sql`select t.id from ${READABLE} order by t.last_at, t.id`)
  return rows.map(({ id }) => Number(id))
}

/** Reads what the search finds of a topic: its title, and what its first posts say. */
export async function searchedTopic(run: Run, id: number): Promise<SearchedRow | undefined> {
  const [topic] = await run(sql`select t.language, t.title, t.last_at from ${READABLE} and t.id = ${id}`)
  if (!topic) return undefined
  const posts = await run(
    sql`select source from forum_replies where topic_id = ${id} and number between 1 and ${MAX_SEARCHED_POSTS}
      and state = 'shown' order by number`,
  )
  return {
    locale: String(topic.language),
    title: String(topic.title),
    body: posts.map(({ source }) => ownWordsOfPost(readPost(String(source)))).join('\n'),
    date: momentOf(topic.last_at).toISOString(),
  }
}

/** Topic as a result of the search leads to it. */
export interface FoundTopic {
  readonly id: number
  readonly slug: string
  /** BCP 47 tags of the pages of its board, as they are stored. */
  readonly boardLanguages: unknown
}

/** Those of some topics that everybody reads in a language. @param ids One at least. */
export async function foundTopics(
  payload: Payload,
  ids: readonly number[],
  language: string,
): Promise<readonly FoundTopic[]> {
  const list = sqlList(ids)
  const rows = await runSql(
    payload,
    sql`select t.id, t.slug, b.languages from ${READABLE} and t.id in (${list}) and t.language = ${language}`,
  )
  return rows.map(({ id, slug, languages }) => ({
    id: Number(id),
    slug: String(slug),
    boardLanguages: fromColumn(languages),
  }))
}

/** Address of the forum as it is stored. */
export async function storedForumSlug(payload: Payload): Promise<unknown> {
  const [row] = await runSql(payload, sql`select slug from forum_settings limit 1`)
  return row?.slug
}

/** Ids of all topics of a board. */
export async function topicsOfOneBoard(run: Run, board: number): Promise<readonly number[]> {
  const rows = await run(sql`select id from forum_topics where board_id = ${board} and state = 'shown'`)
  return rows.map(({ id }) => Number(id))
}
