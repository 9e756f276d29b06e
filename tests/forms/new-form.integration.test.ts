import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_MESSAGES } from '../../packages/forms/src/core/messages.ts'
import { readyMessages } from '../../packages/forms/src/core/ready-messages.ts'
import { type ApiAnswer, askJson, askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms
let editor = ''

beforeAll(async () => {
  content = await openContent('', { languages: 'en,de' })
  await signIn(content, 'administrator')
  editor = await signIn(content, 'editor')
  site = await startForms(content, { languages: ['en', 'de'] })
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

const FIELDS = [
  { blockType: 'text', label: 'What shall we call you?', autocomplete: 'name' },
  { blockType: 'email', label: 'Your e-mail' },
]

async function make(form: object, language = 'en'): Promise<ApiAnswer['body']> {
  const { status, body } = await askJson(content, ['POST', `/contact-forms?locale=${language}&depth=0`, form], editor)
  expect(status).toBe(201)
  return body.doc
}

const change = (id: number, data: object, language = 'en') =>
  askJson(content, ['PATCH', `/contact-forms/${id}?locale=${language}&depth=0`, data], editor)

const read = async (id: number, language = 'en') =>
  (await askJson(content, ['GET', `/contact-forms/${id}?locale=${language}&fallback-locale=none&depth=0`], editor)).body

describe('a new form', () => {
  it('is saved without a look at its mail, and without a field', async () =>
    expect(await make({ title: 'Empty' })).toMatchObject({
      mail: { recipient: '[_site_admin_email]', replyTo: '[_sender_email]' },
      mail2: { active: false },
    }))

  it('sends a mail that can be replied to, with all that was written', async () => {
    const { id } = await make({ title: 'Contact', fields: FIELDS })
    const posted = { 'what-shall-we-call-you': 'Ann Lee', 'your-e-mail': 'ann@example.org' }
    expect((await site.post(id, posted)).json()).toMatchObject({ status: 'mail_sent' })
    const { docs } = await content.payload.find({ collection: 'deliveries', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({
      subject: 'Message from Test: Ann Lee',
      recipient: content.settings.mailFrom,
      mail: {
        text: expect.stringMatching(/^What shall we call you\? Ann Lee\nYour e-mail: ann@example\.org\n/),
        headers: [{ name: 'Reply-To', value: 'ann@example.org' }],
      },
    })
  })

  it('has the words of its language', async () => {
    const form = await make({ title: 'Kontakt' }, 'de')
    expect(form.mail.subject).toBe('Nachricht von [_site_title]: [_sender_name]')
    expect(form.mail2.body).toContain('vielen Dank für Ihre Nachricht')
    expect(form.messages).toEqual(readyMessages('de'))
  })

  it("has the protocol's own messages if a program makes it, as an import does", async () => {
    const data = { title: 'Imported', mail: { recipient: 'owner@example.com', subject: 'S', body: 'B' } }
    const form = await content.payload.create({ collection: 'contact-forms', data: data as never })
    expect(form.messages).toMatchObject(DEFAULT_MESSAGES)
  })

  it('has a ready-made answer to the visitor once that is switched on', async () => {
    const mail2 = { active: false, recipient: null, subject: null, body: null }
    const { id } = await make({ title: 'Answer', fields: FIELDS, mail2 })
    const { status, body } = await change(id, { mail2: { active: true } })
    expect(status).toBe(200)
    expect(body.doc.mail2).toMatchObject({ recipient: '[_sender_email]', body: expect.stringContaining('Thank you') })
  })
})

describe('a field that is renamed', () => {
  const onlyIf = (field: string) => ({ tests: [{ field, is: 'filled' }] })
  let id = 0
  let fields: Record<string, unknown>[] = []

  beforeEach(async () => {
    const form = await make({
      title: 'Renamed',
      fields: [
        { blockType: 'text', name: 'firm', label: 'Company' },
        { blockType: 'text', name: 'town', label: 'Town', showWhen: onlyIf('firm') },
      ],
      mail: { subject: 'Of [firm]', body: '[firm]' },
    })
    id = form.id
    fields = form.fields
    const inGerman = fields.map((field, index) => ({ ...field, label: ['Firma', 'Ort'][index] }))
    const german = { fields: inGerman, mail: { subject: 'Von [firm]', body: '[firm], [town]' } }
    expect(await change(id, german, 'de')).toMatchObject({ status: 200 })
    const renamed = fields.map((field) => (field.name === 'firm' ? { ...field, name: 'company' } : field))
    expect(await change(id, { fields: renamed })).toMatchObject({ status: 200 })
  })

  it('has its new name in conditions and mails', async () =>
    expect(await read(id)).toMatchObject({
      fields: [{ name: 'company' }, { showWhen: { tests: [{ field: 'company' }] } }],
      mail: { subject: 'Of [company]', body: '[company]' },
    }))

  it('has it in the other languages of the form, too', async () =>
    expect(await read(id, 'de')).toMatchObject({ mail: { subject: 'Von [company]', body: '[company], [town]' } }))
})

describe('a form that is refused', () => {
  const refused = async (language: string) => {
    const fields = [{ blockType: 'text', label: 'Town', showWhen: { tests: [{ field: 'firm', is: 'equals' }] } }]
    const data = { title: 'Refused', fields, mail: { subject: '[typo]' } }
    const reply = await askPath(
      content,
      '/contact-forms',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(data),
      },
      editor,
    )
    expect(reply.status).toBe(400)
    return (await reply.json()).errors[0]
  }

  it('says all that is wrong with it at once, in whole sentences', async () =>
    expect(await refused('en')).toMatchObject({
      message: 'The form was not saved. What to correct is listed below its title.',
      data: {
        errors: [
          { path: 'fields.0.showWhen.tests.0.field', message: 'No field is called firm. Choose an earlier field.' },
          { path: 'mail.subject', message: expect.stringMatching(/^\[typo\] is no field of this form\. /) },
        ],
      },
    }))

  it('says so in the language of the admin', async () =>
    expect(await refused('de')).toMatchObject({
      message: expect.stringContaining('nicht gespeichert'),
      data: { errors: [{ message: 'Kein Feld heißt firm. Ein früheres Feld wählen.' }, {}] },
    }))
})
