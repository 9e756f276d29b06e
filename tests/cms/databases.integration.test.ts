import { setupCode } from '@vitrine/accounts/setup'
import { readRevision } from '@vitrine/content/queries'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgersOf, migrateUp } from '../../packages/cms/src/database/migrate.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const FORM = {
  title: 'Contact',
  fields: [
    { blockType: 'text', name: 'your-name', label: 'Name', required: true },
    { blockType: 'email', name: 'your-email', label: 'E-mail', required: true },
    { blockType: 'acceptance', name: 'terms', label: 'Terms', text: 'I agree.' },
    { blockType: 'submit', label: 'Send' },
  ],
  mail: {
    recipient: 'owner@example.com',
    subject: 'From [your-name]',
    replyTo: '[your-email]',
    body: '[your-name] wrote.',
  },
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let content: TestContent
  let site: TestForms
  let app: FastifyInstance
  let formId: number

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('suite') : '')
    const made = await content.payload.create({ collection: 'contact-forms', data: FORM as never })
    formId = Number(made.id)
    site = await startForms(content)
    app = site.app
  })

  afterAll(async () => {
    await site.stop()
    await content.close()
  })

  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.post(formId, fields, headers)
  const good = { 'your-name': 'Ada', 'your-email': 'ada@example.com', terms: '1' }
  const path = (rest: string) => `/wp-json/contact-form-7/v1/contact-forms/${rest}`
  const messages = async () => (await content.payload.find({ collection: 'submissions', limit: 100, depth: 0 })).docs

  it('migrations run once: a second start changes nothing', async () => {
    await migrateUp(content.payload, kind)
    const { totalDocs } = await content.payload.count({ collection: 'payload-migrations' as never })
    expect(totalDocs).toBe(ledgersOf(kind).flatMap(({ migrations }) => migrations).length)
  })

  it('migrations keep what a database of each earlier version holds', async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('versions', { migrated: false }) : ''
    const versions = await openContent(url, { migrate: false })
    const held: { from: string; to: string }[] = []
    const migrations = ledgersOf(kind)[0]?.migrations ?? []
    for (const [index] of migrations.slice(1).entries()) {
      await migrateUp(versions.payload, kind, [{ migrations: migrations.slice(0, index + 1), replaced: [] }])
      const redirect = { from: `/old-${index + 1}/`, to: `/new-${index + 1}/` }
      await runSql(
        versions.payload,
        sql`insert into redirects ("from", "to", status, updated_at, created_at)
          values (${redirect.from}, ${redirect.to}, '301', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
      )
      held.push(redirect)
    }
    await migrateUp(versions.payload, kind)
    const { docs } = await versions.payload.find({ collection: 'redirects', pagination: false, sort: 'id' })
    expect(docs).toMatchObject(held)
    await versions.payload.updateGlobal({ slug: 'site', data: { name: 'Site' } as never })
    expect(await versions.payload.findGlobal({ slug: 'site' })).toMatchObject({ name: 'Site' })
    await versions.close()
  })

  describe('feedback', () => {
    it('stores the message before it answers, keys in the order of the protocol', async () => {
      const before = (await messages()).length
      const response = await post(good)
      expect(response.statusCode).toBe(200)
      expect(Object.keys(response.json())).toEqual([
        'contact_form_id',
        'status',
        'message',
        'posted_data_hash',
        'into',
        'invalid_fields',
      ])
      expect(response.json()).toMatchObject({
        contact_form_id: formId,
        status: 'mail_sent',
        message: 'Thank you for your message. It has been sent.',
        posted_data_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
        into: `#wpcf7-f${formId}-o1`,
        invalid_fields: [],
      })
      expect((await messages()).length).toBe(before + 1)
    })

    it('mails the message once, with the visitor to reply to', async () => {
      await post({ ...good, 'your-name': 'Grace' })
      const delivery = await until('the mail to be sent', async () => {
        const { docs } = await content.payload.find({
          collection: 'deliveries',
          where: { subject: { equals: 'From Grace' } },
        })
        return docs[0]?.state === 'sent' ? docs[0] : undefined
      })
      expect(delivery).toMatchObject({ attempts: 1, recipient: 'owner@example.com', lastError: null })
    })

    it('names what is wrong, in the order of the schema', async () => {
      const response = await post({ 'your-name': ' ', 'your-email': 'nobody', terms: '1' })
      expect(response.json()).toMatchObject({
        status: 'validation_failed',
        posted_data_hash: '',
        invalid_fields: [
          {
            field: 'your-name',
            message: 'Please fill out this field.',
            idref: null,
            error_id: `wpcf7-f${formId}-o1-ve-your-name`,
          },
          { field: 'your-email', message: 'Please enter an email address.' },
        ],
      })
    })

    it('asks for acceptance', async () => {
      const response = await post({ ...good, terms: '0' })
      expect(response.json()).toMatchObject({ status: 'acceptance_missing', invalid_fields: [] })
    })

    it('takes a post without a browser for spam, and keeps it', async () => {
      const response = await post({ ...good, 'your-name': 'Bot' }, { 'user-agent': 'x' })
      expect(response.json().status).toBe('spam')
      expect((await messages()).find((message) => message.fromName === 'Bot')?.status).toBe('spam')
    })

    it('cannot be made to write headers', async () => {
      await post({ ...good, 'your-name': 'Eve\r\nBcc: victim@example.com' })
      const { docs } = await content.payload.find({ collection: 'deliveries', sort: '-id', limit: 1 })
      expect((docs[0]?.mail as { subject: string }).subject).toBe('From EveBcc: victim@example.com')
    })

    it('stores every one of many that come at once', async () => {
      const before = (await messages()).length
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, index) => post({ ...good, 'your-name': `N${index}` })),
      )
      expect(replies.every((reply) => reply.json().status === 'mail_sent')).toBe(true)
      expect((await messages()).length).toBe(before + 40)
    })
  })

  describe('errors of the protocol', () => {
    it.each([
      [
        'another content type',
        415,
        'wpcf7_unsupported_media_type',
        () =>
          app.inject({
            method: 'POST',
            url: path(`${formId}/feedback`),
            headers: { 'content-type': 'application/json' },
            payload: '{}',
          }),
      ],
      [
        'an unknown form',
        404,
        'wpcf7_not_found',
        () => app.inject({ method: 'GET', url: path('999/feedback/schema') }),
      ],
      ['no unit tag', 400, 'wpcf7_unit_tag_not_found', () => post({ _wpcf7_unit_tag: '' })],
      ['another method', 404, 'rest_no_route', () => app.inject({ method: 'GET', url: path(`${formId}/feedback`) })],
      ['another address', 404, 'rest_no_route', () => app.inject({ method: 'GET', url: '/wp-json/nothing' })],
      [
        'the editors’ addresses',
        403,
        'wpcf7_forbidden',
        () => app.inject({ method: 'GET', url: path(String(formId)) }),
      ],
      [
        'a body without an end',
        400,
        'malformed_body',
        () =>
          app.inject({
            method: 'POST',
            url: path(`${formId}/feedback`),
            headers: { 'content-type': 'multipart/form-data; boundary=x' },
            payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
          }),
      ],
    ] as const)('%s: %i %s', async (_, status, code, ask) => {
      const response = await ask()
      expect(response.statusCode).toBe(status)
      expect(response.json()).toMatchObject({ code, data: { status }, message: expect.stringMatching(/\.$/) })
    })
  })

  it('a body that is too large is answered so that scripts can say it', async () => {
    const response = await post({ ...good, 'your-name': 'x'.repeat(1_100_000) })
    expect(response.json()).toMatchObject({ status: 'aborted', message: expect.stringMatching(/too large/) })
  })

  it('refill has nothing for a form without quiz and captcha', async () => {
    expect((await app.inject({ method: 'GET', url: path(`${formId}/refill`) })).body).toBe('[]')
  })

  describe('the content revision', () => {
    it('rises with every change that visitors see, and not with a draft', async () => {
      const { payload } = content
      const first = await readRevision(payload)
      const page = await payload.create({
        collection: 'pages',
        data: { title: 'One', slug: 'one', _status: 'published' } as never,
      })
      const second = await readRevision(payload)
      expect(second).not.toBe(first)
      await payload.create({ collection: 'pages', draft: true, data: { title: 'Two', slug: 'two' } as never })
      expect(await readRevision(payload)).toBe(second)
      await payload.updateGlobal({ slug: 'site', data: { name: 'Another' } as never })
      const third = await readRevision(payload)
      expect(third).not.toBe(second)
      await payload.delete({ collection: 'pages', id: page.id })
      expect(await readRevision(payload)).not.toBe(third)
    })
  })

  // SQLite writes one after another, so nothing can wait in a circle.
  if (kind === 'postgres') {
    it('two that wait for each other are both done in the end', async () => {
      const { payload } = content
      const [first, second] = await Promise.all(
        ['First', 'Second'].map((title) =>
          payload.create({ collection: 'contact-forms', data: { ...FORM, title } as never }),
        ),
      )
      const rename = (id: unknown, title: string) => sql`update contact_forms set title = ${title} where id = ${id}`
      let holding = 0
      let done = 0
      const both = async () => {
        holding += 1
        await until('both to hold a form', () => holding >= 2)
      }
      const renameBoth = (ids: readonly unknown[], title: string) =>
        inTransaction(payload, async (transaction) => {
          // The one that was undone may take its first form before the other wakes up, and would stand in its way again.
          if (holding === 2) await until('the other to be done', () => done === 1)
          await runSql(payload, rename(ids[0], title), transaction)
          await both()
          await runSql(payload, rename(ids[1], title), transaction)
        }).then(() => {
          done += 1
        })
      const ids = [first?.id, second?.id]
      await Promise.all([renameBoth(ids, 'One way'), renameBoth(ids.toReversed(), 'The other way')])
      // One was undone and done again.
      expect(holding).toBe(3)
      const rows = await runSql(
        payload,
        sql`select distinct title from contact_forms where id in (${ids[0]}, ${ids[1]})`,
      )
      expect(rows).toHaveLength(1)
    })
  }

  describe('addresses of pages', () => {
    it('move with the page above', async () => {
      const { payload } = content
      const parent = await payload.create({
        collection: 'pages',
        data: { title: 'Work', slug: 'work', _status: 'published' } as never,
      })
      const child = await payload.create({
        collection: 'pages',
        data: { title: 'A', slug: 'a', parent: parent.id, _status: 'published' } as never,
      })
      expect(child.path).toBe('/work/a/')
      await payload.update({ collection: 'pages', id: parent.id, data: { slug: 'projects' } as never })
      expect((await payload.findByID({ collection: 'pages', id: child.id })).path).toBe('/projects/a/')
    })

    it('belong to one page', async () => {
      const again = content.payload.create({
        collection: 'pages',
        data: { title: 'Work', slug: 'projects', _status: 'published' } as never,
      })
      await expect(again).rejects.toThrow()
    })
  })

  describe('an author', () => {
    const user = { id: 1, collection: 'users', role: 'author' } as never
    const page = (title: string, _status: string) => ({ title, _status }) as never
    const pages = { collection: 'pages', user, overrideAccess: false } as const

    it('writes drafts', async () => {
      const made = await content.payload.create({ ...pages, data: page('Draft of an author', 'draft'), draft: true })
      expect(made).toMatchObject({ _status: 'draft' })
      const data = page('Draft of an author', 'draft')
      expect(await content.payload.update({ ...pages, id: made.id, data, draft: true })).toMatchObject({ id: made.id })
    })

    it('publishes nothing, and takes nothing from visitors', async () => {
      await expect(content.payload.create({ ...pages, data: page('News', 'published') })).rejects.toThrow(
        'Ask an editor',
      )
      const data = page('Shown to visitors', 'published')
      const { id } = await content.payload.create({ collection: 'pages', data })
      for (const change of [page('Changed', 'published'), page('Hidden', 'draft')]) {
        await expect(content.payload.update({ ...pages, id, data: change })).rejects.toThrow('Ask an editor')
      }
      const draft = await content.payload.update({ ...pages, id, data: page('Suggested', 'draft'), draft: true })
      expect(draft).toMatchObject({ title: 'Suggested' })
      expect(await content.payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'Shown to visitors' })
    })
  })

  describe('a form that cannot work is not saved', () => {
    it.each([
      ['two fields of one name', { fields: [FORM.fields[0], FORM.fields[0]] }],
      ['a mail-tag that leads nowhere', { mail: { ...FORM.mail, body: '[your-nmae]' } }],
    ])('%s', async (_, change) => {
      await expect(
        content.payload.create({ collection: 'contact-forms', data: { ...FORM, ...change } as never }),
      ).rejects.toThrow()
    })
  })

  describe('the first account', () => {
    const account = { name: 'Olive', email: 'olive@example.com', password: 'correct horse battery' }
    it('needs the code of the terminal', async () => {
      await expect(
        content.payload.create({ collection: 'users', data: { ...account, setupCode: 'AAAA-AAAA-AAAA' } as never }),
      ).rejects.toThrow()
    })
    it('runs the site', async () => {
      const data = { ...account, role: 'author', setupCode: setupCode(content.settings.secret) }
      expect((await content.payload.create({ collection: 'users', data: data as never })).role).toBe('administrator')
    })
    it('is mailed a way back in, to the site and not to the host that asked', async () => {
      const { readdir, readFile } = await import('node:fs/promises')
      const req = { headers: new Headers({ host: 'evil.example' }) }
      await content.payload.forgotPassword({ collection: 'users', data: { email: account.email }, req: req as never })
      const outbox = `${content.settings.dataDir}/outbox`
      const mails = await Promise.all(
        (await readdir(outbox))
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFile(`${outbox}/${name}`, 'utf8')),
      )
      const mail = mails.find((text) => text.includes('/admin/reset/'))
      expect(mail).toContain(`${content.settings.siteUrl}/admin/reset/`)
      expect(mail).not.toContain('evil.example')
    })
  })
})
