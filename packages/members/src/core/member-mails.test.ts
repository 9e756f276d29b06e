import { describe, expect, it } from 'vitest'
import { fillMail, MAIL_TEXTS, MAILS_WITH_LINK, MEMBER_MAILS, parseMailTexts } from './member-mails.ts'

const values = { site: 'Halden', address: 'ruth@example.org', minutes: '30', link: 'https://halden.example/x' }

describe('the mails of members', () => {
  it('are in the words of the editors, and in those of Vitrine where these wrote none', () => {
    const mails = parseMailTexts({ signIn: { subject: 'Herein', text: ' ' } }, 'de-AT')
    expect(mails.signIn).toEqual({ subject: 'Herein', text: MAIL_TEXTS.de.signIn.text })
    expect(parseMailTexts(undefined, 'fr').blocked).toEqual(MAIL_TEXTS.en.blocked)
    expect(parseMailTexts('nothing', 'he').blocked).toEqual(MAIL_TEXTS.he.blocked)
  })

  it.each(['en', 'de', 'he'] as const)('have their link in %s, and no others have one', (language) => {
    const withLink = MEMBER_MAILS.filter((name) => MAIL_TEXTS[language][name].text.includes('{link}'))
    expect(withLink).toEqual(MAILS_WITH_LINK)
  })

  it('say what differs', () => {
    const { subject, text } = fillMail(MAIL_TEXTS.en.signIn, values)
    expect(subject).toBe('Your link to sign in at Halden')
    expect(text).toContain('\n\nhttps://halden.example/x\n\n')
    expect(text).toContain('for 30 minutes')
    expect(text).not.toContain('{')
  })

  it('have the link at their end when an editor left it out', () =>
    expect(fillMail({ subject: 'Hello', text: 'Come in' }, values).text).toBe('Come in\n\nhttps://halden.example/x'))

  it('put nothing in place of what an address or a name only looks like', () =>
    expect(fillMail({ subject: '{site}', text: '{other}' }, { ...values, site: '{link}' })).toEqual({
      subject: '{link}',
      text: '{other}\n\nhttps://halden.example/x',
    }))
})
