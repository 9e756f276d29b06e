import { describe, expect, it } from 'vitest'
import type { MailTemplate } from '../form.ts'
import { scanTemplate, tagsOf } from '../template/scan.ts'
import { mailMessage } from './mail-message.ts'

const TEMPLATE: MailTemplate = {
  recipient: 'a@b.co',
  sender: 's@b.co',
  subject: '[x]',
  additionalHeaders: '',
  body: '[x]',
  attachments: '',
  useHtml: false,
  excludeBlank: false,
}

function mail(template: Partial<MailTemplate>, x = 'Hi', files: Record<string, readonly string[]> = {}) {
  return mailMessage(
    { ...TEMPLATE, ...template },
    {
      submitted: { x },
      posted: { x },
      files,
      tags: tagsOf(scanTemplate('[text x] [file cv] [file other.file]')),
      rows: new Map(),
      special: {},
      locale: 'ar',
      timeZone: 'UTC',
    },
  )
}

describe('what a visitor typed', () => {
  const evil = 'Hi\r\nBcc: victim@example.com'
  it('begins no line of subject or sender', () => {
    const { subject, from } = mail({ sender: '[x] <s@b.co>' }, evil)
    expect([subject, from]).toEqual(['HiBcc: victim@example.com', '"HiBcc: victim@example.com" <s@b.co>'])
  })
  it('is a recipient only if it is one address', () => {
    expect(mail({ recipient: '[x]' }, evil)).toMatchObject({
      to: '',
      omissions: ['To: [x] became HiBcc: victim@example.com, which is not one e-mail address and was left out.'],
    })
  })
  it.each(['\r\n', '\n', '\r'])('is cut off at the first line break of a header: %j', (lineBreak) => {
    const { headers } = mail({ additionalHeaders: 'X-B: [x]\nX-A: 1' }, evil.replace('\r\n', lineBreak))
    expect(headers).toEqual([
      { name: 'X-B', value: 'Hi' },
      { name: 'X-A', value: '1' },
    ])
  })
  it('adds no header of its own', () => expect(mail({ additionalHeaders: '[x]' }, 'X-A: 1').headers).toEqual([]))
})

describe('a mail that names the visitor as its sender', () => {
  const visitor = 'ann@strict.example'
  const sent = (template: Partial<MailTemplate>, mailFrom = 'Studio <site@shop.example>', x = visitor) => {
    const { from, headers } = mailMessage(
      { ...TEMPLATE, ...template },
      {
        submitted: { x, name: 'Ann Lee', desk: 'sales@other.example' },
        posted: { x, name: 'Ann Lee', desk: 'sales@other.example' },
        files: {},
        tags: tagsOf(scanTemplate('[email x] [text name] [select desk "sales@other.example"]')),
        rows: new Map(),
        special: { _site_admin_email: 'owner@else.example', _user_email: 'member@strict.example' },
        locale: 'en',
        timeZone: 'UTC',
      },
      mailFrom,
    )
    return { from, headers: headers.map(({ name, value }) => `${name}: ${value}`) }
  }
  const replaced = { from: 'Ann Lee <site@shop.example>', headers: ['Reply-To: Ann Lee <ann@strict.example>'] }

  it('comes from the address of the site with the name of the visitor, who gets the answers', () =>
    expect(sent({ sender: '[name] <[x]>' })).toEqual(replaced))
  it('has the name of the site where the visitor gives none', () =>
    expect(sent({ sender: '[x]' })).toEqual({
      from: 'Studio <site@shop.example>',
      headers: ['Reply-To: ann@strict.example'],
    }))
  it('keeps the answers where the form wants them', () =>
    expect(sent({ sender: '[name] <[x]>', additionalHeaders: 'Reply-To: desk@shop.example' })).toEqual({
      from: 'Ann Lee <site@shop.example>',
      headers: ['Reply-To: desk@shop.example'],
    }))
  it('is one by a header, too', () =>
    expect(sent({ additionalHeaders: 'From: [name] <[x]>\nSender: [x]' })).toEqual(replaced))
  it('may mean the account of a member', () =>
    expect(sent({ sender: '[_user_email]' }).headers).toEqual(['Reply-To: member@strict.example']))
  it.each([
    ['Ona <ona@freemail.example>'],
    ['[name] <forms@shop.example>'],
    ['[desk]'],
    ['[_site_admin_email]'],
    ['member@[_site_title].example'],
  ])('is not one whose domain the editor chose: %s', (sender) => expect(sent({ sender }).headers).toEqual([]))
})

describe('additional headers', () => {
  it('are the lines of name and value, without empty ones', () => {
    const { headers } = mail({ additionalHeaders: '\n  X-A:  1 \r\nnonsense\nX-B: [[x]\nCc:\nBcc: h@b.co\n' })
    expect(headers).toEqual([
      { name: 'X-A', value: '1' },
      { name: 'X-B', value: '[Hi' },
      { name: 'Bcc', value: 'h@b.co' },
    ])
  })
  it('leave to the mailer what only the mailer may say', () => {
    const additionalHeaders = [
      'To',
      'Subject',
      'Date',
      'Message-ID',
      'MIME-Version',
      'Content-Transfer-Encoding',
      'Return-Path',
    ]
      .map((name) => `${name}: x`)
      .join('\n')
    expect(mail({ additionalHeaders })).toMatchObject({ headers: [], to: 'a@b.co', subject: 'Hi' })
  })
  it('may name another sender', () => {
    expect(mail({ additionalHeaders: 'From: other@b.co' })).toMatchObject({ from: 'other@b.co', headers: [] })
  })
  it('leave the sender as it is when another cannot be used', () => {
    expect(mail({ additionalHeaders: 'From: [x]' })).toMatchObject({ from: 's@b.co', headers: [] })
  })
  it('may say that the body is HTML, which is left as it is written', () => {
    const { html, text, headers } = mail(
      { additionalHeaders: 'Content-Type: text/html; charset=UTF-8', body: '<i>[x]</i>' },
      '<b>',
    )
    expect({ html, text, headers }).toEqual({ html: '<i>&lt;b&gt;</i>', text: '<b>', headers: [] })
  })
})

describe('an HTML mail', () => {
  it('is a document in the language of the form, with the subject as title', () => {
    expect(mail({ useHtml: true, body: '<b>[x]</b>' }, '<i> & you').html).toBe(
      [
        '<!doctype html>',
        '<html xmlns="http://www.w3.org/1999/xhtml" dir="rtl" lang="ar">',
        '<head>',
        '<title>&lt;i&gt; &amp; you</title>',
        '</head>',
        '<body>',
        '<p><b>&lt;i&gt; &amp; you</b>',
        '</p></body>',
        '</html>',
      ].join('\n'),
    )
  })
  it('has a plain text, too', () => expect(mail({ useHtml: true, body: '<b>[x]</b>\n\nBye' }).text).toBe('Hi\n\nBye'))
  it('escapes what was typed for attributes', () => {
    expect(mail({ useHtml: true, body: '<html><a title="[x]"></a></html>' }, '" onclick="x').html).toBe(
      '<html><a title="&quot; onclick=&quot;x"></a></html>',
    )
  })
  it('shows addresses in angle brackets', () => {
    expect(mail({ useHtml: true, body: 'From <ann@example.org> <br>' }).html).toContain('From &lt;ann@example.org&gt;')
  })
})

describe('attachments', () => {
  const files = { cv: ['cv.pdf'], other_file: ['b.pdf'] }
  it.each([
    ['[cv]', ['cv']],
    ['Files: [cv][cv] and [other.file]', ['cv', 'other_file']],
    ['[ cv ]', []],
    ['cv', []],
    ['[x]', []],
    ['/etc/passwd', []],
  ])('%j are the files of %j', (attachments, fields) => {
    expect(mail({ attachments }, 'Hi', files).attachments).toEqual(fields)
  })
  it('are none of a field without a file', () => expect(mail({ attachments: '[cv]' }).attachments).toEqual([]))
})
