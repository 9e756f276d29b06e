import { describe, expect, it } from 'vitest'
import { askedMail } from './asked-mail.ts'

describe('the mail for an address that somebody gave to sign in', () => {
  it.each(['open', 'closed'] as const)('has a link for a member, whether joining is %s', (joining) =>
    expect(askedMail({ isBlocked: false }, joining)).toBe('signIn'))

  it.each(['open', 'closed'] as const)('says so to a blocked member, whether joining is %s', (joining) =>
    expect(askedMail({ isBlocked: true }, joining)).toBe('blocked'))

  it('has a link for a stranger where everybody may join', () => expect(askedMail(undefined, 'open')).toBe('signIn'))

  it('says that there is no account where members are added by editors', () =>
    expect(askedMail(undefined, 'closed')).toBe('unknown'))
})
