import { describe, expect, it } from 'vitest'
import { resetHeading } from './reset-link.ts'

const link = { name: 'Ada', email: 'ada@example.com', siteName: 'Halden & Rye', isInvitation: true }

describe('the page of a link of a mail', () => {
  it('welcomes an invited person to the site', () =>
    expect(resetHeading(link)).toEqual({
      en: 'Welcome, Ada, to Halden & Rye',
      de: 'Willkommen bei Halden & Rye, Ada',
    }))

  it('names the site to a person who has forgotten the password', () =>
    expect(resetHeading({ ...link, isInvitation: false })).toEqual({
      en: 'A new password for Halden & Rye',
      de: 'Ein neues Passwort für Halden & Rye',
    }))
})
