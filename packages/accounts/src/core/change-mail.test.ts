import { describe, expect, it } from 'vitest'
import { type AccountChange, changeMail } from './change-mail.ts'

const context = { name: 'Ada', siteName: 'Halden & Rye', siteUrl: 'https://example.com' }
const factorOff: AccountChange = { kind: 'factor off' }

describe('the mail about a change of an account', () => {
  it('says what was changed, of which site, and what to do', () => {
    const { subject, text } = changeMail([{ kind: 'password' }], context)
    expect(subject).toEqual({
      en: 'Your account for Halden & Rye was changed',
      de: 'Ihr Konto für Halden & Rye wurde geändert',
    })
    expect(text.en.split('\n\n')).toEqual([
      'Hello Ada,',
      'The password of your account for Halden & Rye (https://example.com) was changed. The account is signed out everywhere else.',
      'If you did not expect this, choose another password with “Forgot password” at https://example.com/admin at once, and tell an administrator of the site.',
    ])
    expect(text.de).toContain('das Passwort Ihres Kontos für Halden & Rye (https://example.com) wurde geändert.')
  })

  it('names another person who made the change', () => {
    const { text } = changeMail([factorOff], { ...context, by: 'Grace' })
    expect(text.en).toContain('was turned off by Grace.')
    expect(text.de).toContain('wurde von Grace ausgeschaltet.')
  })

  it('names the new address, and offers no mail that would go there', () => {
    const { text } = changeMail([{ kind: 'password' }, { kind: 'address', address: 'new@example.com' }], context)
    expect(text.en.split('\n\n')).toHaveLength(4)
    expect(text.en).toContain('was changed to new@example.com.')
    for (const one of [text.en, text.de]) expect(one).not.toMatch(/Forgot|vergessen/)
  })

  it('names the address of a site without a name', () =>
    expect(changeMail([factorOff], { ...context, siteName: '' }).subject.en).toBe(
      'Your account for example.com was changed',
    ))
})
