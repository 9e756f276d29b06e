import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { TOPICS_PER_PAGE } from '../core/limits.ts'
import { POST_STATES, type StoredTopic } from '../core/stored-topic.ts'
import { numberIn, type Row, textIn, truthIn } from './row-values.ts'

/** Columns of a topic that {@link topicOfRow} reads, with the names of its people. */
const COLUMNS = sql.raw(
  't.id, t.board_id, t.language, t.title, t.slug, t.state, t.is_sticky, t.is_closed, t.solved_by, t.last_number, ' +
    't.merged_into_id, t.merged_after, t.last_at, t.began_at, t.person_id, author.name as author, last_author.name as last_author',
)

const PEOPLE = sql.raw(
  'left join forum_people as author on author.id = t.person_id ' +
    'left join forum_people as last_author on last_author.id = t.last_person_id',
)

function topicOfRow(row: Row): StoredTopic {
  return {
    id: Number(row.id),
    board: Number(row.board_id),
    language: String(row.language),
    title: String(row.title),
    slug: String(row.slug),
    state: POST_STATES.find((state) => state === row.state) ?? 'held',
    isSticky: truthIn(row.is_sticky),
    isClosed: truthIn(row.is_closed),
    solvedBy: numberIn(row.solved_by),
    merged:
      row.merged_into_id == null ? undefined : { into: Number(row.merged_into_id), after: Number(row.merged_after) },
    lastNumber: Number(row.last_number),
    lastAt: momentOf(row.last_at),
    beganAt: momentOf(row.began_at),
    person: numberIn(row.person_id),
    author: textIn(row.author),
    lastAuthor: textIn(row.last_author),
  }
}

export async function findTopic(
  payload: Payload,
  id: number,
  transaction?: Transaction,
): Promise<StoredTopic | undefined> {
  const [row] = await runSql(
    payload,
    sql`select ${COLUMNS} from forum_topics as t ${PEOPLE} where t.id = ${id}`,
    transaction,
  )
  return row && topicOfRow(row)
}

/**
 * Topics on a page of a board: sticky ones first, then those that were answered last. Their ids are found in the index alone;
 * with at most 100 pages it is read over 3,000 entries.
 *
 * @param page From 1.
 */
export async function topicsOnPage(
  payload: Payload,
  { board, language, page }: { readonly board: number; readonly language: string; readonly page: number },
): Promise<readonly StoredTopic[]> {
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from (
        select id from forum_topics where board_id = ${board} and language = ${language} and state = 'shown'
        order by is_sticky desc, last_at desc, id desc limit ${TOPICS_PER_PAGE} offset ${(page - 1) * TOPICS_PER_PAGE}
      ) as found inner join forum_topics as t on t.id = found.id ${PEOPLE}
      order by t.is_sticky desc, t.last_at desc, t.id desc`,
  )
  return rows.map(topicOfRow)
}

/** Topics of some boards that were answered last. @param boards One at least. */
export async function newestTopics(
  payload: Payload,
  {
    boards,
    language,
    count,
  }: { readonly boards: readonly number[]; readonly language: string; readonly count: number },
): Promise<readonly StoredTopic[]> {
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from forum_topics as t ${PEOPLE}
      where t.language = ${language} and t.state = 'shown' and t.board_id in (${listOf(boards)})
      order by t.last_at desc, t.id desc limit ${count}`,
  )
  return rows.map(topicOfRow)
}

/** Topic as the sitemap lists it. */
export type ListedTopic = Pick<StoredTopic, 'id' | 'slug' | 'title' | 'language' | 'lastAt'>

/** Topics of some boards for the sitemap, those first that were answered last. @param boards One at least. */
export async function listedTopics(
  payload: Payload,
  { boards, count }: { readonly boards: readonly number[]; readonly count: number },
): Promise<readonly ListedTopic[]> {
  const rows = await runSql(
    payload,
    sql`select id, slug, title, language, last_at from forum_topics
      where state = 'shown' and board_id in (${listOf(boards)}) order by last_at desc limit ${count}`,
  )
  return rows.map(({ id, slug, title, language, last_at }) => ({
    id: Number(id),
    slug: String(slug),
    title: String(title),
    language: String(language),
    lastAt: momentOf(last_at),
  }))
}

function listOf(ids: readonly number[]) {
  return sqlList(ids)
}
