import { describe, expect, it } from 'vitest'
import { inEachRound, type Round } from '../../../../../tests/support/rounds.ts'
import { withNames } from '../names-from-labels.ts'
import { parseForm } from '../parse-form.ts'
import { collect } from '../submission.ts'
import { visibleForm } from '../visible-form.ts'
import { mailMessage } from './mail-message.ts'
import { mailValues } from './mail-values.ts'
import { READY_ANSWER, READY_MAIL, readyAnswerText, readyMailText } from './ready-mails.ts'

const SITE = { title: 'Studio', description: '', url: 'https://x.zz', adminEmail: 'owner@x.zz', timeZone: 'UTC' }
const META = { remoteAddress: '192.0.2.1', userAgent: 'Test', url: 'https://x.zz/contact/', now: new Date(0) }

/** The ready-made mails of a form that its editor gave nothing but fields, for a message. */
function mailsFor(written: object, posted: readonly (readonly [string, string])[], language = 'en') {
  const mail = { ...READY_MAIL, ...readyMailText(language), excludeBlank: true }
  const mail2 = { ...READY_ANSWER, ...readyAnswerText(language), active: true }
  const parsed = parseForm({ id: 1, title: 'Contact', ...written, mail, mail2 }, language)
  if (!parsed?.mail2) throw new Error('not a form')
  const { form, entries, hidden, rows } = visibleForm(parsed, posted)
  const submitted = collect(form.tags, entries)
  const values = mailValues({ form, entries, submitted, hidden, rows, files: {} }, META, SITE)
  const from = 'website@x.zz'
  return { mail: mailMessage(parsed.mail, values, from), answer: mailMessage(parsed.mail2, values, from) }
}

const field = (blockType: string, name: string, label: string, others: object = {}) => ({
  blockType,
  name,
  label,
  ...others,
})
const FIELDS = [
  field('text', 'who', 'Your name'),
  field('email', 'post', 'Your e-mail'),
  field('textarea', 'what', 'Text'),
]
const ENTRIES = [
  ['who', 'Ann Lee'],
  ['post', 'ann@example.org'],
  ['what', 'Hi'],
] as const
const mailOf = (fields: readonly object[], posted: readonly (readonly [string, string])[]) =>
  mailsFor({ fields }, posted).mail

/** Labels by which forms ask for a name and for an address, and those of other fields. */
const LABELS = {
  en: {
    name: ['Name', 'Your name', 'Your full name', 'What is your name?', 'Full name (required)'],
    email: ['E-mail', 'Your e-mail', 'Email address', 'Where can we write to you?', 'Electronic post'],
    other: ['Company', 'Your town', 'Subject', 'Project', 'How did you hear of us?', 'Name of the product'],
  },
  de: {
    name: ['Name', 'Ihr Name', 'Ihr vollständiger Name', 'Wie ist Ihr Name?', 'Name (Pflichtfeld)'],
    email: ['E-Mail', 'Ihre E-Mail-Adresse', 'Mailadresse', 'Wohin dürfen wir schreiben?', 'Elektronische Post'],
    other: ['Firma', 'Ihr Ort', 'Betreff', 'Größe in cm', 'Woher kennen Sie uns?', 'Firmenname'],
  },
  he: {
    name: ['שם', 'שם מלא', 'השם שלך', 'שמך', 'השם המלא שלך'],
    email: ['דוא"ל', 'כתובת מייל', 'אימייל', 'לאן נכתוב לך?', 'דואר אלקטרוני'],
    other: ['חברה', 'עיר', 'נושא', 'פרויקט', 'איך שמעת עלינו?', 'שם החברה'],
  },
} as const

const SUBJECTS = {
  en: 'Message from Studio: Ann Lee',
  de: 'Nachricht von Studio: Ann Lee',
  he: 'הודעה מאתר Studio: Ann Lee',
} as const

/** A form with the fields of a contact form in any order, and what a visitor sends by it. */
function drawForm(language: keyof typeof LABELS, random: Round['random']) {
  const draw = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const words = LABELS[language]
  const others = [draw(words.other), draw(words.other)].map((label) => ({ blockType: 'text', label, sent: 'Other' }))
  const fields = [
    { blockType: 'text', label: draw(words.name), sent: 'Ann Lee' },
    { blockType: 'email', label: draw(words.email), sent: 'ann@example.org' },
    ...others,
  ].sort(() => random() - 0.5)
  const named = withNames(fields.map(({ blockType, label }) => ({ blockType, label })))
  const posted = named.map(({ name }, index) => [String(name), fields[index]?.sent ?? ''] as const)
  return { fields, named, posted }
}

describe.each(Object.keys(LABELS) as (keyof typeof LABELS)[])('a form with any labels in %s', (language) => {
  it('has a mail with its sender, a subject and all that was written', () =>
    inEachRound(20, ({ random }) => {
      const { fields, named, posted } = drawForm(language, random)
      const { mail, answer } = mailsFor({ fields: named }, posted, language)
      expect(mail).toMatchObject({
        to: 'owner@x.zz',
        subject: SUBJECTS[language],
        headers: [{ name: 'Reply-To', value: 'ann@example.org' }],
      })
      const lines = mail.text.split('\n').slice(0, fields.length)
      expect(lines).toEqual(fields.map(({ label, sent }) => `${label}${label.endsWith('?') ? '' : ':'} ${sent}`))
      expect(answer).toMatchObject({ to: 'ann@example.org', headers: [{ name: 'Reply-To', value: 'owner@x.zz' }] })
      expect(answer.subject).toContain('Studio')
    }))
})

describe('the ready-made mail', () => {
  it('lists a field that was added later', () =>
    expect(mailOf([...FIELDS, field('tel', 'phone', 'Telephone')], [...ENTRIES, ['phone', '123']]).text).toContain(
      'Telephone: 123',
    ))
  it('leaves out fields that are empty', () =>
    expect(mailOf([...FIELDS, field('tel', 'phone', 'Telephone')], ENTRIES).text).not.toContain('Telephone'))
  it('puts a text of several lines below its label', () =>
    expect(mailOf([field('textarea', 'what', 'Text')], [['what', 'One\nTwo']]).text).toMatch(/^Text:\nOne\nTwo\n/))
  it('lists the rows of a group one by one', () => {
    const group = {
      blockType: 'group',
      heading: 'Guests',
      repeats: true,
      maxRows: 3,
      fields: [field('text', 'g', 'Guest')],
    }
    expect(
      mailOf(
        [group],
        [
          ['g', 'Ben'],
          ['g__2', 'Cem'],
        ],
      ).text,
    ).toMatch(/^Guest: Ben\nGuest \(2\): Cem\n/)
  })
  it('says in its subject the first answer where the form asks for no name', () =>
    expect(mailOf([field('tel', 'phone', 'Telephone')], [['phone', '123']]).subject).toBe('Message from Studio: 123'))
  it('says in its subject the name of the form where nothing was written', () =>
    expect(mailOf([], []).subject).toBe('Message from Studio: Contact'))
  it('cuts a long first answer off', () =>
    expect(mailOf([field('text', 'a', 'Idea')], [['a', 'word '.repeat(40)]]).subject).toMatch(/^.{80,110}…$/))
  it('has no Reply-To where the form asks for no address', () =>
    expect(mailOf([field('text', 'a', 'Idea')], [['a', 'x']])).toMatchObject({ headers: [] }))
  it('is never sent in the name of the visitor', () => {
    const tag = '[_sender_name] <[_sender_email]>'
    const parsed = parseForm({ id: 1, fields: FIELDS, mail: { ...READY_MAIL, sender: tag, replyTo: '' } }, 'en')
    if (!parsed) throw new Error('not a form')
    const submitted = collect(parsed.tags, ENTRIES)
    const posted = { form: parsed, entries: ENTRIES, submitted, hidden: [], rows: new Map(), files: {} }
    expect(mailMessage(parsed.mail, mailValues(posted, META, SITE), 'Studio <website@x.zz>')).toMatchObject({
      from: 'Ann Lee <website@x.zz>',
      headers: [{ name: 'Reply-To', value: 'Ann Lee <ann@example.org>' }],
    })
  })
  it('has no HTML of the visitor where it is HTML', () => {
    const mail = { ...READY_MAIL, subject: 'S', body: '[_all_fields]', useHtml: true }
    const parsed = parseForm({ id: 1, fields: FIELDS, mail }, 'en')
    if (!parsed) throw new Error('not a form')
    const entries = [['what', '<b>Hi</b>']] as const
    const submitted = collect(parsed.tags, entries)
    const posted = { form: parsed, entries, submitted, hidden: [], rows: new Map(), files: {} }
    expect(mailMessage(parsed.mail, mailValues(posted, META, SITE)).html).toContain('Text: &lt;b&gt;Hi&lt;/b&gt;')
  })
  it('lists the fields of a template by their names', () => {
    const template = '[text* your-name] [email* your-email] [submit]'
    const posted = [
      ['your-name', 'Ann'],
      ['your-email', 'ann@example.org'],
    ] as const
    expect(mailsFor({ writtenAs: 'template', template }, posted).mail.text).toMatch(
      /^your-name: Ann\nyour-email: ann@example.org\n/,
    )
  })
})

it.each([
  ['de-AT', 'Nachricht von'],
  ['fr', 'Message from'],
  ['constructor', 'Message from'],
])('the text of a form in %s begins with "%s"', (language, words) =>
  expect(readyMailText(language).subject).toContain(words))
