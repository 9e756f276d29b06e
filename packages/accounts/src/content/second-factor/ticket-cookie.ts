import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { parseCookies } from 'payload/shared'
import { usersOf } from '../../store/sessions.ts'
import { claimOf, isSigned, makeTicket, TICKET_MS } from './ticket.ts'

const TICKET_COOKIE = 'vitrine-second-factor'

/** For the header `Set-Cookie`: a ticket for who knew the password of an account. */
export async function ticketCookie(payload: Payload, account: number, now: Date): Promise<string> {
  const keys = { secret: payload.config.secret, passwordHash: await passwordHashOf(payload, account) }
  return cookie(payload, makeTicket(account, keys, now), TICKET_MS / 1000)
}

/** For the header `Set-Cookie`: takes the ticket back. */
export function noTicketCookie(payload: Payload): string {
  return cookie(payload, '', 0)
}

/** The account whose password the bearer of a ticket knew; undefined without one that is good. */
export async function ticketHolder(payload: Payload, headers: Headers, now: Date): Promise<number | undefined> {
  const text = parseCookies(headers).get(TICKET_COOKIE)
  const claim = text === undefined ? undefined : claimOf(text, now)
  if (text === undefined || !claim) return undefined
  const keys = { secret: payload.config.secret, passwordHash: await passwordHashOf(payload, claim.account) }
  return keys.passwordHash !== '' && isSigned(text, claim, keys) ? claim.account : undefined
}

/** Empty for an account that there is not. */
async function passwordHashOf(payload: Payload, account: number): Promise<string> {
  const [row] = await runSql(payload, sql`select hash from users where id = ${account}`)
  return typeof row?.hash === 'string' ? row.hash : ''
}

function cookie(payload: Payload, value: string, maxAgeSeconds: number): string {
  const { secure } = usersOf(payload).config.auth.cookies
  const parts = [`${TICKET_COOKIE}=${value}`, `Max-Age=${maxAgeSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}
