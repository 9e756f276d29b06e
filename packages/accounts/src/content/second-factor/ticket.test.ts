import { describe, expect, it } from 'vitest'
import { claimOf, isSigned, makeTicket, TICKET_MS } from './ticket.ts'

const keys = { secret: 'a secret of thirty-two characters', passwordHash: 'pbkdf2-sha256-v1:abc' }
const start = new Date('2026-01-01T00:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const ticket = makeTicket(7, keys, start)

/** Reads a ticket as the site does. @returns Whose it is. */
function bearer(text: string, { now = start, ...given }: Partial<typeof keys> & { readonly now?: Date } = {}) {
  const claim = claimOf(text, now)
  return claim && isSigned(text, claim, { ...keys, ...given }) ? claim.account : undefined
}

describe('a ticket', () => {
  it('says whose it is, for ten minutes', () => {
    expect(TICKET_MS).toBe(600_000)
    expect(bearer(ticket)).toBe(7)
    expect(bearer(ticket, { now: later(TICKET_MS - 1) })).toBe(7)
    expect(bearer(ticket, { now: later(TICKET_MS) })).toBeUndefined()
  })

  it.each([
    ['with another secret', ticket, { secret: 'another secret of that same length' }],
    ['once there is a new password', ticket, { passwordHash: 'pbkdf2-sha256-v1:def' }],
    ['made by a clock that was ahead', makeTicket(7, keys, later(1)), {}],
    ['made out to somebody else', ticket.replace(/^7/, '8'), {}],
    ['made longer', ticket.replace(/\.\d+\./, `.${start.getTime() + TICKET_MS - 1}.`), {}],
    ['without its signature', ticket.replace(/[^.]+$/, ''), {}],
    ['with a signature cut short', ticket.slice(0, -1), {}],
    ['that is none', 'x', {}],
    ['that is empty', '', {}],
  ])('is worth nothing %s', (_, text, given) => expect(bearer(text, given)).toBeUndefined())

  it('has not the form of a session', () => expect(ticket).not.toMatch(/^ey/))
})
