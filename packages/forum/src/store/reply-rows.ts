import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { HOLD_REASONS } from '../core/hold.ts'
import { POST_STATES, type StoredReply } from '../core/stored-topic.ts'
import { momentIn, numberIn, type Row, textIn } from './row-values.ts'

/** Columns of a reply that {@link replyOfRow} reads, with the name of who wrote it. */
const COLUMNS = sql.raw(
  'r.id, r.topic_id, r.number, r.person_id, r.state, r.source, r.answers, r.written_at, r.edited_at, r.held_for, ' +
    'r.open_reports, author.name as author',
)

const AUTHOR = sql.raw('left join forum_people as author on author.id = r.person_id')

function replyOfRow(row: Row): StoredReply {
  return {
    id: Number(row.id),
    topic: Number(row.topic_id),
    number: numberIn(row.number),
    person: numberIn(row.person_id),
    author: textIn(row.author),
    state: POST_STATES.find((state) => state === row.state) ?? 'held',
    source: String(row.source),
    answers: numberIn(row.answers),
    writtenAt: momentOf(row.written_at),
    editedAt: momentIn(row.edited_at),
    heldFor: HOLD_REASONS.find((reason) => reason === row.held_for),
    openReports: Number(row.open_reports),
  }
}

/** Numbered replies of a topic in a range of numbers, both included, in their order. */
export async function repliesBetween(
  payload: Payload,
  { topic, from, to }: { readonly topic: number; readonly from: number; readonly to: number },
): Promise<readonly StoredReply[]> {
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from forum_replies as r ${AUTHOR}
      where r.topic_id = ${topic} and r.number between ${from} and ${to} order by r.number`,
  )
  return rows.map(replyOfRow)
}

export async function findReply(
  payload: Payload,
  by: { readonly id: number } | { readonly formKey: string },
  transaction?: Transaction,
): Promise<StoredReply | undefined> {
  const condition = 'id' in by ? sql`r.id = ${by.id}` : sql`r.form_key = ${by.formKey}`
  const [row] = await runSql(
    payload,
    sql`select ${COLUMNS} from forum_replies as r ${AUTHOR} where ${condition}`,
    transaction,
  )
  return row && replyOfRow(row)
}

/** Replies on some boards that wait for a moderator: held ones, and reported ones, the oldest first. @param boards One at least. */
export async function queuedReplies(
  payload: Payload,
  { boards, count }: { readonly boards: readonly number[]; readonly count: number },
): Promise<readonly StoredReply[]> {
  const list = sqlList(boards)
  const waiting = (condition: ReturnType<typeof sql>) =>
    runSql(
      payload,
      sql`select ${COLUMNS} from forum_replies as r inner join forum_topics as t on t.id = r.topic_id ${AUTHOR}
        where ${condition} and t.board_id in (${list}) order by r.written_at, r.id limit ${count}`,
    )
  const [held, reported] = await Promise.all([
    waiting(sql`r.state = 'held'`),
    waiting(sql`r.open_reports > 0 and r.state <> 'held'`),
  ])
  return [...reported, ...held].slice(0, count).map(replyOfRow)
}
