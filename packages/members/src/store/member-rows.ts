import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** A member as it is stored. */
export interface StoredMember {
  readonly id: number
  /** Mail address, in small letters. */
  readonly address: string
  /** Empty: they gave none. */
  readonly name: string
  /** BCP 47 tag of the language in which they get mails. */
  readonly language: string
  readonly isBlocked: boolean
}

type Row = Readonly<Record<string, unknown>>

/** Reads a member of a row with the columns of {@link COLUMNS}. */
export function memberOfRow(row: Row): StoredMember {
  return {
    id: Number(row.member_id),
    address: String(row.email),
    name: row.name == null ? '' : String(row.name),
    language: String(row.language),
    // SQLite has no truth but numbers.
    isBlocked: row.is_blocked === true || row.is_blocked === 1,
  }
}

/** Columns of a member that {@link memberOfRow} reads. */
export const COLUMNS = sql.raw(
  'members.id as member_id, members.email, members.name, members.language, members.is_blocked',
)

export async function findMember(
  payload: Payload,
  by: { readonly address: string } | { readonly id: number },
  transaction?: Transaction,
): Promise<StoredMember | undefined> {
  const condition = 'id' in by ? sql`members.id = ${by.id}` : sql`members.email = ${by.address}`
  const [row] = await runSql(payload, sql`select ${COLUMNS} from members where ${condition}`, transaction)
  return row && memberOfRow(row)
}

/** Members by their ids, in no order, without those who are blocked. */
export async function findMembers(payload: Payload, ids: readonly number[]): Promise<readonly StoredMember[]> {
  if (ids.length === 0) return []
  const list = sqlList(ids)
  const rows = await runSql(
    payload,
    sql`select ${COLUMNS} from members where members.id in (${list}) and members.is_blocked = ${false}`,
  )
  return rows.map(memberOfRow)
}

/** Adds a member, unless there is one with this address. */
export async function addMember(
  payload: Payload,
  member: { readonly address: string; readonly language: string; readonly now: Date },
  transaction: Transaction,
): Promise<void> {
  const at = member.now.toISOString()
  await runSql(
    payload,
    sql`insert into members (email, language, is_blocked, created_at, updated_at)
      values (${member.address}, ${member.language}, ${false}, ${at}, ${at}) on conflict (email) do nothing`,
    transaction,
  )
}

/** Notes that a member signed in, and in which language. */
export async function noteSignIn(
  payload: Payload,
  { member, language, now }: { readonly member: number; readonly language: string; readonly now: Date },
  transaction: Transaction,
): Promise<void> {
  await runSql(
    payload,
    sql`update members set last_sign_in_at = ${now.toISOString()}, language = ${language} where id = ${member}`,
    transaction,
  )
}

export async function renameMember(
  payload: Payload,
  { member, name, now }: { readonly member: number; readonly name: string; readonly now: Date },
): Promise<void> {
  await runSql(payload, sql`update members set name = ${name}, updated_at = ${now.toISOString()} where id = ${member}`)
}

/** Gives a member another address. @returns False when another member has it. */
export async function changeAddress(
  payload: Payload,
  { member, address, now }: { readonly member: number; readonly address: string; readonly now: Date },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`update members set email = ${address}, updated_at = ${now.toISOString()} where id = ${member}
      and not exists (select 1 from members as others where others.email = ${address} and others.id <> ${member})
      returning id`,
    transaction,
  )
  return rows.length > 0
}

/** Times of a member's account, as ISO texts; undefined where it never was. */
export async function readTimes(
  payload: Payload,
  member: number,
): Promise<{ readonly joinedAt: unknown; readonly lastSignInAt: unknown }> {
  const [row] = await runSql(payload, sql`select created_at, last_sign_in_at from members where id = ${member}`)
  return { joinedAt: row?.created_at, lastSignInAt: row?.last_sign_in_at ?? undefined }
}

export async function deleteMember(payload: Payload, member: number, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`delete from members where id = ${member}`, transaction)
}
