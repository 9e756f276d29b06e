import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { feedbackPath, makeForm, multipart, type PostedFields, startForms, type TestForms } from '../support/forms.ts'
import { until } from '../support/until.ts'

let content: TestContent
let site: TestForms
let formId: number

beforeAll(async () => {
  content = await openContent()
  formId = await makeForm(content, '[text a]', { attachments: '[f]' })
  site = await startForms(content, { services: { disallowedWords: 'casino' } })
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

async function write(template: string, more: object = {}): Promise<void> {
  const data = { template, additionalSettings: '', mail2: { active: false }, ...more }
  await content.payload.update({ collection: 'contact-forms', id: formId, data: data as never })
}

const post = async (fields: PostedFields) => (await site.post(formId, fields)).json()

const uploads = (...path: string[]) => readdir(join(content.settings.dataDir, 'uploads', ...path)).catch(() => [])
const storedFolders = async () => (await uploads()).filter((name) => name !== 'incoming')
const newest = async (collection: 'submissions' | 'deliveries') =>
  (await content.payload.find({ collection, sort: '-id', limit: 5, depth: 0 })).docs as unknown as Record<
    string,
    unknown
  >[]
const text = (content: string, name = 'note.txt') => new File([content], name, { type: 'text/plain' })

describe('a file', () => {
  beforeEach(() => write('[text a] [file f filetypes:txt limit:10]'))

  it('is kept privately under a safe name, and goes with the mail', async () => {
    const before = await storedFolders()
    expect(await post({ a: 'x', f: text('hello', '../My note.txt') })).toMatchObject({ status: 'mail_sent' })
    const [folder] = (await storedFolders()).filter((name) => !before.includes(name))
    expect(await uploads(folder ?? '')).toEqual(['1-My-note.txt'])
    const [message] = await newest('submissions')
    const path = expect.stringMatching(/^[0-9a-f-]{36}\/1-My-note\.txt$/)
    const file = { field: 'f', name: 'My-note.txt', size: 5, path }
    expect(message?.files).toMatchObject([file])
    expect((await newest('deliveries'))[0]?.mail).toMatchObject({ files: [file] })
    const mail = await until('the mail', async () => {
      const mails = await readdir(join(content.settings.dataDir, 'outbox')).catch(() => [])
      const texts = await Promise.all(
        mails
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFile(join(content.settings.dataDir, 'outbox', name), 'utf8')),
      )
      return texts.find((mail) => mail.includes('My-note.txt'))
    })
    expect(mail).toContain(Buffer.from('hello').toString('base64'))
  })

  it('with a name longer than a disk takes has it in the message', async () => {
    const name = `${'図'.repeat(90)}.txt`
    expect(await post({ a: 'x', f: text('hello', name) })).toMatchObject({ status: 'mail_sent' })
    expect((await newest('submissions'))[0]?.files).toMatchObject([{ field: 'f', name, size: 5 }])
  })

  it.each([
    ['too large', text('hello hello hello'), 'The uploaded file is too large.'],
    ['of another type', text('x', 'x.pdf'), 'You are not allowed to upload files of this type.'],
    ['a program called a text', text('MZ\0', 'x.txt'), 'You are not allowed to upload files of this type.'],
  ])('that is %s is refused, and nothing of it stays', async (_, file, message) => {
    const before = await storedFolders()
    expect(await post({ a: 'x', f: file })).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'f', message }],
    })
    expect(await storedFolders()).toEqual(before)
    expect(await uploads('incoming')).toEqual([])
  })

  it('that does not fit into the mail is named in it, with the way to its message', async () => {
    await write('[text a] [file f filetypes:txt limit:30mb]')
    expect(await post({ a: 'x', f: text('x'.repeat(27_000_000)) })).toMatchObject({ status: 'mail_sent' })
    const [[message], [delivery]] = [await newest('submissions'), await newest('deliveries')]
    const sentence = 'Too large for this mail: note.txt (27 MB).'
    const address = `${content.settings.siteUrl}/admin/collections/submissions/${message?.id}`
    expect(delivery?.leftOut).toBe(sentence)
    expect(delivery?.mail).toMatchObject({ files: [], text: `x\n\n${sentence} The message has it all: ${address}\n` })
  })

  it('that arrives by half leaves nothing behind', async () => {
    const { type, body } = await multipart({ _wpcf7_unit_tag: `wpcf7-f${formId}-o1`, a: 'x', f: text('hello') })
    const half = body.subarray(0, body.indexOf('hello') + 2)
    const response = await site.app.inject({
      method: 'POST',
      url: feedbackPath(formId),
      headers: { 'content-type': type },
      payload: half,
    })
    expect(response.json()).toMatchObject({ code: 'malformed_body' })
    await until('nothing to be left', async () => (await uploads('incoming')).length === 0)
  })
})

describe('a captcha', () => {
  it('is an image whose word is to be read', async () => {
    await write('[captchac c] [captchar c]')
    const refill = await site.app.inject(`/wp-json/contact-form-7/v1/contact-forms/${formId}/refill`)
    const address = String(refill.json().captcha.c)
    const image = await site.app.inject(address)
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const challenge = /(\d+)\.png$/.exec(address)?.[1] ?? ''
    expect(await post({ c: 'WRONG', _wpcf7_captcha_challenge_c: challenge })).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ message: 'Your entered code is incorrect.' }],
      captcha: { c: expect.stringMatching(/\.png$/) },
    })
    expect((await site.app.inject(address.replace(challenge, '1'))).statusCode).toBe(404)
  })
})

describe('a quiz', () => {
  it('is answered once for each time it is asked', async () => {
    await write('[text a] [quiz q "1+2=?|3"]')
    const refill = await site.app.inject(`/wp-json/contact-form-7/v1/contact-forms/${formId}/refill`)
    const [question, hash] = refill.json().quiz.q
    expect(question).toBe('1+2=?')
    const answer = { a: 'x', q: '3', _wpcf7_quiz_answer_q: hash }
    expect(await post(answer)).toMatchObject({ status: 'mail_sent' })
    expect(await post(answer)).toMatchObject({ status: 'validation_failed' })
  })
})

describe('a second mail', () => {
  it('waits until the first was taken', async () => {
    const mail2 = { active: true, recipient: 'copy@example.com', subject: 'Copy', body: '[a]' }
    await write('[text a]', { mail2 })
    expect(await post({ a: 'x' })).toMatchObject({ status: 'mail_sent' })
    const [second, first] = await newest('deliveries')
    expect([first?.recipient, second?.recipient]).toEqual(['owner@example.com', 'copy@example.com'])
    expect(second?.waitsFor).toBe(first?.token)
    await until('both mails', async () =>
      (await newest('deliveries')).slice(0, 2).every(({ state }) => state === 'sent'),
    )
  })
})

describe('a message', () => {
  it('that is spam is kept with its reason, and not mailed', async () => {
    await write('[text a]')
    const before = (await newest('deliveries'))[0]?.id
    expect(await post({ a: 'Best Casino' })).toMatchObject({ status: 'spam' })
    expect((await newest('submissions'))[0]).toMatchObject({
      status: 'spam',
      spam: { agent: 'disallowed_list', word: 'casino' },
    })
    expect((await newest('deliveries'))[0]?.id).toBe(before)
  })

  it('that nobody keeps is mailed all the same', async () => {
    await write('[text a]', { additionalSettings: 'do_not_store: on' })
    const before = (await newest('submissions'))[0]?.id
    expect(await post({ a: 'secret' })).toMatchObject({ status: 'mail_sent' })
    expect((await newest('submissions'))[0]?.id).toBe(before)
    expect((await newest('deliveries'))[0]).toMatchObject({ recipient: 'owner@example.com' })
  })
})

describe('a form that protects itself', () => {
  it('refuses what fills in a field that nobody sees', async () => {
    await write('[text a]', { additionalSettings: 'honeypot: on' })
    expect(await post({ a: 'x', _wpcf7_website: 'https://spam.example' })).toMatchObject({ status: 'spam' })
    expect((await newest('submissions'))[0]).toMatchObject({ spam: { agent: 'vitrine', cause: 'honeypot' } })
    expect(await post({ a: 'x', _wpcf7_website: '' })).toMatchObject({ status: 'mail_sent' })
  })

  it('takes so many posts in a minute, and says so', async () => {
    await write('[text a]', { additionalSettings: 'rate_limit: 2' })
    const replies = [await post({ a: '1' }), await post({ a: '2' }), await post({ a: '3' })]
    expect(replies.map(({ status }) => status)).toEqual(['mail_sent', 'mail_sent', 'aborted'])
    expect(replies.at(-1)).toMatchObject({ message: expect.stringMatching(/^Too many messages/), invalid_fields: [] })
  })

  it('asks for the time at which it was opened', async () => {
    await write('[text a]', { additionalSettings: 'time_trap: 3' })
    expect(await post({ a: 'x' })).toMatchObject({ status: 'spam' })
    const { form } = (await site.app.inject(`/wp-json/vitrine/v1/contact-forms/${formId}`)).json()
    const [[name, stamp]] = form.hidden
    expect(await post({ a: 'x', [name]: stamp })).toMatchObject({ status: 'spam' })
    expect((await newest('submissions'))[0]).toMatchObject({ spam: { cause: 'too fast' } })
  })
})

describe('the addresses of a form', () => {
  const at = (path: string) => `${feedbackPath(formId).replace(/feedback$/, '')}${path}`

  it('are the same with a slash at their end', async () => {
    await write('[text a]')
    const { type, body } = await multipart({ _wpcf7_unit_tag: `wpcf7-f${formId}-o1`, a: 'x' })
    const headers = { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)' }
    const reply = await site.app.inject({ method: 'POST', url: at('feedback/'), headers, payload: body })
    expect(reply.json()).toMatchObject({ status: 'mail_sent' })
    for (const path of ['feedback/schema/', 'refill/']) expect((await site.app.inject(at(path))).statusCode).toBe(200)
  })

  it.each([
    ['feedback', 'POST'],
    ['feedback/', 'POST'],
    ['refill', 'GET'],
  ])('say what they take: %s', async (path, method) => {
    const reply = await site.app.inject({ method: 'OPTIONS', url: at(path) })
    expect([reply.statusCode, reply.headers.allow, reply.headers['content-type']]).toEqual([
      200,
      method,
      'application/json; charset=UTF-8',
    ])
    expect(reply.json()).toEqual({
      namespace: 'contact-form-7/v1',
      methods: [method],
      endpoints: [{ methods: [method], args: [] }],
    })
  })

  it('show a form for members to nobody else', async () => {
    await write('[text a]', { additionalSettings: 'subscribers_only: on' })
    const reply = await site.app.inject(`/wp-json/vitrine/v1/contact-forms/${formId}`)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'wpcf7_forbidden'])
    await write('[text a]')
  })

  it('answer a message that is too large so that scripts can say it', async () => {
    const large = await post({ a: 'x'.repeat(6_000_000) })
    expect(large).toMatchObject({ status: 'aborted', message: expect.stringMatching(/too large/), invalid_fields: [] })
  })
})

describe('a form on another site', () => {
  const ORIGIN = 'https://shop.example.org'
  let other: TestForms

  beforeAll(async () => {
    other = await startForms(content, { settings: { formsOrigins: [ORIGIN] } })
    await write('[captchac c] [captchar c] [text a]')
  })

  afterAll(() => other.stop())

  it.each([
    [ORIGIN, /^http:\/\/localhost:3000\/captcha\/72x24\/\d+\.png$/],
    ['https://elsewhere.example', /^\/captcha\/72x24\/\d+\.png$/],
    [undefined, /^\/captcha\/72x24\/\d+\.png$/],
  ])('gets images by an address that works there: %s', async (origin, address) => {
    const headers = origin === undefined ? {} : { origin }
    const refill = await other.app.inject({ url: feedbackPath(formId).replace(/feedback$/, 'refill'), headers })
    expect(refill.json().captcha.c).toMatch(address)
    expect((await other.post(formId, { a: 'x' }, headers)).json().captcha.c).toMatch(address)
  })
})

describe('the forms of a page', () => {
  it('are filled from fields of the address, for one visitor', async () => {
    const { renderContext, isPersonal } = await site.forms.renderContext({
      query: { a: 'from the address' },
      locale: 'en',
    })
    expect([renderContext.query, isPersonal()]).toEqual([{ a: 'from the address' }, true])
  })

  it('are for one visitor once a question was drawn', async () => {
    const { renderContext, isPersonal } = await site.forms.renderContext({ query: {}, locale: 'en' })
    expect(isPersonal()).toBe(false)
    renderContext.drawQuestion([['1+1=?', '2']])
    expect(isPersonal()).toBe(true)
  })
})
