import { describe, expect, it } from 'vitest'
import { invitationMail, parseInvitation } from './invitation.ts'

const whole = { name: ' Ada Byron ', email: ' ada@example.com ', role: 'editor' }

describe('an invitation', () => {
  it('is a name, an address and a role', () =>
    expect(parseInvitation(whole)).toEqual({
      invitation: { name: 'Ada Byron', email: 'ada@example.com', role: 'editor' },
    }))

  it.each([
    [undefined, 'Enter a name.'],
    [{ ...whole, name: ' ' }, 'Enter a name.'],
    [{ ...whole, name: 'a'.repeat(201) }, 'Use no more than 200 characters for the name.'],
    [{ ...whole, email: 1 }, 'Enter an e-mail address.'],
    [{ ...whole, role: 'owner' }, 'Choose a role: administrator, designer, editor, author, contributor, inbox, shop.'],
  ])('says what is missing: %#', (value, en) => expect(parseInvitation(value)).toMatchObject({ lacks: { en } }))

  const site = {
    inviter: 'Ann',
    siteName: 'Halden & Rye',
    siteUrl: 'https://example.com',
    link: 'https://example.com/x',
  }

  it('says in its mail who invites to what, and where to begin', () => {
    const { subject, text } = invitationMail({ name: 'Ada' }, site)
    expect(subject).toEqual({ en: 'Your account for Halden & Rye', de: 'Ihr Konto für Halden & Rye' })
    expect(text.en).toContain('Ann has made an account for you to work on Halden & Rye (https://example.com).')
    expect(text.de).toContain('Ann hat ein Konto für Sie angelegt')
    for (const one of [text.en, text.de]) expect(one.split('\n\n')[2]).toBe('https://example.com/x')
  })

  it('names the address of a site without a name', () =>
    expect(invitationMail({ name: 'Ada' }, { ...site, siteName: '', inviter: '' })).toMatchObject({
      subject: { en: 'Your account for example.com' },
      text: { en: expect.stringContaining('Somebody has made an account for you to work on https://example.com.') },
    }))
})
