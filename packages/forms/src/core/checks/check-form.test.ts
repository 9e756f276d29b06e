import { describe, expect, it } from 'vitest'
import { adviceOn } from './advice.ts'
import { checkForm } from './check-form.ts'
import { readWrittenForm } from './read-written-form.ts'
import type { Site } from './site.ts'

const SITE: Site = {
  url: 'https://www.example.com',
  adminEmail: 'admin@example.com',
  hasBotCheck: false,
  uploadLimit: 2 * 1024 * 1024,
  findFile: (path) =>
    (({ 'terms.pdf': { found: true, bytes: 24 * 1024 * 1024 }, '../secret': { found: 'outside' } }) as const)[path] ?? {
      found: false,
    },
}

const MAIL = {
  recipient: 'office@example.com',
  replyTo: '[your-email]',
  subject: 'News from [your-name]',
  body: '[your-message]\n-- \nThe form',
}
const TEMPLATE = '[text* your-name] [email* your-email] [textarea your-message] [submit]'

/** Problems of a form that has none but for what is changed, as `section code`. */
function problems(changed: Record<string, unknown>, site: Partial<Site> = {}): string[] {
  const { template = '', mail = {}, ...others } = changed
  const document = {
    id: 4,
    writtenAs: 'template',
    template: TEMPLATE + template,
    mail: { ...MAIL, ...(mail as object) },
    ...others,
  }
  const form = readWrittenForm(document, 'website@example.com')
  return form ? checkForm(form, { ...SITE, ...site }).map(({ section, code }) => `${section} ${code}`) : ['no form']
}

it('finds nothing wrong with a good form', () => expect(problems({})).toEqual([]))

describe('the fields', () => {
  it.each([
    ['<label>[text a] [email b]</label>', 'multiple_controls_in_label'],
    ['<label class="k"\nfor="a">[checkbox a "x" "y"]</label>', 'multiple_controls_in_label'],
    ['<label>[radio a free_text "x"]</label>', 'multiple_controls_in_label'],
    ['[text year]', 'unavailable_names'],
    ['<form action="/">', 'unavailable_html_elements'],
    ['</FORM>', 'unavailable_html_elements'],
    ['[text a.b]', 'dots_in_names'],
    ['[text a:b]', 'colons_in_names'],
    ['[file f limit:2049kb]', 'upload_filesize_overlimit'],
  ])('%s', (template, code) => expect(problems({ template })).toEqual([`form.body ${code}`]))

  it.each([
    '<label>[text a]</label> <label>[text b]</label>',
    '<label>[captchac a] [captchar a] [submit]</label>',
    '<labels>[text a] [text b]</labels>',
    '<label>[text a] [[text b]]</label>',
    '<label>[checkbox a "x"]</label>',
    '[text years]',
    '<formula>',
    '[file f limit:2mb]',
  ])('nothing wrong: %s', (template) => expect(problems({ template })).toEqual([]))

  it('names each reserved name once', () => {
    const form = readWrittenForm(
      { id: 4, writtenAs: 'template', template: '[text name][url s][text name]', mail: MAIL },
      '',
    )
    expect(form && checkForm(form, SITE)[0]?.detail).toEqual({ names: '"name", "s"' })
  })
})

describe('the mail', () => {
  it.each<[string, Record<string, unknown>]>([
    ['subject maybe_empty', { subject: '[your-message]' }],
    ['subject maybe_empty', { subject: '[no-such-field] [_user_login]' }],
    ['body maybe_empty', { body: ' [your-message]\n' }],
    ['body maybe_empty', { body: 'Message: [your-message]', excludeBlank: true }],
    ['sender invalid_mailbox_syntax', { sender: 'Site <website@example.com' }],
    ['sender email_not_in_site_domain', { sender: 'website@example.org' }],
    ['recipient invalid_mailbox_syntax', { recipient: 'office' }],
    ['recipient invalid_mailbox_syntax', { recipient: '[your-name]' }],
    ['recipient invalid_mailbox_syntax', { recipient: '[_user_email]' }],
    ['recipient unsafe_email_without_protection', { recipient: 'office@example.com, [your-email]' }],
    ['recipient unsafe_email_without_protection', { recipient: '[_sender_email]' }],
    ['additional_headers unsafe_email_without_protection', { additionalHeaders: 'Bcc: [your-email]' }],
    ['additional_headers invalid_mailbox_syntax', { replyTo: '[your-message]' }],
    ['additional_headers invalid_mailbox_syntax', { additionalHeaders: 'CC: office' }],
    ['additional_headers invalid_mail_header', { additionalHeaders: 'X_Test: 1\nno header' }],
    ['attachments file_not_found', { attachments: 'none.pdf' }],
    ['attachments file_not_in_content_dir', { attachments: '../secret' }],
  ])('%s: %j', (problem, mail) => expect(problems({ mail })).toEqual([`mail.${problem}`]))

  it.each<[Record<string, unknown>]>([
    [{ subject: '[_date]' }],
    [{ subject: '[[your-message]]' }],
    [{ body: 'Dear office\nMessage: [your-message]', excludeBlank: true }],
    [{ recipient: '[_site_admin_email]' }],
    [{ replyTo: '[_sender_email]', subject: '[_sender_name]', body: '[_all_fields]' }],
    [{ recipient: '"[your-email]" <office@example.com>' }],
    [{ additionalHeaders: 'X-Test: [your-message]\n\nCc:' }],
    [{ attachments: 'terms.pdf\n[your-file]' }],
  ])('nothing wrong: %j', (mail) => expect(problems({ mail })).toEqual([]))

  it('counts what fields allow and what files have', () => {
    const template = '[file f limit:1mb][file g limit:1mb]'
    expect(problems({ template, mail: { attachments: 'terms.pdf\n[f]' } })).toEqual([])
    expect(problems({ template, mail: { attachments: 'terms.pdf\n[f][g]' } })).toEqual([
      'mail.attachments attachments_overweight',
    ])
  })

  it('may go to a visitor behind a bot check, or of a form for members', () => {
    const mail = { recipient: '[your-email]' }
    expect(problems({ mail }, { hasBotCheck: true })).toEqual([])
    expect(problems({ mail, additionalSettings: 'subscribers_only: on' })).toEqual([])
  })

  it.each([
    ['[select* to "Sales|a@example.com" "Help|b@example.com"]', '[to]', []],
    ['[select* to first_as_label "Whom?" "Sales|a@example.com"]', '[to]', []],
    ['[radio to "Sales|a@example.com"]', '[to]', []],
    ['[select to "Sales|a@example.com"]', '[to]', ['mail.recipient invalid_mailbox_syntax']],
    ['[select* to "Sales|a@example.com"]', '[_raw_to]', ['mail.recipient invalid_mailbox_syntax']],
    ['[select* to "Sales|a@example.com" "Help"]', '[to]', ['mail.recipient invalid_mailbox_syntax']],
  ])('goes to whom %s offers', (template, recipient, found) =>
    expect(problems({ template, mail: { recipient } })).toEqual(found))

  it('cannot go to the sender of a form that asks for no address', () => {
    const mail = { recipient: '[_sender_email]', replyTo: '[_sender_email]' }
    const document = {
      id: 4,
      writtenAs: 'template',
      template: '[text* your-name]',
      mail: { ...MAIL, ...mail, body: 'B' },
    }
    const form = readWrittenForm(document, 'website@example.com')
    expect(form && checkForm(form, SITE)).toEqual([{ section: 'mail.recipient', code: 'invalid_mailbox_syntax' }])
  })

  it('is checked twice when there are two', () => {
    const mail2 = { ...MAIL, subject: '' }
    expect(problems({ mail2: { ...mail2, active: true } })).toEqual(['mail_2.subject maybe_empty'])
    expect(problems({ mail2: { ...mail2, active: false } })).toEqual([])
  })

  it.each(['demo_mode: on', 'skip_mail: on'])('is not checked with %s', (additionalSettings) =>
    expect(problems({ mail: { subject: '' }, additionalSettings })).toEqual([]))
})

describe('messages', () => {
  it.each(['Thank <b>you</b>', ' Thanks', 'Thanks\n'])('html_in_message: %j', (spam) =>
    expect(problems({ messages: { spam } })).toEqual(['messages.spam html_in_message']))
  it.each(['A &amp; B', '1 < 2', 'a\nb', ''])('nothing wrong: %j', (spam) =>
    expect(problems({ messages: { spam } })).toEqual([]))
  it('about a picture are looked at in a form that has one', () => {
    const messages = { captcha_not_match: '<b>No</b>' }
    expect(problems({ messages })).toEqual([])
    expect(problems({ messages, template: ' [captchac c] [captchar c]' })).toEqual([
      'messages.captcha_not_match html_in_message',
    ])
  })
})

describe('additional settings', () => {
  it.each(['on_sent_ok: x', 'on_submit: x'])('deprecated_settings: %s', (additionalSettings) =>
    expect(problems({ additionalSettings })).toEqual(['additional_settings.body deprecated_settings']))
})

it('says which header is meant', () =>
  expect(adviceOn({ code: 'invalid_mailbox_syntax', detail: { name: 'Cc' } }).en).toMatch(
    /^The header Cc may not be an e-mail address/,
  ))
