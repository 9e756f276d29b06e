import { createUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Posts of each topic. */
const POSTS = 11

/** People who write. */
const PEOPLE = 50

/** Words of titles and texts; a title has two of them. */
const WORDS = ['oak', 'lantern', 'hinge', 'plaster', 'drawer', 'larch', 'dimmer', 'terrazzo', 'linen', 'brass', 'shade']

/** Boards, each with as many topics. */
const BOARDS = 10

/** A forum with many topics. */
export interface LargeForum {
  /** Ids of its boards. */
  readonly boards: readonly number[]
  /** Id of a topic in the middle. */
  readonly topic: number
}

/** Adds boards to an empty forum, and topics of eleven posts each, by statements of the database alone. */
export async function addLargeForum(
  payload: Payload,
  { topics, language }: { readonly topics: number; readonly language: string },
): Promise<LargeForum> {
  const boards: number[] = []
  for (let number = 1; number <= BOARDS; number += 1) {
    const data = { title: `Board ${number}`, place: number }
    boards.push((await createUntyped(payload, { collection: 'forum-boards', data, locale: language })).id)
  }
  const isPostgres = payload.db.name === 'postgres'
  const run = (statement: ReturnType<typeof sql>) => runSql(payload, statement)
  const minutes = (count: ReturnType<typeof sql>) =>
    isPostgres
      ? sql`timestamptz '2020-01-01T00:00:00Z' + (${count}) * interval '1 minute'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', (${count}) || ' minutes')`
  const numbers = (last: number) =>
    sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.raw(String(last))})`
  const word = (from: ReturnType<typeof sql>) =>
    sql`case (${from}) % ${sql.raw(String(WORDS.length))} ${sql.join(
      WORDS.map((one, place) => sql.raw(`when ${place} then '${one}'`)),
      sql` `,
    )} end`
  const board = sql`case i % ${sql.raw(String(boards.length))} ${sql.join(
    boards.map((id, place) => sql.raw(`when ${place} then ${id}`)),
    sql` `,
  )} end`
  const [yes, no] = isPostgres ? [sql.raw('true'), sql.raw('false')] : [sql.raw('1'), sql.raw('0')]

  await run(sql`insert into forum_people (member, name, name_key, role, approved, since)
    ${numbers(PEOPLE)} select i, 'Writer ' || i, 'writer' || i, 'member', 100, ${minutes(sql`i`)} from n`)
  await run(sql`insert into forum_topics
      (board_id, language, title, slug, state, is_sticky, is_closed, last_number, last_at, person_id, last_person_id, began_at)
    ${numbers(topics)} select ${board}, ${language}, 'Topic ' || i || ' about ' || ${word(sql`i`)} || ' and ' || ${word(sql`i / 7`)},
      'topic', 'shown', case when i % 997 = 0 then ${yes} else ${no} end, ${no}, ${sql.raw(String(POSTS))},
      ${minutes(sql`i * 20`)}, i % ${sql.raw(String(PEOPLE))} + 1, (i + 7) % ${sql.raw(String(PEOPLE))} + 1, ${minutes(sql`i`)} from n`)
  await run(sql`insert into forum_replies (topic_id, number, person_id, state, source, open_reports, written_at, form_key)
    ${numbers(POSTS)} select t.id, n.i, (t.id + n.i) % ${sql.raw(String(PEOPLE))} + 1, 'shown',
      'Ours is **' || ${word(sql`t.id + n.i`)} || '**, and number ' || t.id || ' of its kind. What would you do about the ' || ${word(sql`t.id / 3 + n.i`)} || '?',
      0, ${minutes(sql`t.id * 20 + n.i`)}, 'large ' || t.id || ' ' || n.i
    from forum_topics as t cross join n`)
  await run(sql`insert into forum_counts (board_id, language, topics, replies, last_topic_id)
    select board_id, language, count(*), count(*) * ${sql.raw(String(POSTS - 1))}, max(id) from forum_topics group by board_id, language`)
  // The databases take stock of what is there, as they do by themselves after a while.
  await run(sql.raw('analyze'))
  return { boards, topic: Math.ceil(topics / 2) }
}
