import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, multipart, type PostedFields, startForms, type TestForms } from '../support/forms.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const MINUTE_MS = 60_000

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let content: TestContent
  let site: TestForms
  let clock: number
  let drawn = 0

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('repeats') : '')
    clock = Date.now()
    site = await startForms(content, { now: () => new Date(clock) })
    site.app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    site.app.post('/contact/', async (request) => site.forms.submitPage(request))
  })

  afterAll(async () => {
    await site.stop()
    await content.close()
  })

  /** The key of a message, as a browser draws it. */
  const newKey = () => {
    drawn += 1
    return drawn.toString(16).padStart(32, '0')
  }

  const newForm = async (settings = '', template = '[text* a]') => {
    const id = await makeForm(content, template)
    const data = { additionalSettings: settings } as never
    await content.payload.update({ collection: 'contact-forms', id, data })
    return id
  }

  const send = async (form: number, fields: PostedFields, headers: Record<string, string> = {}) =>
    (await site.post(form, fields, headers)).json() as Record<string, unknown>

  const outcomeOf = async (form: number, fields: PostedFields, headers: Record<string, string> = {}) => {
    const own = { _wpcf7: String(form), _wpcf7_unit_tag: `wpcf7-f${form}-o1` }
    const { type, body } = await multipart({ ...own, ...fields })
    const answer = await site.app.inject({
      method: 'POST',
      url: '/contact/',
      headers: { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)', ...headers },
      payload: body,
    })
    return answer.json<{ outcome: { status: string } }>().outcome
  }

  const sendPage = async (...post: Parameters<typeof outcomeOf>) => (await outcomeOf(...post)).status

  const stored = async (form: number) => {
    const rows = await runSql(content.payload, sql`select status from submissions where form_id = ${form} order by id`)
    return rows.map(({ status }) => status)
  }

  const countMails = async () => Number((await runSql(content.payload, sql`select max(id) as n from deliveries`))[0]?.n)

  describe('a message whose answer was lost', () => {
    it.each(['', 'no_duplicates: on'])('is stored and mailed once, and answered as before: %s', async (settings) => {
      const form = await newForm(settings)
      const before = await countMails()
      const fields = { a: 'Two chairs', _wpcf7_post_key: newKey() }
      const first = await send(form, fields)
      clock += 45 * MINUTE_MS
      const again = await site.app.inject({
        method: 'POST',
        url: `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`,
        ...(await requestOf({ _wpcf7_unit_tag: `wpcf7-f${form}-o1`, ...fields })),
        remoteAddress: '203.0.113.99',
      })
      expect(first.status).toBe('mail_sent')
      expect(again.json()).toEqual(first)
      expect(await stored(form)).toEqual(['mail_sent'])
      expect(await countMails()).toBe(before + 1)
    })

    it('is known by a process that started after it', async () => {
      const form = await newForm()
      const fields = { a: 'Two chairs', _wpcf7_post_key: newKey() }
      await send(form, fields)
      const next = await startForms(content)
      expect((await next.post(form, fields)).json()).toMatchObject({ status: 'mail_sent' })
      await next.stop()
      expect(await stored(form)).toHaveLength(1)
    })

    it('is known though the answer to its question is used up', async () => {
      const form = await newForm('', '[text* a] [quiz q "One and one?|two"]')
      const { quiz } = (await site.app.inject(`/wp-json/contact-form-7/v1/contact-forms/${form}/refill`)).json()
      const fields = { a: 'x', q: 'two', _wpcf7_quiz_answer_q: quiz.q[1] }
      const key = newKey()
      expect((await send(form, { ...fields, _wpcf7_post_key: key })).status).toBe('mail_sent')
      expect((await send(form, { ...fields, _wpcf7_post_key: key })).status).toBe('mail_sent')
      expect((await send(form, { ...fields, _wpcf7_post_key: newKey() })).status).toBe('validation_failed')
    })

    it('keeps its files once', async () => {
      const form = await newForm('', '[text* a] [file f filetypes:txt]')
      const fields = { a: 'x', f: new File(['plan'], 'plan.txt', { type: 'text/plain' }), _wpcf7_post_key: newKey() }
      const folders = async () => (await readdir(join(content.settings.dataDir, 'uploads'))).length
      expect((await send(form, fields)).status).toBe('mail_sent')
      const before = await folders()
      expect((await send(form, fields)).status).toBe('mail_sent')
      expect(await folders()).toBe(before)
    })

    it('is mailed once by a form that stores nothing', async () => {
      const form = await newForm('do_not_store: on')
      const before = await countMails()
      const fields = { a: 'secret', _wpcf7_post_key: newKey() }
      expect([(await send(form, fields)).status, (await send(form, fields)).status]).toEqual(['mail_sent', 'mail_sent'])
      expect(await countMails()).toBe(before + 1)
    })
  })

  it('two posts of a message at the same time are one, in one process and in two', async () => {
    const other = await startForms(content)
    const form = await newForm()
    const fields = { a: 'Twice', _wpcf7_post_key: newKey() }
    const answers = await Promise.all([site, site, other, other].map((one) => one.post(form, fields)))
    await other.stop()
    expect(answers.map((answer) => answer.json().status)).toEqual(Array(4).fill('mail_sent'))
    expect(await stored(form)).toEqual(['mail_sent'])
  })

  describe('a message of its own', () => {
    it('is one with other words under the same key: nothing that was mended is lost', async () => {
      const form = await newForm()
      const key = newKey()
      await send(form, { a: 'Two chairs', _wpcf7_post_key: key })
      await send(form, { a: 'Three chairs', _wpcf7_post_key: key })
      expect(await stored(form)).toHaveLength(2)
    })

    it('is one with the same words under another key, or without any', async () => {
      const form = await newForm()
      for (const key of [newKey(), newKey()]) await send(form, { a: 'Again', _wpcf7_post_key: key })
      await send(form, { a: 'Again' })
      await send(form, { a: 'Again' })
      expect(await stored(form)).toHaveLength(4)
    })

    it('is one that was taken for spam before', async () => {
      const form = await newForm('honeypot: on')
      const key = newKey()
      expect((await send(form, { a: 'x', _wpcf7_website: 'y', _wpcf7_post_key: key })).status).toBe('spam')
      expect((await send(form, { a: 'x', _wpcf7_post_key: key })).status).toBe('mail_sent')
      expect(await stored(form)).toEqual(['spam', 'mail_sent'])
    })

    it('is the same in another form', async () => {
      const [one, other] = [await newForm(), await newForm()]
      const fields = { a: 'x', _wpcf7_post_key: newKey(), _wpcf7_unit_tag: `wpcf7-f${one}-o1` }
      await send(one, fields)
      await send(other, fields)
      expect([await stored(one), await stored(other)]).toEqual([['mail_sent'], ['mail_sent']])
    })
  })

  describe('a page that is posted without script', () => {
    const contact = { referer: 'http://localhost:3000/contact/' }

    it.each(['', 'no_duplicates: on'])('twice by a double click is one message: %s', async (settings) => {
      const form = await newForm(settings)
      const answers = await Promise.all([
        sendPage(form, { a: 'Twice' }, contact),
        sendPage(form, { a: 'Twice' }, contact),
      ])
      expect(answers).toEqual(['mail_sent', 'mail_sent'])
      expect(await stored(form)).toEqual(['mail_sent'])
    })

    it('is a message without a unit tag, too, which no form of the page shows', async () => {
      const form = await newForm()
      const outcome = await outcomeOf(form, { a: 'Unplaced', _wpcf7_unit_tag: '' })
      expect(outcome).toMatchObject({ status: 'mail_sent', unitTag: `wpcf7-f${form}-o0` })
      expect(await stored(form)).toEqual(['mail_sent'])
    })

    it('is another message by another browser, from the page that thanks for the first, or later', async () => {
      const form = await newForm()
      const post = (headers: Record<string, string>) => sendPage(form, { a: 'Yes' }, headers)
      await post(contact)
      await post({ ...contact, 'user-agent': 'Another' })
      await post({ referer: `${contact.referer}?sent=x` })
      clock += 6 * MINUTE_MS
      await post(contact)
      expect(await stored(form)).toHaveLength(4)
    })
  })

  describe('a form whose page is older than its time trap', () => {
    it('is given a time stamp with the refusal, so that the next try is taken', async () => {
      const form = await newForm('time_trap: 3')
      const { status, opened } = await send(form, { a: 'x' })
      expect(status).toBe('spam')
      expect(await send(form, { a: 'x', _wpcf7_opened: String(opened) })).not.toHaveProperty('opened')
      clock += 4_000
      expect((await send(form, { a: 'x', _wpcf7_opened: String(opened) })).status).toBe('mail_sent')
    })

    it('is told no stamp where it has one, or has no trap', async () => {
      const form = await newForm('honeypot: on')
      expect(await send(form, { a: 'x', _wpcf7_website: 'y' })).not.toHaveProperty('opened')
    })
  })

  it('a form that is mended without script keeps the time at which it was opened', async () => {
    const form = await newForm('time_trap: 60')
    const { renderContext } = await site.forms.renderContext({ query: {}, locale: 'en' })
    const opened = renderContext.drawTimeStamp()
    expect(await outcomeOf(form, { a: '', _wpcf7_opened: opened })).toMatchObject({
      status: 'validation_failed',
      opened,
    })
    expect(await outcomeOf(form, { a: 'x', _wpcf7_opened: 'invented' })).not.toHaveProperty('opened')
  })

  it.each([1, 23, 25, 49, 24 * 90])('a form that was open for %d hours is taken, time trap or not', async (hours) => {
    const form = await newForm('time_trap: 3\nhoneypot: on')
    const { renderContext } = await site.forms.renderContext({ query: {}, locale: 'en' })
    const opened = renderContext.drawTimeStamp()
    clock += hours * 60 * MINUTE_MS
    expect((await send(form, { a: `After ${hours} hours`, _wpcf7_opened: opened })).status).toBe('mail_sent')
    expect(await sendPage(form, { a: `After ${hours} hours, again`, _wpcf7_opened: opened })).toBe('mail_sent')
  })
})

async function requestOf(fields: PostedFields) {
  const { type, body } = await multipart(fields)
  return { headers: { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)' }, payload: body }
}
