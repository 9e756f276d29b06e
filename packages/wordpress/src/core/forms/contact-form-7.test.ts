import { describe, expect, it } from 'vitest'
import { sourceItem } from '../../testing/source/source-item.ts'
import { serialised } from '../php/serialised.ts'
import { contactForm7, convertContactForm } from './contact-form-7.ts'

const MAIL = {
  subject: 'Hello [your-name]',
  sender: 'Site <wordpress@old.example>',
  recipient: 'office@new.example',
  body: '[your-message]',
  additional_headers: 'Reply-To: [your-email]\r\nBcc: x@new.example',
  attachments: '',
  use_html: '1',
  exclude_blank: 0,
}

const form = (metas: Readonly<Record<string, string>>, title = 'Contact') =>
  convertContactForm(
    sourceItem({
      kind: 'wpcf7_contact_form',
      id: 5,
      title,
      metas: {
        _form: '[text* your-name] [email your-email] [textarea your-message] [submit]',
        _mail: serialised(MAIL),
        ...metas,
      },
    }),
  )

const codes = (converted: ReturnType<typeof form>) => converted.lines.map(({ code, subject }) => `${code} ${subject}`)

describe('a form of Contact Form 7', () => {
  it('becomes a template with its mail', () =>
    expect(form({}).values).toMatchObject({
      title: 'Contact',
      writtenAs: 'template',
      mail: {
        replyTo: '[your-email]',
        additionalHeaders: 'Bcc: x@new.example',
        useHtml: true,
        excludeBlank: false,
      },
      mail2: { active: false },
    }))
  it('keeps headers that go on in the next line', () =>
    expect(form({ _mail: serialised({ ...MAIL, additional_headers: 'Reply-To: a,\n b' }) }).values.mail).toMatchObject({
      replyTo: '',
      additionalHeaders: 'Reply-To: a,\n b',
    }))
  describe('names its sender,', () => {
    const senderLines = (sender: string) => form({ _mail: serialised({ ...MAIL, sender }) }).lines
    const line = (level: string, code: string, example: string) => [{ level, code, subject: 'Contact', example }]

    it('if it is one of the old host', () => expect(form({}).lines).toEqual(line('note', 'form-sender', 'Site <…@…>')))
    it.each([
      '[your-name] <[your-email]>',
      '[your-email]',
      '[_raw_your-email]',
      '[_user_email]',
    ])('if it is the visitor: %s', (sender) =>
      expect(senderLines(sender)).toEqual(line('changed', 'form-sender-visitor', sender)))
    it('if it is elsewhere', () =>
      expect(senderLines('Ona <ona.berg@freemail.example>')).toEqual(line('note', 'form-sender', 'Ona <…@…>')))
    it('unless it is where the mail goes, or the site', () => {
      expect(senderLines('Office <forms@new.example>')).toEqual([])
      expect(senderLines('[your-name] <[_site_admin_email]>')).toEqual([])
      expect(senderLines('')).toEqual([])
    })
  })
  it('shows no mail address in its report', () => {
    const { lines } = form({ _additional_settings: 'on_sent_ok: "mail(\'me@old.example\')"' })
    expect(JSON.stringify(lines)).not.toContain('me@old.example')
  })
  it('has the standard texts of its language where it has none of its own', () => {
    const { values, language } = form({
      _locale: 'de_DE_formal',
      _messages: serialised({ spam: '', mail_sent_ok: 'Danke!' }),
    })
    expect(language).toBe('de-DE')
    expect(values.messages).toMatchObject({
      mail_sent_ok: 'Danke!',
      spam: '',
      invalid_required: 'Bitte füllen Sie dieses Feld aus.',
    })
  })
  it('leaves the texts of other languages to the collection', () =>
    expect(form({ _locale: 'fi' }).values.messages).toEqual({}))
  it('sends its second mail only when that is active', () => {
    const second = { ...MAIL, active: true, recipient: '[your-email]' }
    expect(form({ _mail_2: serialised(second) }).values.mail2).toMatchObject({
      active: true,
      recipient: '[your-email]',
    })
  })
  it('gets what its mail lacks', () => {
    const converted = form({ _mail: serialised({ ...MAIL, recipient: '', body: '' }) })
    expect(converted.values.mail).toMatchObject({
      recipient: '[_site_admin_email]',
      body: 'your-name: [your-name]\nyour-email: [your-email]\nyour-message: [your-message]',
    })
    expect(codes(converted)).toContain('form-mail-incomplete mail: recipient')
  })
  it('names mail-tags that nothing fills in', () =>
    expect(
      codes(form({ _mail: serialised({ ...MAIL, body: '[_invoice_number] [_date] [_format_your-name "d"] [[x]]' }) })),
    ).toContain('unknown-mail-tag _invoice_number'))
  it('names conditions that are lost', () =>
    expect(
      form({
        wpcf7cf_options: serialised([
          { then_field: 'g', and_rules: [{ if_field: 'a', operator: 'equals', if_value: 'x' }] },
        ]),
      }).lines,
    ).toContainEqual(
      expect.objectContaining({ code: 'form-condition', subject: 'g', example: 'g was shown when a is x' }),
    ))
  it('cuts what is too long, and says so', () => {
    const converted = form({ _additional_settings: `a: ${'x'.repeat(6000)}` })
    expect(String(converted.values.additionalSettings)).toHaveLength(5000)
    expect(codes(converted)).toContain('form-text-cut additional settings')
  })
  it('survives metas that cannot be read', () => {
    const converted = form({ _mail: 'a:99:{s:', _messages: 'x' }, '')
    expect(converted.title).toBe('Contact form')
    expect(codes(converted)).toContain('form-mail-unreadable Contact form')
  })
  it('is known by its hash, its id and its old number', () =>
    expect(form({ _hash: 'ABCDEF0123', _old_cf7_unit_id: '4' }).identity).toMatchObject({
      id: 5,
      hash: 'abcdef0123',
      unitId: 4,
    }))
  it('is no other item', () =>
    expect(contactForm7.read({ from: 'item', item: sourceItem({ kind: 'post' }) })).toEqual([]))
})
