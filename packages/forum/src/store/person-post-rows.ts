import { runSql, sql, sqlList } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { MAX_PERSON_PAGES, POSTS_PER_PERSON_PAGE } from '../core/limits.ts'

/** Posts of somebody on some boards, in topics of one language. */
export interface PersonPart {
  readonly person: number
  /** One at least. */
  readonly boards: readonly number[]
  /** BCP 47 tag. */
  readonly language: string
}

/** A post of somebody, with its topic. */
export interface PersonPost {
  readonly id: number
  readonly number: number
  readonly source: string
  readonly writtenAt: Date
  readonly topic: { readonly id: number; readonly slug: string; readonly title: string }
}

/** Posts that the pages of a writer show at most. */
const MAX_SHOWN = POSTS_PER_PERSON_PAGE * MAX_PERSON_PAGES

/** Counts the posts of somebody that are shown, as far as pages show them. */
export async function countPersonPosts(payload: Payload, part: PersonPart): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`select count(*) as found from (select 1 ${postsOf(part)} limit ${MAX_SHOWN}) as found_posts`,
  )
  return Number(row?.found ?? 0)
}

/** Posts on a page of a writer, the newest first. @param page From 1. */
export async function personPosts(payload: Payload, part: PersonPart, page: number): Promise<readonly PersonPost[]> {
  const rows = await runSql(
    payload,
    sql`select r.id, r.number, r.source, r.written_at, t.id as topic_id, t.slug, t.title ${postsOf(part)}
      order by r.written_at desc, r.id desc limit ${POSTS_PER_PERSON_PAGE} offset ${(page - 1) * POSTS_PER_PERSON_PAGE}`,
  )
  return rows.map(({ id, number, source, written_at, topic_id, slug, title }) => ({
    id: Number(id),
    number: Number(number),
    source: String(source),
    writtenAt: momentOf(written_at),
    topic: { id: Number(topic_id), slug: String(slug), title: String(title) },
  }))
}

function postsOf({ person, boards, language }: PersonPart) {
  const list = sqlList(boards)
  return sql`from forum_replies as r inner join forum_topics as t on t.id = r.topic_id
    where r.person_id = ${person} and r.state = 'shown' and t.state = 'shown' and t.language = ${language}
      and t.board_id in (${list})`
}
