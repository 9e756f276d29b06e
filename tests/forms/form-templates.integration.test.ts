import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms
const tokens = { editor: '', author: '' }

beforeAll(async () => {
  content = await openContent()
  await signIn(content, 'administrator')
  tokens.editor = await signIn(content, 'editor')
  tokens.author = await signIn(content, 'author')
  site = await startForms(content)
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

const askFor = (path: string, body: object, token = tokens.editor) =>
  askPath(
    content,
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    token,
  )

async function start(template: string): Promise<number> {
  const reply = await askFor('/contact-forms/from-template', { template })
  expect(reply.status).toBe(201)
  return (await reply.json()).id
}

const read = async (collection: string, id: number) =>
  (await askPath(content, `/${collection}/${id}`, {}, tokens.editor)).json()

async function newest(): Promise<number> {
  const { docs } = await content.payload.find({ collection: 'submissions', sort: '-id', limit: 1, depth: 0 })
  return Number(docs[0]?.id)
}

describe('a form that is started from a template', () => {
  it.each([
    'contact',
    'quote-request',
    'event-registration',
    'job-application',
    'feedback',
  ])('is there at once: %s', async (template) => {
    const id = await start(template)
    const described = await site.app.inject(`/wp-json/vitrine/v1/contact-forms/${id}`)
    expect(described.json().form.body.fields.length).toBeGreaterThan(3)
  })

  it('works as it is, and its mail goes to the site', async () => {
    const id = await start('contact')
    expect(await read('contact-forms', id)).toMatchObject({ title: 'Contact 2' })
    const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.org', 'your-message': 'Hi', privacy: '1' }
    expect((await site.post(id, fields)).json()).toMatchObject({ status: 'mail_sent' })
    const { docs } = await content.payload.find({ collection: 'deliveries', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ subject: 'Test: message from Ann', recipient: content.settings.mailFrom })
  })

  it('is made by those who may make forms', async () => {
    const reply = await askFor('/contact-forms/from-template', { template: 'contact' }, tokens.author)
    expect(reply.status).toBe(403)
  })
})

describe('a new form', () => {
  it('names its fields by their labels', async () => {
    const fields = [
      { blockType: 'text', label: 'Your town' },
      { blockType: 'text', label: 'Your town' },
    ]
    const mail = { recipient: 'owner@example.com', subject: 'S', body: '[your-town]' }
    const { doc } = await (await askFor('/contact-forms', { title: 'Towns', fields, mail })).json()
    expect(doc.fields.map(({ name }: { name: string }) => name)).toEqual(['your-town', 'your-town-2'])
  })

  it('is not saved with a Reply to that no field fills', async () => {
    const mail = { recipient: 'owner@example.com', replyTo: '[your-email]', subject: 'S', body: 'B' }
    const fields = [{ blockType: 'text', label: 'Your town' }]
    const reply = await askFor('/contact-forms', { title: 'Towns', fields, mail })
    expect(reply.status).toBe(400)
    expect(JSON.stringify(await reply.json())).toContain('mail.replyTo')
  })

  it('is not saved with a tag in its second mail that nothing fills', async () => {
    const fields = [{ blockType: 'email', name: 'your-email', label: 'E-mail' }]
    const mail = { recipient: 'owner@example.com', replyTo: '', subject: 'S', body: 'B' }
    const mail2 = { active: true, recipient: '[your-emial]', subject: 'S', body: 'B' }
    const reply = await askFor('/contact-forms', { title: 'Typo', fields, mail, mail2 })
    expect(reply.status).toBe(400)
    expect(JSON.stringify(await reply.json())).toContain('mail2.recipient')
  })
})

describe('a message in the inbox', () => {
  it('comes with the labels of its form and the names of its files', async () => {
    const fields = [
      { blockType: 'text', name: 'who', label: 'Who are you?' },
      { blockType: 'file', name: 'plan', label: 'Your plan', types: 'txt' },
    ]
    const mail = { recipient: 'owner@example.com', replyTo: '', subject: 'S', body: '[who]' }
    const { doc } = await (await askFor('/contact-forms', { title: 'Labels', fields, mail })).json()
    const file = new File(['hello'], 'hall.txt', { type: 'text/plain' })
    expect((await site.post(doc.id, { who: 'Ann', plan: file })).json()).toMatchObject({ status: 'mail_sent' })
    expect(await read('submissions', await newest())).toMatchObject({
      labels: { who: 'Who are you?', plan: 'Your plan' },
    })
    const csv = await (await askPath(content, `/submissions/export?form=${doc.id}`, {}, tokens.editor)).text()
    const [head = '', row = ''] = csv.split('\r\n')
    expect(head).toMatch(/,Who are you\?,Your plan$/)
    expect(row).toMatch(/,Ann,hall\.txt$/)
  })
})
