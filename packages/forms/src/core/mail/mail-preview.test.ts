import { describe, expect, it } from 'vitest'
import { previewMail } from './mail-preview.ts'

const FORM = {
  id: 1,
  title: 'Contact',
  writtenAs: 'template',
  template: '[text* your-name] [email your-email] [checkbox topics "Chairs" "Tables"] [file plan]',
  mail: {
    recipient: 'owner@example.com',
    replyTo: '[your-email]',
    subject: '[_site_title]: [your-name]',
    body: 'From [your-name]\nAbout [topics]\nBye',
    attachments: '[plan]',
    excludeBlank: true,
  },
  mail2: { active: false, recipient: '[your-email]', subject: 'Thank you', body: '<b>[your-name]</b>', useHtml: true },
}
const OPTIONS = {
  locale: 'en',
  leaveEmpty: false,
  mailFrom: 'Site <site@example.com>',
  site: { title: 'Studio', description: '', url: 'https://example.com', adminEmail: 'a@b.co', timeZone: 'UTC' },
  now: new Date('2026-01-01T12:00:00Z'),
}

describe('the preview of a mail', () => {
  it('is what would be sent for an example', () => {
    expect(previewMail(FORM, 'mail', OPTIONS)).toEqual({
      mail: {
        from: 'Site <site@example.com>',
        to: 'owner@example.com',
        subject: 'Studio: Ada Example',
        headers: [{ name: 'Reply-To', value: 'visitor@example.com' }],
        text: 'From Ada Example\nAbout Chairs\nBye',
        attachments: ['plan'],
      },
      files: ['example.pdf (plan)'],
      leftOut: [],
    })
  })

  it('leaves out the lines whose fields are empty, and says which', () => {
    const preview = previewMail(FORM, 'mail', { ...OPTIONS, leaveEmpty: true })
    expect(preview?.mail).toMatchObject({ text: 'From Ada Example\nBye', headers: [], attachments: [] })
    expect(preview).toMatchObject({ leftOut: ['About [topics]'], files: [] })
  })

  it('keeps empty lines that the mail keeps', () => {
    const form = { ...FORM, mail: { ...FORM.mail, excludeBlank: false } }
    const preview = previewMail(form, 'mail', { ...OPTIONS, leaveEmpty: true })
    expect(preview?.mail.text).toBe('From Ada Example\nAbout \nBye')
    expect(preview?.leftOut).toEqual([])
  })

  it('shows the second mail before it is switched on, as HTML and as text', () => {
    const preview = previewMail(FORM, 'mail2', OPTIONS)
    expect(preview?.mail).toMatchObject({ to: 'visitor@example.com', text: expect.stringContaining('Ada Example') })
    expect(preview?.mail.html).toContain('<b>Ada Example</b>')
  })

  it.each([undefined, null, 'form', 7, [], {}])('makes a mail of nothing it cannot read: %j', (document) => {
    expect(previewMail(document, 'mail', OPTIONS)?.mail.to ?? '').toBe('')
  })
})
