import { runSql, sql } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { HOLD_REASONS, type HoldReason } from '../core/hold.ts'
import { POST_STATES, type PostState, type StoredTopic } from '../core/stored-topic.ts'
import { numberIn, truthIn } from './row-values.ts'

/** A text of somebody, with its topic. */
export interface PostWithTopic {
  readonly id: number
  /** Undefined while it is held. */
  readonly number: number | undefined
  readonly source: string
  readonly writtenAt: Date
  readonly state: PostState
  readonly heldFor: HoldReason | undefined
  readonly topic: Pick<StoredTopic, 'id' | 'slug' | 'title' | 'language' | 'state' | 'isClosed'>
}

/** Texts of somebody, the newest first. */
export async function postsOfPerson(
  payload: Payload,
  person: number,
  count: number,
): Promise<readonly PostWithTopic[]> {
  const rows = await runSql(
    payload,
    sql`select r.id, r.number, r.source, r.written_at, r.state, r.held_for,
        t.id as topic_id, t.slug, t.title, t.language, t.state as topic_state, t.is_closed
      from forum_replies as r inner join forum_topics as t on t.id = r.topic_id
      where r.person_id = ${person} order by r.written_at desc, r.id desc limit ${count}`,
  )
  const stateOf = (value: unknown) => POST_STATES.find((state) => state === value) ?? 'held'
  return rows.map((row) => ({
    id: Number(row.id),
    number: numberIn(row.number),
    source: String(row.source),
    writtenAt: momentOf(row.written_at),
    state: stateOf(row.state),
    heldFor: HOLD_REASONS.find((reason) => reason === row.held_for),
    topic: {
      id: Number(row.topic_id),
      slug: String(row.slug),
      title: String(row.title),
      language: String(row.language),
      state: stateOf(row.topic_state),
      isClosed: truthIn(row.is_closed),
    },
  }))
}
