import { randomUUID } from 'node:crypto'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { DEFAULT_MAIL_CHOICE, MAIL_CHOICES, type MailChoice } from '../core/mails/mail-choice.ts'
import { numberIn, type Row, truthIn } from './row-values.ts'

/** Topic or board that somebody subscribes to. */
export type SubscribedTo = { readonly topic: number } | { readonly board: number }

/** A subscription as it is stored. */
export interface Subscription {
  readonly id: number
  readonly member: number
  readonly to: SubscribedTo
  readonly isMuted: boolean
  readonly token: string
}

const COLUMNS = sql.raw('s.id, s.member, s.topic_id, s.board_id, s.is_muted, s.token')

function subscriptionOfRow(row: Row): Subscription {
  const topic = numberIn(row.topic_id)
  return {
    id: Number(row.id),
    member: Number(row.member),
    to: topic === undefined ? { board: Number(row.board_id) } : { topic },
    isMuted: truthIn(row.is_muted),
    token: String(row.token),
  }
}

function isTo(to: SubscribedTo) {
  return 'topic' in to ? sql`s.topic_id = ${to.topic}` : sql`s.board_id = ${to.board}`
}

/** Subscribes a member, or changes whether it is muted. */
export async function subscribe(
  payload: Payload,
  { member, to, isMuted, now }: Pick<Subscription, 'member' | 'to' | 'isMuted'> & { readonly now: Date },
  transaction?: Transaction,
): Promise<void> {
  const [topic, board] = 'topic' in to ? [to.topic, null] : [null, to.board]
  const about = sql.raw('topic' in to ? 'topic_id' : 'board_id')
  await runSql(
    payload,
    sql`insert into forum_subscriptions (member, topic_id, board_id, is_muted, token, at)
      values (${member}, ${topic}, ${board}, ${isMuted}, ${randomUUID()}, ${now.toISOString()})
      on conflict (member, ${about}) do update set is_muted = ${isMuted}`,
    transaction,
  )
}

/** Ends a subscription of a member. */
export async function unsubscribe(payload: Payload, member: number, to: SubscribedTo): Promise<void> {
  const about = 'topic' in to ? sql`topic_id = ${to.topic}` : sql`board_id = ${to.board}`
  await runSql(payload, sql`delete from forum_subscriptions where member = ${member} and ${about}`)
}

/** Subscription of a member; undefined: they have none. */
export async function findSubscription(
  payload: Payload,
  member: number,
  to: SubscribedTo,
): Promise<Subscription | undefined> {
  const [row] = await runSql(
    payload,
    sql`select ${COLUMNS} from forum_subscriptions as s where s.member = ${member} and ${isTo(to)}`,
  )
  return row && subscriptionOfRow(row)
}

/** Subscriptions of a member, the newest first. */
export async function subscriptionsOf(
  payload: Payload,
  member: number,
  count: number,
): Promise<readonly Subscription[]> {
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from forum_subscriptions as s where s.member = ${member} order by s.id desc limit ${count}`,
  )
  return rows.map(subscriptionOfRow)
}

/** Subscriptions to a topic or a board at a moment. */
export async function subscriptionsTo(
  payload: Payload,
  { to, at, count }: { readonly to: SubscribedTo; readonly at: Date; readonly count: number },
): Promise<readonly Subscription[]> {
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from forum_subscriptions as s where ${isTo(to)} and s.at <= ${at.toISOString()}
      order by s.id limit ${count}`,
  )
  return rows.map(subscriptionOfRow)
}

/** Counts the subscriptions to a topic or a board. */
export async function countSubscriptions(payload: Payload, to: SubscribedTo): Promise<number> {
  const [row] = await runSql(payload, sql`select count(*) as found from forum_subscriptions as s where ${isTo(to)}`)
  return Number(row?.found ?? 0)
}

/** Takes the subscriptions to a topic along to another. */
export async function moveSubscriptions(
  payload: Payload,
  { from, into }: { readonly from: number; readonly into: number },
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`update forum_subscriptions set topic_id = ${into} where topic_id = ${from}
      and member not in (select member from forum_subscriptions where topic_id = ${into})`,
    transaction,
  )
  await runSql(payload, sql`delete from forum_subscriptions where topic_id = ${from}`, transaction)
}

/** Mail settings of a member. */
export interface ReaderSettings {
  readonly mails: MailChoice
  /** Ends all mails. */
  readonly token: string
}

/** Mail settings of members, by their ids. Who has none yet is given some. */
export async function readersOf(
  payload: Payload,
  members: readonly number[],
): Promise<ReadonlyMap<number, ReaderSettings>> {
  if (members.length === 0) return new Map()
  const rows = members.map((member) => sql`(${member}, ${DEFAULT_MAIL_CHOICE}, ${randomUUID()})`)
  await runSql(
    payload,
    sql`insert into forum_readers (member, mails, token) values ${sql.join(rows, sql`, `)} on conflict (member) do nothing`,
  )
  const ids = members.map((member) => sql`${member}`)
  const found = await runSql(
    payload,
    sql`select member, mails, token from forum_readers where member in (${sql.join(ids, sql`, `)})`,
  )
  return new Map(
    found.map(({ member, mails, token }) => [
      Number(member),
      { mails: MAIL_CHOICES.find((choice) => choice === mails) ?? 'none', token: String(token) },
    ]),
  )
}

/** Changes how a member wants mails. Who wants no digest any more gets none of what was gathered for it. */
export async function chooseMails(
  payload: Payload,
  member: number,
  mails: MailChoice,
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`insert into forum_readers (member, mails, token) values (${member}, ${mails}, ${randomUUID()})
      on conflict (member) do update set mails = ${mails}`,
    transaction,
  )
  if (mails !== 'digest') {
    await runSql(payload, sql`delete from forum_digest_lines where member = ${member}`, transaction)
  }
}

/** Subject of a token of a mail: a subscription, or all mails of a member. */
export type TokenSubject =
  | { readonly kind: 'subscription'; readonly subscription: Subscription }
  | { readonly kind: 'all'; readonly member: number }

/** Finds what a token of a mail ends; undefined for one that ends nothing any more. */
export async function findToken(payload: Payload, token: string): Promise<TokenSubject | undefined> {
  const [row] = await runSql(payload, sql`select ${COLUMNS} from forum_subscriptions as s where s.token = ${token}`)
  if (row) return { kind: 'subscription', subscription: subscriptionOfRow(row) }
  const [reader] = await runSql(payload, sql`select member from forum_readers where token = ${token}`)
  return reader && { kind: 'all', member: Number(reader.member) }
}

/** Forgets what a member wants to know of. */
export async function forgetSubscriber(payload: Payload, member: number, transaction: Transaction): Promise<void> {
  for (const table of ['forum_subscriptions', 'forum_readers', 'forum_digest_lines']) {
    await runSql(payload, sql`delete from ${sql.raw(table)} where member = ${member}`, transaction)
  }
}
