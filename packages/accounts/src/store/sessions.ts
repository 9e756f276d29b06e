import type { Role } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import { type Collection, getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import { deviceName } from '../core/device-name.ts'
import type { FactorRule } from '../core/factor-rule.ts'

/** A session as a login answers with it. */
export interface MadeSession {
  readonly token: string
  /** Seconds since 1970. */
  readonly exp: number
  /** For the header `Set-Cookie`: the same as after a login. */
  readonly cookie: string
}

/** Makes a session for who has shown all that the account asks for. The only place that makes one beside Payload. */
export async function makeSession(req: PayloadRequest, account: number): Promise<MadeSession> {
  const { payload } = req
  const { config } = usersOf(payload)
  const user = await payload.db.findOne<Parameters<typeof addSessionToUser>[0]['user']>({
    collection: 'users',
    where: { id: { equals: account } },
    req,
  })
  if (!user) throw new Error(`Account ${account} was deleted while it signed in.`)
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user })
  if (sid) await noteDevice(payload, { session: sid, device: deviceName(req.headers.get('user-agent') ?? '') })
  const { token, exp } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email ?? '', ...(sid && { sid }), user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return { token, exp, cookie: String(cookie) }
}

/** Ends one session, or all, or all but one, of an account. */
export async function endSessions(
  payload: Payload,
  { account, session, but }: { readonly account: number; readonly session?: string; readonly but?: string },
  transaction?: Transaction,
): Promise<void> {
  const one = session === undefined ? sql`` : sql` and id = ${session}`
  const others = but === undefined ? sql`` : sql` and id <> ${but}`
  await runSql(payload, sql`delete from users_sessions where _parent_id = ${account}${one}${others}`, transaction)
}

/** A session as its owner knows it again. Times are ISO 8601 in UTC. */
export interface Session {
  readonly id: string
  /** Browser and system; empty where they are not known. */
  readonly device: string
  readonly createdAt: string
  readonly expiresAt: string
}

/** Lists the sessions of an account that are not over, the one last used first. */
export async function readSessions(payload: Payload, account: number): Promise<readonly Session[]> {
  const now = new Date().toISOString()
  const rows = await runSql(
    payload,
    sql`select id, device, created_at, expires_at from users_sessions
      where _parent_id = ${account} and expires_at > ${now} order by expires_at desc, id`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    device: typeof row.device === 'string' ? row.device : '',
    createdAt: momentOf(row.created_at).toISOString(),
    expiresAt: momentOf(row.expires_at).toISOString(),
  }))
}

/** Notes the device of a session that has just begun. */
export async function noteDevice(
  payload: Payload,
  { session, device }: { readonly session: string; readonly device: string },
  transaction?: Transaction,
): Promise<void> {
  await runSql(payload, sql`update users_sessions set device = ${device} where id = ${session}`, transaction)
}

/** Deletes the sessions of an account that are over. A login adds one and looks at no other. */
export async function forgetEndedSessions(payload: Payload, account: number, transaction?: Transaction): Promise<void> {
  const now = new Date().toISOString()
  await runSql(
    payload,
    sql`delete from users_sessions where _parent_id = ${account} and expires_at <= ${now}`,
    transaction,
  )
}

/**
 * Ends sessions that are older than the second factor of their account. Payload writes all sessions of an account with
 * each renewal, as it read them some time before: one that had been ended meanwhile would come back.
 */
export async function endSessionsBefore(
  payload: Payload,
  { account, since }: { readonly account: number; readonly since: number },
  transaction?: Transaction,
): Promise<void> {
  const begin = new Date(since).toISOString()
  await runSql(
    payload,
    sql`delete from users_sessions where _parent_id = ${account} and created_at < ${begin}`,
    transaction,
  )
}

export async function isSession(
  payload: Payload,
  { account, session }: { readonly account: number; readonly session: string },
  transaction?: Transaction,
): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`select id from users_sessions where _parent_id = ${account} and id = ${session}`,
    transaction,
  )
  return rows.length > 0
}

/** Ends the sessions of accounts that need a second factor and have none. */
export async function endSessionsWithoutFactor(
  payload: Payload,
  rule: FactorRule | undefined,
  transaction?: Transaction,
): Promise<void> {
  if (rule !== 'administrators' && rule !== 'everybody') return
  const role: Role = 'administrator'
  const who = rule === 'everybody' ? sql`` : sql` and users.role = ${role}`
  await runSql(
    payload,
    sql`delete from users_sessions where _parent_id in (
      select users.id from users
        left join second_factors on second_factors.user_id = users.id and second_factors.since is not null
        where second_factors.id is null${who})`,
    transaction,
  )
}

/** The collection of accounts. */
export function usersOf(payload: Payload): Collection {
  const { users } = payload.collections
  if (!users) throw new Error('The content model has no accounts.')
  return users
}
