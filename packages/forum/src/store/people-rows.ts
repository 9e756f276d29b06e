import { runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { PERSON_ROLES, type Person } from '../core/person.ts'
import type { Row } from './row-values.ts'

const COLUMNS = sql.raw('id, member, name, role, approved, since')

function personOfRow(row: Row): Person {
  return {
    id: Number(row.id),
    member: Number(row.member),
    name: String(row.name),
    role: PERSON_ROLES.find((role) => role === row.role) ?? 'member',
    approved: Number(row.approved),
    since: momentOf(row.since),
  }
}

/** Finds who a member is in the forum; undefined for one who has not written yet. */
export async function findPerson(
  payload: Payload,
  member: number,
  transaction?: Transaction,
): Promise<Person | undefined> {
  const [row] = await runSql(payload, sql`select ${COLUMNS} from forum_people where member = ${member}`, transaction)
  return row && personOfRow(row)
}

/**
 * Adds a member with the name that others read, unless the member is there.
 *
 * @returns Undefined: somebody else has the name.
 */
export async function addPerson(
  payload: Payload,
  person: { readonly member: number; readonly name: string; readonly nameKey: string; readonly now: Date },
  transaction: Transaction,
): Promise<Person | undefined> {
  const { member, name, nameKey, now } = person
  await runSql(
    payload,
    sql`insert into forum_people (member, name, name_key, role, approved, since)
      values (${member}, ${name}, ${nameKey}, 'member', 0, ${now.toISOString()}) on conflict do nothing`,
    transaction,
  )
  return findPerson(payload, member, transaction)
}

/** Members by the keys of their names. */
export async function membersByKeys(payload: Payload, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const list = sqlList(keys)
  const rows = await runSql(payload, sql`select name_key, member from forum_people where name_key in (${list})`)
  return new Map(rows.map(({ name_key, member }) => [String(name_key), Number(member)]))
}

/** Those of some members who are blocked in the forum. @param members One at least. */
export async function blockedOf(payload: Payload, members: readonly number[]): Promise<ReadonlySet<number>> {
  const list = sqlList(members)
  const rows = await runSql(
    payload,
    sql`select member from forum_people where role = 'blocked' and member in (${list})`,
  )
  return new Set(rows.map(({ member }) => Number(member)))
}

/** Finds somebody by their id in the forum; undefined for one who left. */
export async function personById(payload: Payload, id: number): Promise<Person | undefined> {
  const [row] = await runSql(payload, sql`select ${COLUMNS} from forum_people where id = ${id}`)
  return row && personOfRow(row)
}

/** Member that a person is; undefined for one who left. */
export async function memberOfPerson(payload: Payload, person: number): Promise<number | undefined> {
  const [row] = await runSql(payload, sql`select member from forum_people where id = ${person}`)
  return row && Number(row.member)
}

/** Counts one more text of somebody that was approved. */
export async function countApproved(payload: Payload, person: number, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`update forum_people set approved = approved + 1 where id = ${person}`, transaction)
}

/** Counts the texts of somebody that wait to be approved. */
export async function countHeld(payload: Payload, person: number): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`select count(*) as held from forum_replies where person_id = ${person} and state = 'held'`,
  )
  return Number(row?.held ?? 0)
}

/** Blocks who is a member: moderators are blocked in the admin alone. @returns True if they were not blocked. */
export async function blockPerson(payload: Payload, person: number, transaction: Transaction): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`update forum_people set role = 'blocked' where id = ${person} and role = 'member' returning id`,
    transaction,
  )
  return rows.length > 0
}

/** Forgets who somebody is. What they wrote stays, and names nobody. */
export async function erasePerson(payload: Payload, person: number, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`update forum_replies set person_id = null where person_id = ${person}`, transaction)
  await runSql(payload, sql`update forum_topics set person_id = null where person_id = ${person}`, transaction)
  await runSql(
    payload,
    sql`update forum_topics set last_person_id = null where last_person_id = ${person}`,
    transaction,
  )
  await runSql(payload, sql`update forum_log set moderator_id = null where moderator_id = ${person}`, transaction)
  await runSql(payload, sql`update forum_log set person_id = null where person_id = ${person}`, transaction)
  await runSql(payload, sql`delete from forum_people where id = ${person}`, transaction)
}
