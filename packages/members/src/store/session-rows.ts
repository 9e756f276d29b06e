import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { MAX_SESSIONS } from '../core/limits.ts'
import { COLUMNS, memberOfRow, type StoredMember } from './member-rows.ts'

/** Begins a session of a member, and forgets those that ended and those beyond {@link MAX_SESSIONS}. */
export async function beginSession(
  payload: Payload,
  session: { readonly hash: string; readonly member: number; readonly now: Date; readonly endsAt: Date },
  transaction: Transaction,
): Promise<void> {
  const { hash, member, now, endsAt } = session
  const at = now.toISOString()
  await runSql(payload, sql`delete from member_sessions where ends_at <= ${at}`, transaction)
  await runSql(
    payload,
    sql`delete from member_sessions where member_id = ${member} and id not in (
      select id from member_sessions where member_id = ${member} order by id desc limit ${MAX_SESSIONS - 1})`,
    transaction,
  )
  await runSql(
    payload,
    sql`insert into member_sessions (hash, member_id, begun_at, ends_at)
      values (${hash}, ${member}, ${at}, ${endsAt.toISOString()})`,
    transaction,
  )
}

/** Finds whose session this is: undefined when it ended, and for a member who is blocked. */
export async function findSessionMember(payload: Payload, hash: string, now: Date): Promise<StoredMember | undefined> {
  const [row] = await runSql(
    payload,
    sql`select ${COLUMNS} from member_sessions inner join members on members.id = member_sessions.member_id
      where member_sessions.hash = ${hash} and member_sessions.ends_at > ${now.toISOString()}`,
  )
  const member = row && memberOfRow(row)
  return member?.isBlocked ? undefined : member
}

export async function endSession(payload: Payload, hash: string): Promise<void> {
  await runSql(payload, sql`delete from member_sessions where hash = ${hash}`)
}

/** Ends the sessions of a member. @param options.except Hash of one that goes on. */
export async function endSessions(
  payload: Payload,
  { member, except }: { readonly member: number; readonly except?: string | undefined },
  transaction?: Transaction,
): Promise<void> {
  const others = except === undefined ? sql`` : sql` and hash <> ${except}`
  await runSql(payload, sql`delete from member_sessions where member_id = ${member}${others}`, transaction)
}

/** Begin and end of each session of a member. */
export async function readSessions(
  payload: Payload,
  member: number,
): Promise<readonly { readonly begunAt: Date; readonly endsAt: Date }[]> {
  const rows = await runSql(
    payload,
    sql`select begun_at, ends_at from member_sessions where member_id = ${member} order by id`,
  )
  return rows.map((row) => ({ begunAt: momentOf(row.begun_at), endsAt: momentOf(row.ends_at) }))
}
