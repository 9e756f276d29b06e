import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { textIn } from './row-values.ts'

/** Board in one language. */
export interface BoardPart {
  readonly board: number
  /** BCP 47 tag. */
  readonly language: string
}

/** Counts of a board in one language. */
export interface BoardCounts {
  readonly board: number
  readonly topics: number
  /** Without the words that open topics. */
  readonly replies: number
  /** Topic that was answered last. */
  readonly last?: {
    readonly id: number
    readonly slug: string
    readonly title: string
    readonly at: Date
    readonly author: string | undefined
  }
}

/** Counts of all boards in a language; boards without topics have none. */
export async function countsOfBoards(payload: Payload, language: string): Promise<readonly BoardCounts[]> {
  const rows = await runSql(
    payload,
    sql`select c.board_id, c.topics, c.replies, t.id, t.slug, t.title, t.last_at, author.name as author
      from forum_counts as c left join forum_topics as t on t.id = c.last_topic_id
      left join forum_people as author on author.id = t.last_person_id
      where c.language = ${language} and c.topics > 0`,
  )
  return rows.map(({ board_id, topics, replies, id, slug, title, last_at, author }) => ({
    board: Number(board_id),
    topics: Number(topics),
    replies: Number(replies),
    ...(id != null && {
      last: {
        id: Number(id),
        slug: String(slug),
        title: String(title),
        at: momentOf(last_at),
        author: textIn(author),
      },
    }),
  }))
}

/** Topics of a board that are shown. */
export async function topicsOfBoard(payload: Payload, { board, language }: BoardPart): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`select topics from forum_counts where board_id = ${board} and language = ${language}`,
  )
  return Number(row?.topics ?? 0)
}

/** True if a board has any topics, shown or not, in any language. */
export async function hasTopics(payload: Payload, board: number): Promise<boolean> {
  const rows = await runSql(payload, sql`select 1 from forum_topics where board_id = ${board} limit 1`)
  return rows.length > 0
}

/** Adds to the counts of a board, and finds anew which topic was answered last. */
export async function addToCounts(
  payload: Payload,
  { board, language }: BoardPart,
  added: { readonly topics: number; readonly replies: number },
  transaction: Transaction,
): Promise<void> {
  const { topics, replies } = added
  await runSql(
    payload,
    sql`insert into forum_counts (board_id, language, topics, replies) values (${board}, ${language}, ${topics}, ${replies})
      on conflict (board_id, language) do update
      set topics = forum_counts.topics + ${topics}, replies = forum_counts.replies + ${replies}`,
    transaction,
  )
  await runSql(
    payload,
    sql`update forum_counts set last_topic_id = (
        select id from forum_topics where board_id = ${board} and language = ${language} and state = 'shown'
        order by last_at desc, id desc limit 1
      ) where board_id = ${board} and language = ${language}`,
    transaction,
  )
}
