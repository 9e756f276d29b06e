import { createHmac } from 'node:crypto'
import { isSameSecret } from '@vitrine/content/store'
import { derivedKey } from './derived-key.ts'

/** Milliseconds that there are between the password and the code. */
export const TICKET_MS = 10 * 60 * 1000

/** Keys that a ticket is signed with, besides its own content. */
export interface TicketKeys {
  readonly secret: string
  /** Hash of the account's password: a new password makes tickets of the old one void. */
  readonly passwordHash: string
}

/** Claim of a ticket: its bearer knew the password of this account; valid until then. */
export interface Ticket {
  readonly account: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * Makes a ticket for who knew the password and owes the code. It is no session and opens nothing: its key is another than
 * that of sessions, and so is its form.
 */
export function makeTicket(account: number, keys: TicketKeys, now: Date): string {
  const until = now.getTime() + TICKET_MS
  return `${account}.${until}.${signature({ account, until }, keys).toString('base64url')}`
}

/** Reads whose a ticket claims to be, and until when. @returns Undefined for what is none, or has run out. */
export function claimOf(text: string, now: Date): Ticket | undefined {
  const [, account, until] = /^(\d{1,9})\.(\d{1,15})\.[\w-]{43}$/.exec(text) ?? []
  const ticket = { account: Number(account), until: Number(until) }
  // One that is too long would be from a clock that was wrong.
  return ticket.until > now.getTime() && ticket.until <= now.getTime() + TICKET_MS ? ticket : undefined
}

/**
 * Verifies the signature of a ticket, in constant time. @param text Ticket that {@link claimOf} has read the claim of.
 */
export function isSigned(text: string, claim: Ticket, keys: TicketKeys): boolean {
  const given = Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url')
  return isSameSecret(given, signature(claim, keys))
}

function signature({ account, until }: Ticket, { secret, passwordHash }: TicketKeys): Buffer {
  return createHmac('sha256', derivedKey(secret, 'tickets for the second factor'))
    .update(`${account}\n${until}\n${passwordHash}`)
    .digest()
}
