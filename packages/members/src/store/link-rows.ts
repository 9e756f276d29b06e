import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'

/** Purpose of a link; `notice` stands for a mail that has none, so that mails to an address are counted. */
export type LinkPurpose = 'sign in' | 'address' | 'notice'

/** A link as it is stored: its secret is known to who got the mail alone. */
export interface StoredLink {
  readonly purpose: LinkPurpose
  /** Mail address that it was sent to. */
  readonly address: string
  /** Member whose address it changes; undefined for other links. */
  readonly member: number | undefined
  /** Where who opens it is led to; undefined: to the account. */
  readonly back: string | undefined
}

export async function writeLink(
  payload: Payload,
  link: StoredLink & { readonly hash: string; readonly endsAt: Date },
  transaction: Transaction,
): Promise<void> {
  const { hash, purpose, address, member = null, back = null, endsAt } = link
  await runSql(
    payload,
    sql`insert into member_links (hash, purpose, email, member_id, back, ends_at)
      values (${hash}, ${purpose}, ${address}, ${member}, ${back}, ${endsAt.toISOString()})`,
    transaction,
  )
}

/** Finds a link that can be opened now. */
export async function findLink(payload: Payload, hash: string, now: Date): Promise<StoredLink | undefined> {
  const [row] = await runSql(
    payload,
    sql`select purpose, email, member_id, back from member_links
      where hash = ${hash} and ends_at > ${now.toISOString()} and purpose <> 'notice'`,
  )
  return row && linkOfRow(row)
}

/**
 * Uses a link up: one statement decides, so of several who open it at once one gets it.
 *
 * @returns Undefined when it cannot be opened (any more).
 */
export async function takeLink(
  payload: Payload,
  { hash, now }: { readonly hash: string; readonly now: Date },
  transaction: Transaction,
): Promise<StoredLink | undefined> {
  const [row] = await runSql(
    payload,
    sql`delete from member_links where hash = ${hash} and purpose <> 'notice'
      returning purpose, email, member_id, back, ends_at`,
    transaction,
  )
  return row && momentOf(row.ends_at) > now ? linkOfRow(row) : undefined
}

/** Counts the mails that an address was sent and that could still be opened. */
export async function countLinks(payload: Payload, address: string, now: Date): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`select count(*) as links from member_links where email = ${address} and ends_at > ${now.toISOString()}`,
  )
  return Number(row?.links ?? 0)
}

/** Deletes links that ended. */
export async function forgetEndedLinks(payload: Payload, now: Date, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`delete from member_links where ends_at <= ${now.toISOString()}`, transaction)
}

/** Deletes the links that were sent to an address, or that change the address of a member. */
export async function forgetLinks(
  payload: Payload,
  { address, member }: { readonly address: string; readonly member: number },
  transaction: Transaction,
): Promise<void> {
  await runSql(payload, sql`delete from member_links where email = ${address} or member_id = ${member}`, transaction)
}

function linkOfRow(row: Readonly<Record<string, unknown>>): StoredLink {
  return {
    purpose: row.purpose === 'address' ? 'address' : 'sign in',
    address: String(row.email),
    member: row.member_id == null ? undefined : Number(row.member_id),
    back: row.back == null ? undefined : String(row.back),
  }
}
