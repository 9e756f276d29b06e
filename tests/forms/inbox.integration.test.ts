import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setupCode } from '@vitrine/accounts/setup'
import { runSql, sql } from '@vitrine/content/sql'
import { createForms, type Forms } from '@vitrine/forms/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { handleEndpoints } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_HELD_BYTES } from '../../packages/forms/src/server/held-files.ts'
import { startInboxMaintenance } from '../../packages/forms/src/server/inbox/inbox-maintenance.ts'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { openContent, type TestContent } from '../support/content.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

let postgres: TestPostgres

holdIntervals()

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const PASSWORD = 'correct horse battery'

const FORM = {
  title: 'Contact',
  writtenAs: 'template',
  template: '[text* your-name] [email your-email] [text other] [file plan filetypes:txt limit:100]',
  mail: {
    recipient: 'owner@example.com',
    subject: 'From [your-name]',
    replyTo: '[your-email]',
    body: '[your-name] wrote from [_remote_ip].',
    attachments: '[plan]',
    excludeBlank: false,
  },
  mail2: { active: true, recipient: '[your-email]', subject: 'Thank you, [your-name]', body: 'We will answer.' },
}

/** A mail server that takes no mails while it is closed. */
async function startMailServer(port: number) {
  const state = { isClosed: false, received: [] as string[] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(state.isClosed ? new Error('Closed') : null),
    onData(stream, _session, done) {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        state.received.push(raw)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { state, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

describe.each(['sqlite', 'postgres'] as const)('the inbox on %s', (kind) => {
  let content: TestContent
  let forms: Forms
  let app: FastifyInstance
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let formId: number
  const tokens = { editor: '', author: '' }

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('inbox') : '')
    const port = await freePort()
    mailServer = await startMailServer(port)
    forms = createForms({
      payload: content.payload,
      settings: { ...content.settings, smtpUrl: `smtp://127.0.0.1:${port}` },
      languages: ['en'],
      site: { title: 'Test' },
      onError: (error) => {
        throw error
      },
    })
    app = Fastify()
    await forms.register(app)
    await addAccount('owner', { setupCode: setupCode(content.settings.secret) })
    tokens.editor = await addAccount('editor')
    tokens.author = await addAccount('author')
  })

  afterAll(async () => {
    await app.close()
    await forms.stop()
    await mailServer.close()
    await content.close()
  })

  beforeEach(async () => {
    const { payload } = content
    await remove(sql`delete from deliveries`)
    await remove(sql`delete from submissions`)
    await runSql(payload, sql`delete from contact_forms`)
    await rm(join(content.settings.dataDir, 'uploads'), { recursive: true, force: true })
    mailServer.state.isClosed = false
    mailServer.state.received.length = 0
    formId = await addForm()
  })

  /** @returns What signs the account in. */
  async function addAccount(role: string, more: object = {}): Promise<string> {
    const email = `${role}@example.com`
    const data = { name: role, email, password: PASSWORD, role, ...more }
    await content.payload.create({ collection: 'users', data: data as never })
    const { token } = await content.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
    return String(token)
  }

  async function addForm(change: object = {}): Promise<number> {
    const data = { ...FORM, ...change } as never
    return Number((await content.payload.create({ collection: 'contact-forms', data })).id)
  }

  /** Sends a message as a visitor does. A bot has no proper name for its browser. */
  async function send(fields: Record<string, string | File>, { bot = false, form = formId } = {}): Promise<number> {
    const data = new FormData()
    const known = { 'your-name': 'Ada', 'your-email': 'visitor@example.com' }
    const all = { _wpcf7_unit_tag: `wpcf7-f${form}-o1`, ...known, ...fields }
    for (const [name, value] of Object.entries(all)) data.append(name, value)
    const request = new Request('http://localhost/', { method: 'POST', body: data })
    const reply = await app.inject({
      method: 'POST',
      url: `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'user-agent': bot ? 'x' : 'Mozilla/5.0 (Test)',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(reply.json().status).toBe(bot ? 'spam' : 'mail_sent')
    const [row] = await rows(sql`select max(id) as id from submissions`)
    return Number(row?.id)
  }

  const plan = (text = 'the plan') => new File([text], 'My plan.txt', { type: 'text/plain' })
  const rows = (statement: ReturnType<typeof sql>) => runSql(content.payload, statement)
  /** Deletes rows; a mail that is being noted as sent may be in the way for a moment. */
  const remove = (statement: Parameters<typeof rows>[0]) =>
    until('rows to be removed', () =>
      rows(statement).then(
        () => true,
        () => false,
      ),
    )
  const ids = async () => (await rows(sql`select id from submissions order by id`)).map(({ id }) => Number(id))
  const folders = async () => {
    const names = await readdir(join(content.settings.dataDir, 'uploads')).catch(() => [])
    return names.filter((name) => name !== 'incoming')
  }
  const deliveries = () => rows(sql`select subject, state, submission_id from deliveries order by id`)

  /** Opens the mail server, and sends what waits without waiting for its next try. */
  async function deliverEverything(): Promise<void> {
    mailServer.state.isClosed = false
    await untilDelivered('every mail to be sent', async () => {
      const now = new Date().toISOString()
      await rows(sql`update deliveries set next_attempt_at = ${now} where state = 'queued'`)
      return (await deliveries()).every(({ state }) => state === 'sent')
    })
  }

  /** Does the hourly round once. */
  async function maintenance(now = new Date()): Promise<void> {
    const stop = startInboxMaintenance(content.payload, {
      now: () => now,
      onError: (error) => {
        throw error
      },
    })
    await stop()
  }

  /** Asks the API as an account, or as nobody. */
  async function ask(path: string, init: RequestInit = {}, token = tokens.editor): Promise<Response> {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `JWT ${token}`)
    return handleEndpoints({
      config: content.payload.config,
      payloadInstanceCacheKey: content.settings.dataDir,
      request: new Request(`http://localhost/api${path}`, { ...init, headers }),
    })
  }
  const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const post = (path: string, body?: object) => ask(path, { method: 'POST', ...(body && json(body)) })

  describe('is for editors only:', () => {
    it.each([
      ['GET', '/submissions'],
      ['GET', '/submissions/1/files/0'],
      ['POST', '/submissions/1/release'],
      ['POST', '/submissions/1/spam'],
      ['POST', '/submissions/1/reply', { subject: 'Re', text: 'Yes.' }],
      ['GET', '/submissions/1/mails'],
      ['GET', '/submissions/export'],
      ['GET', '/submissions/export?format=json'],
      ['GET', '/submissions/by-email?email=ada@example.com'],
      ['POST', '/submissions/erase'],
      ['GET', '/submissions/export?where[id][exists]=true'],
      ['GET', '/submissions/colleagues'],
      ['POST', '/submissions/release?where[id][exists]=true'],
      ['POST', '/submissions/spam?where[id][exists]=true'],
      ['PATCH', '/submissions?where[id][exists]=true', { handling: 'done' }],
      ['PATCH', '/submissions/1', { handling: 'done' }],
      ['DELETE', '/submissions?where[id][exists]=true'],
    ] as const)('%s %s', async (method, path, body?: object) => {
      const init = { method, ...(body && json(body)) }
      const id = await send({ 'your-email': 'ada@example.com', plan: plan() })
      const address = path.replace('/1/', `/${id}/`)
      expect((await ask(address, init, '')).status).toBe(403)
      expect((await ask(address, init, tokens.author)).status).toBe(403)
      expect(await ids()).toEqual([id])
    })
  })

  describe('a part of the inbox', () => {
    const PARTS = {
      inbox: 'where[and][0][status][not_equals]=spam&where[and][1][handling][not_equals]=done',
      done: 'where[and][0][status][not_equals]=spam&where[and][1][handling][equals]=done',
      spam: 'where[and][0][status][equals]=spam',
    }

    it.each(['inbox', 'done', 'spam'] as const)('“%s” lists and counts each message once', async (part) => {
      const own = {
        inbox: await send({ 'your-name': 'Zoë' }),
        done: await send({ 'your-name': 'Zoë' }),
        spam: await send({ 'your-name': 'Zoë' }, { bot: true }),
      }
      await send({ 'your-name': 'Ben' })
      await ask(`/submissions/${own.done}`, { method: 'PATCH', ...json({ handling: 'done' }) })
      const where = `${PARTS[part]}&where[and][2][searchText][contains]=zoe`
      const select = ['fromName', 'read', 'entries', 'files'].map((name) => `select[${name}]=true`).join('&')
      const { docs } = await (await ask(`/submissions?depth=0&limit=30&sort=-receivedAt&${select}&${where}`)).json()
      expect(docs).toEqual([
        {
          id: own[part],
          fromName: 'Zoë',
          read: expect.toBeOneOf([false, null]),
          entries: expect.any(Object),
          files: [],
        },
      ])
      expect(await (await ask(`/submissions/count?${where}`)).json()).toEqual({ totalDocs: 1 })
    })

    it('has a message that was opened as read, and new as before', async () => {
      const id = await send({})
      const reply = await ask(`/submissions/${id}?depth=0`, { method: 'PATCH', ...json({ read: true }) })
      expect((await reply.json()).doc).toMatchObject({ id, read: true, handling: 'new' })
    })
  })

  describe('a file of a message', () => {
    it('is downloaded under its name', async () => {
      const id = await send({ plan: plan() })
      const reply = await ask(`/submissions/${id}/files/0`)
      expect(reply.status).toBe(200)
      expect(await reply.text()).toBe('the plan')
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-disposition': `attachment; filename="My-plan.txt"; filename*=UTF-8''My-plan.txt`,
        'content-type': 'application/octet-stream',
        'content-length': '8',
        'x-content-type-options': 'nosniff',
      })
    })

    it.each([
      ['plan.png', 'image/png', 'inline'],
      ['plan.svg', 'application/octet-stream', `attachment; filename="plan.svg"; filename*=UTF-8''plan.svg`],
      ['plan.html', 'application/octet-stream', `attachment; filename="plan.html"; filename*=UTF-8''plan.html`],
    ])('%s is shown as its name says, or downloaded, and never sniffed', async (name, type, disposition) => {
      const id = await send({ plan: plan() })
      const { files } = await (await ask(`/submissions/${id}`)).json()
      await rows(sql`update submissions set files = ${JSON.stringify([{ ...files[0], name }])} where id = ${id}`)
      const reply = await ask(`/submissions/${id}/files/0?shown=true`)
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-disposition': disposition,
        'content-type': type,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
    })

    it.each(['1', '-1', 'x', '..%2F..%2Fsecret', '1e0'])('is not %s', async (index) => {
      const id = await send({ plan: plan() })
      expect((await ask(`/submissions/${id}/files/${index}`)).status).toBe(404)
    })

    it('that is gone is missed in a sentence', async () => {
      const id = await send({ plan: plan() })
      await rm(join(content.settings.dataDir, 'uploads'), { recursive: true })
      const reply = await ask(`/submissions/${id}/files/0`)
      expect(reply.status).toBe(404)
      expect((await reply.json()).message).toBe('The file "My-plan.txt" is no longer in the folder of uploads.')
    })

    it('lies among the uploads, whatever a row says', async () => {
      const id = await send({ plan: plan() })
      const secret = join(content.settings.dataDir, 'private.txt')
      await writeFile(secret, 'private')
      const files = JSON.stringify([{ field: 'plan', name: 'private.txt', path: secret, size: 7 }])
      await rows(sql`update submissions set files = ${files} where id = ${id}`)
      expect((await ask(`/submissions/${id}/files/0`)).status).toBe(404)
      await ask(`/submissions/${id}`, { method: 'DELETE' })
      expect(await readdir(content.settings.dataDir)).toContain('private.txt')
    })
  })

  describe('a deleted message', () => {
    it('takes its files with it once its mails are sent', async () => {
      const id = await send({ plan: plan() })
      const other = await send({ plan: plan('another plan'), 'your-name': 'Grace' })
      await deliverEverything()
      expect(await folders()).toHaveLength(2)
      expect((await ask(`/submissions/${id}?select[subject]=true`, { method: 'DELETE' })).status).toBe(200)
      expect(await folders()).toHaveLength(1)
      expect(await (await ask(`/submissions/${other}/files/0`)).text()).toBe('another plan')
    })

    it('leaves its files to a mail that still waits, and the mail goes out with them', async () => {
      mailServer.state.isClosed = true
      const id = await send({ plan: plan() })
      await ask(`/submissions/${id}`, { method: 'DELETE' })
      expect(await folders()).toHaveLength(1)
      await maintenance()
      expect(await folders()).toHaveLength(1)
      await deliverEverything()
      expect(mailServer.state.received.join()).toContain(Buffer.from('the plan').toString('base64'))
    })

    it('leaves nothing once that mail is sent', async () => {
      const id = await send({ plan: plan(), 'your-email': 'ada@example.com' })
      await ask(`/submissions/${id}`, { method: 'DELETE' })
      await deliverEverything()
      await maintenance()
      expect(await folders()).toEqual([])
      expect(await deliveries()).toEqual([])
    })

    it('leaves nothing once an editor deletes that mail', async () => {
      mailServer.state.isClosed = true
      const id = await send({ plan: plan() })
      const mails = () => ask('/deliveries?where[id][exists]=true&select[subject]=true', { method: 'DELETE' })
      await mails()
      expect(await folders()).toHaveLength(1)
      await ask(`/submissions/${id}`, { method: 'DELETE' })
      expect(await folders()).toEqual([])
      const other = await send({ plan: plan() })
      await ask(`/submissions/${other}`, { method: 'DELETE' })
      expect(await folders()).toHaveLength(1)
      await mails()
      expect(await folders()).toEqual([])
    })

    it('may be one of many that were selected', async () => {
      const spam = [await send({}, { bot: true }), await send({ 'your-name': 'Bot' }, { bot: true })]
      const sent = await send({ plan: plan() })
      const where = spam.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
      expect((await ask(`/submissions?${where}`, { method: 'DELETE' })).status).toBe(200)
      expect(await ids()).toEqual([sent])
      expect(await folders()).toHaveLength(1)
    })
  })

  describe('a message of a form that stores none', () => {
    it('lives in its mails until they are sent, with its files', async () => {
      mailServer.state.isClosed = true
      const form = await addForm({ additionalSettings: 'do_not_store: on' })
      await send({ plan: plan(), 'your-email': 'ada@example.com' }, { form })
      expect(await ids()).toEqual([])
      await maintenance()
      expect(await folders()).toHaveLength(1)
      await deliverEverything()
      await maintenance()
      expect(await folders()).toEqual([])
      expect(await deliveries()).toEqual([])
    })

    it('leaves no file that no mail attaches', async () => {
      const form = await addForm({
        additionalSettings: 'do_not_store: on',
        mail: { ...FORM.mail, attachments: '' },
      })
      await send({ plan: plan() }, { form })
      expect(await folders()).toEqual([])
    })
  })

  describe('a message that is taken for spam', () => {
    it('is stored with the reason and its files, and without mail', async () => {
      const id = await send({ plan: plan() }, { bot: true })
      const message = await (await ask(`/submissions/${id}`)).json()
      expect(message).toMatchObject({
        status: 'spam',
        spam: { agent: 'wpcf7' },
        files: [{ field: 'plan', name: 'My-plan.txt', size: 8 }],
      })
      expect(message).not.toHaveProperty('heldMails')
      expect(await deliveries()).toEqual([])
      expect(await (await ask(`/submissions/${id}/files/0`)).text()).toBe('the plan')
    })

    it('is released with its files', async () => {
      const id = await send({ plan: plan('the plan of Ada') }, { bot: true })
      expect((await post(`/submissions/${id}/release`)).status).toBe(200)
      await deliverEverything()
      const [mail] = mailServer.state.received.filter((raw) => raw.includes('From Ada'))
      expect(mail).toContain('filename=My-plan.txt')
      expect(mail).toContain(Buffer.from('the plan of Ada').toString('base64'))
      expect(await folders()).toHaveLength(1)
    })

    it('is deleted with its files', async () => {
      const id = await send({ plan: plan() }, { bot: true })
      expect(await folders()).toHaveLength(1)
      await ask(`/submissions/${id}`, { method: 'DELETE' })
      expect(await folders()).toEqual([])
    })

    it('has no file that its field does not take, and its mail says so', async () => {
      const id = await send({ plan: new File(['MZ\0'], 'plan.txt', { type: 'text/plain' }) }, { bot: true })
      const message = await (await ask(`/submissions/${id}`)).json()
      expect(message).toMatchObject({
        files: [],
        entries: { plan: '' },
        meta: { unstored_files: 'plan.txt (3 bytes)' },
      })
      expect(await folders()).toEqual([])
      await post(`/submissions/${id}/release`)
      const [mail] = await rows(sql`select cast(mail as text) as mail from deliveries order by id`)
      expect(mail?.mail).toContain('Not stored while the message was held as spam: plan.txt (3 bytes).')
    })

    it('has no file for which spam has no room', async () => {
      const before = await send({ plan: plan() }, { bot: true })
      const files = JSON.stringify([{ field: 'plan', name: 'a.txt', path: '', size: MAX_HELD_BYTES - 8 }])
      await rows(sql`update submissions set files = ${files} where id = ${before}`)
      const last = await send({ plan: plan('12345678') }, { bot: true })
      const next = await send({ plan: plan('1') }, { bot: true })
      const stored = async (id: number) => (await (await ask(`/submissions/${id}`)).json()).files.length
      expect([await stored(last), await stored(next)]).toEqual([1, 0])
    })

    it('leaves no files in a form that stores nothing', async () => {
      const form = await addForm({ additionalSettings: 'do_not_store: on' })
      await send({ plan: plan() }, { bot: true, form })
      expect(await folders()).toEqual([])
    })

    it('is released with the mails that it would have become', async () => {
      const fields = { 'your-email': 'ada@example.com' }
      mailServer.state.isClosed = true
      await send(fields)
      const mails = () => rows(sql`select mail from deliveries order by id`)
      const usual = await mails()
      // Or one of them is deleted before it is sent.
      await deliverEverything()
      await rows(sql`delete from deliveries`)
      mailServer.state.received.length = 0
      mailServer.state.isClosed = true
      const id = await send(fields, { bot: true })
      const reply = await post(`/submissions/${id}/release`)
      expect(await reply.json()).toEqual({ message: 'This message is no spam. Its mails are on their way.' })
      expect(await (await ask(`/submissions/${id}`)).json()).toMatchObject({ status: 'mail_sent' })
      expect(await mails()).toEqual(usual)
      expect(await deliveries()).toMatchObject([
        { subject: 'From Ada', submission_id: id },
        { subject: 'Thank you, Ada', submission_id: id },
      ])
      await deliverEverything()
      expect(mailServer.state.received.filter((mail) => mail.includes('From Ada'))).toHaveLength(1)
    })

    it('is released once, however often that is asked for', async () => {
      const id = await send({ 'your-email': 'ada@example.com' }, { bot: true })
      const replies = await Promise.all(Array.from({ length: 8 }, () => post(`/submissions/${id}/release`)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
      expect(await deliveries()).toHaveLength(2)
      expect((await post(`/submissions/${id}/release`)).status).toBe(409)
      expect(await deliveries()).toHaveLength(2)
    })

    it('is released although its form is gone', async () => {
      const id = await send({}, { bot: true })
      await content.payload.delete({ collection: 'contact-forms', id: formId })
      expect((await post(`/submissions/${id}/release`)).status).toBe(200)
      expect(await deliveries()).toMatchObject([{ subject: 'From Ada' }, {}])
    })

    it('whose mails were not kept stays spam, and the editor reads why', async () => {
      const id = await send({}, { bot: true })
      await rows(sql`update submissions set held_mails = null where id = ${id}`)
      const reply = await post(`/submissions/${id}/release`)
      expect(reply.status).toBe(409)
      expect((await reply.json()).message).toContain('without its mail')
      expect(await rows(sql`select status from submissions`)).toEqual([{ status: 'spam' }])
    })

    it('becomes no mail when its form sends none', async () => {
      const form = await addForm({ additionalSettings: 'skip_mail: on' })
      const id = await send({}, { bot: true, form })
      expect((await post(`/submissions/${id}/release`)).status).toBe(200)
      expect(await deliveries()).toEqual([])
    })

    it.each(['999999', 'x', '1 or 1=1'])('is not %s', async (id) => {
      expect((await post(`/submissions/${encodeURIComponent(id)}/release`)).status).toBe(404)
    })
  })

  describe('the sender of a message', () => {
    it('is in the fields that ask for it, whatever their names', async () => {
      const form = await addForm({
        writtenAs: 'fields',
        fields: [
          { blockType: 'text', label: 'Firmenname' },
          { blockType: 'text', label: 'Vorname' },
          { blockType: 'text', label: 'Nachname' },
          { blockType: 'email', label: 'Ihre E-Mail', required: true },
        ],
        mail: { recipient: 'owner@example.com', subject: 'From [vorname]', body: '[vorname]', replyTo: '' },
        mail2: { active: false },
      })
      const typed = { firmenname: 'Acme', vorname: 'Ann', nachname: 'Lee', 'ihre-e-mail': 'ann@example.com' }
      const id = await send(typed, { form })
      expect(await (await ask(`/submissions/${id}`)).json()).toMatchObject({
        fromName: 'Ann Lee',
        fromEmail: 'ann@example.com',
      })
    })
  })

  describe('a mail that is sent again', () => {
    const again = async (subject: string) => {
      const [found] = await rows(sql`select id from deliveries where subject = ${subject}`)
      return post(`/deliveries/${found?.id}/retry`)
    }
    const stateOf = async (subject: string) =>
      (await deliveries()).find((delivery) => delivery.subject === subject)?.state

    it('goes to the receiver that its form has got since', async () => {
      const form = await addForm({ mail: { ...FORM.mail, recipient: '[other]' } })
      await send({ 'your-email': 'ada@example.com' }, { form })
      expect(await stateOf('From Ada')).toBe('failed')
      const mail = { ...FORM.mail, recipient: 'desk@example.com', subject: 'Another subject' }
      await content.payload.update({ collection: 'contact-forms', id: form, data: { mail } as never })
      expect((await again('From Ada')).status).toBe(200)
      await deliverEverything()
      // A mail of the test before may arrive meanwhile.
      const own = mailServer.state.received.filter((mail) => /^To: (?:desk|ada)@example\.com/m.test(mail))
      expect(own).toHaveLength(2)
      expect(own[0]).toContain('\nTo: desk@example.com')
      expect(own[0]).toContain('Reply-To: ada@example.com')
      expect(own[0]).toContain('Subject: From Ada')
      expect(own[1]).toContain('\nTo: ada@example.com')
    })

    it('stays given up while its form names no receiver, and the editor reads what to do', async () => {
      const form = await addForm({ mail: { ...FORM.mail, recipient: '[other]' } })
      await send({}, { form })
      const reply = await again('From Ada')
      expect(reply.status).toBe(409)
      expect((await reply.json()).message).toContain('Fill in "To"')
      expect(await stateOf('From Ada')).toBe('failed')
    })

    it('goes as it was queued when its form is gone', async () => {
      mailServer.state.isClosed = true
      await send({})
      await content.payload.delete({ collection: 'contact-forms', id: formId })
      expect((await again('From Ada')).status).toBe(200)
      await deliverEverything()
      expect(mailServer.state.received[0]).toContain('To: owner@example.com')
    })
  })

  describe('handling', () => {
    const change = (query: string, data: object, token = tokens.editor) => {
      const headers = { 'content-type': 'application/json' }
      return ask(`/submissions${query}`, { method: 'PATCH', body: JSON.stringify(data), headers }, token)
    }
    const colleague = async (role: string) => {
      const [found] = await rows(sql`select id from users where role = ${role} order by id limit 1`)
      return Number(found?.id)
    }
    const stored = async (id: number) =>
      (await rows(sql`select handling, assignee_id, subject, status, from_email from submissions where id = ${id}`))[0]

    it('begins as new', async () => expect(await stored(await send({}))).toMatchObject({ handling: 'new' }))

    it('is changed by editors, with who looks after it and notes', async () => {
      const id = await send({})
      const assignee = await colleague('administrator')
      const reply = await change(`/${id}`, { handling: 'open', assignee, notes: [{ text: 'Rang, nobody in.' }] })
      expect(reply.status).toBe(200)
      expect(await stored(id)).toMatchObject({ handling: 'open', assignee_id: assignee })
      const [message] = await (await ask('/submissions/export?format=json')).json()
      expect(message).toMatchObject({ handling: 'open', assignee: 'owner', notes: ['Rang, nobody in.'] })
    })

    it('changes nothing that came', async () => {
      const id = await send({ 'your-email': 'ada@example.com' }, { bot: true })
      const before = await rows(sql`select * from submissions where id = ${id}`)
      const forged = {
        subject: 'X',
        status: 'mail_sent',
        fromEmail: 'x@y.z',
        entries: { a: 'x' },
        meta: {},
        spam: null,
      }
      const more = {
        replies: [],
        files: [],
        heldMails: [],
        searchText: '',
        postedDataHash: '',
        consents: {},
        form: null,
      }
      expect((await change(`/${id}`, { ...forged, ...more, receivedAt: '2020-01-01', handling: 'done' })).status).toBe(
        200,
      )
      const after = await rows(sql`select * from submissions where id = ${id}`)
      const { updated_at: _, ...expected } = { ...before[0], handling: 'done' } as Record<string, unknown>
      expect(after).toMatchObject([expected])
    })

    it('is given to nobody who may not read it', async () => {
      const id = await send({})
      for (const assignee of [await colleague('author'), 999_999, 'x']) {
        expect((await change(`/${id}`, { assignee })).status).toBe(400)
      }
      expect(await stored(id)).toMatchObject({ assignee_id: null })
    })

    it('offers the names of editors and administrators, and nothing else of them', async () => {
      const { colleagues } = await (await ask('/submissions/colleagues')).json()
      expect(colleagues).toEqual([
        { id: await colleague('editor'), name: 'editor' },
        { id: await colleague('administrator'), name: 'owner' },
      ])
    })

    it('is changed for many at once', async () => {
      const [first, second, third] = [await send({}), await send({}), await send({})]
      const assignee = await colleague('editor')
      const chosen = `?where[id][in][0]=${first}&where[id][in][1]=${second}`
      expect((await change(chosen, { handling: 'done', assignee })).status).toBe(200)
      expect(await stored(first)).toMatchObject({ handling: 'done', assignee_id: assignee })
      expect(await stored(second)).toMatchObject({ handling: 'done', assignee_id: assignee })
      expect(await stored(third)).toMatchObject({ handling: 'new', assignee_id: null })
      const names = (await (await ask(`/submissions/export?format=json&handling=done&assignee=${assignee}`)).json())
        .length
      expect(names).toBe(2)
    })

    it('releases much spam at once, each message once', async () => {
      const spam = [await send({}, { bot: true }), await send({}, { bot: true }), await send({}, { bot: true })]
      const good = await send({})
      await rows(sql`update submissions set held_mails = null where id = ${Number(spam[2])}`)
      const reply = await post('/submissions/release?where[id][exists]=true')
      expect(await reply.json()).toEqual({
        message: '2 messages are no spam and on their way. 1 without mails to send stays spam: answer by hand.',
      })
      await deliverEverything()
      const sent = await rows(sql`select submission_id from deliveries order by submission_id`)
      expect(sent.map((row) => Number(row.submission_id))).toEqual(
        [...spam.slice(0, 2), good].flatMap((id) => [id, id]),
      )
      expect((await (await post('/submissions/release?where[id][exists]=true')).json()).message).toMatch(
        /^Nothing was sent/,
      )
      expect((await post('/submissions/release')).status).toBe(400)
    })

    it('that is saved in the moment of a release sends nothing twice', async () => {
      const id = await send({}, { bot: true })
      const [before] = await rows(sql`select held_mails from submissions where id = ${id}`)
      expect((await post(`/submissions/${id}/release`)).status).toBe(200)
      const held = typeof before?.held_mails === 'string' ? before.held_mails : JSON.stringify(before?.held_mails)
      await rows(sql`update submissions set status = 'spam', held_mails = ${held} where id = ${id}`)
      expect((await post(`/submissions/${id}/release`)).status).toBe(409)
      expect(await rows(sql`select status from submissions`)).toEqual([{ status: 'mail_sent' }])
      expect(await deliveries()).toHaveLength(2)
    })
  })

  describe('an export of the list', () => {
    const subjects = async (query: string) => {
      const reply = await ask(`/submissions/export?format=json&${query}`)
      return ((await reply.json()) as { subject: string }[]).map(({ subject }) => subject)
    }

    it('has what the same filter and search show, the newest first', async () => {
      await send({ 'your-name': 'Ada', other: 'a chair' })
      await send({ 'your-name': 'Ben', other: 'a table' })
      await send({ 'your-name': 'Cleo', other: 'a chair' })
      await rows(sql`update submissions set handling = 'done' where subject = 'From Cleo'`)
      expect(await subjects('where[or][0][and][0][handling][equals]=new')).toEqual(['From Ben', 'From Ada'])
      expect(await subjects('search=chair')).toEqual(['From Cleo', 'From Ada'])
      expect(await subjects('search=chair&where[handling][equals]=done')).toEqual(['From Cleo'])
      const csv = await (await ask('/submissions/export?format=csv&search=table')).text()
      expect(csv.split('\r\n')).toHaveLength(3)
      expect(csv).toContain('a table')
    })

    it('reads every page of the list', async () => {
      await send({})
      // 1 + 2 + 4 … : 512 messages.
      for (let doubling = 0; doubling < 9; doubling += 1) {
        await rows(sql`insert into submissions
          (subject, form_id, received_at, status, entries, updated_at, created_at)
          select subject, form_id, received_at, status, entries, updated_at, created_at from submissions`)
      }
      expect(await subjects('where[status][equals]=mail_sent')).toHaveLength(512)
    })
  })

  describe('an export', () => {
    const exported = async (query = '') => (await ask(`/submissions/export${query}`)).text()

    it('has semicolons for an account that reads German, and what a program asks for', async () => {
      const head = async (query: string, language: string) => {
        const answer = await ask(`/submissions/export${query}`, { headers: { 'accept-language': language } })
        return (await answer.text()).slice(0, 21)
      }
      expect(await head('', 'de')).toBe('Received (UTC);Form;D')
      expect(await head('?delimiter=,', 'de')).toBe('Received (UTC),Form,D')
      expect(await head('?delimiter=|', 'en')).toBe('{"message":"Cells are')
    })

    it('is a table, the newest message first', async () => {
      await send({ other: 'one, "two"' })
      await send({ 'your-name': '=1+1' }, { bot: true })
      const bytes = await (await ask('/submissions/export')).arrayBuffer()
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      const [head = '', first, second, ...rest] = text.split('\r\n')
      expect(head).toMatch(/^\uFEFFReceived \(UTC\),Form,Delivery,Status,Assigned to,/)
      // PostgreSQL keeps the fields of a message in an order of its own.
      expect(head.split(',').slice(5).sort()).toEqual(['other', 'plan', 'your-email', 'your-name'])
      expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Contact,Spam,New,/)
      expect(first).toContain(",'=1+1,")
      expect(second).toContain(',Contact,Sent,New,')
      expect(second).toContain('"one, ""two"""')
      expect(rest).toEqual([''])
    })

    it('is JSON as well, without the places of files', async () => {
      await send({ 'your-email': 'ada@example.com', plan: plan() })
      const reply = await ask('/submissions/export?format=json')
      expect(reply.headers.get('content-disposition')).toContain('messages.json')
      const text = await reply.text()
      expect(JSON.parse(text)).toMatchObject([
        {
          form: 'Contact',
          status: 'mail_sent',
          fromEmail: 'ada@example.com',
          entries: { 'your-name': 'Ada' },
          files: [{ field: 'plan', name: 'My-plan.txt', size: 8 }],
        },
      ])
      expect(text).not.toContain('uploads')
      await remove(sql`delete from submissions`)
      expect(await (await ask('/submissions/export?format=json')).json()).toEqual([])
    })

    it('keeps to form, days and status', async () => {
      const other = await addForm({ title: 'Other' })
      await send({ 'your-name': 'Old' })
      await rows(sql`update submissions set received_at = '2026-01-31T23:30:00.000Z'`)
      await send({ 'your-name': 'Elsewhere' }, { form: other })
      await send({ 'your-name': 'Bot' }, { bot: true })
      const names = async (query: string) =>
        (JSON.parse(await exported(`?format=json${query}`)) as { entries: Record<string, string> }[]).map(
          ({ entries }) => entries['your-name'],
        )
      expect(await names('')).toEqual(['Bot', 'Elsewhere', 'Old'])
      expect(await names(`&form=${other}`)).toEqual(['Elsewhere'])
      expect(await names('&from=2026-01-31&to=2026-01-31')).toEqual(['Old'])
      expect(await names('&to=2026-01-30')).toEqual([])
      expect(await names('&status=spam')).toEqual(['Bot'])
      expect(await exported('?status=spam')).not.toContain('Elsewhere')
    })

    it.each(['form=x', 'from=yesterday', 'status=all', 'format=xls'])('refuses %s', async (query) => {
      expect((await ask(`/submissions/export?${query}`)).status).toBe(400)
    })

    it('begins before the last message is read, and holds few of them', async () => {
      await send({ other: 'x'.repeat(300) })
      // 1 + 2 + 4 … : 1,024 messages.
      for (let doubling = 0; doubling < 10; doubling += 1) {
        await rows(sql`insert into submissions
          (subject, form_id, received_at, status, entries, updated_at, created_at)
          select subject, form_id, received_at, status, entries, updated_at, created_at from submissions`)
      }
      const reader = (await ask('/submissions/export?format=json')).body?.getReader()
      expect((await reader?.read())?.done).toBe(false)
      await remove(sql`delete from submissions`)
      let length = 0
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) length += part.value.length
      // What had been read before the deletion is all there is: one batch.
      expect(length).toBeGreaterThan(1_000)
      expect(length).toBeLessThan(200_000)
    })
  })

  describe('a person', () => {
    beforeEach(async () => {
      await send({ 'your-name': 'Ada', 'your-email': 'Ada@Example.com', plan: plan() })
      await send({ 'your-name': 'Ada at work', other: 'ada@example.com' })
      await send({ 'your-name': 'Spam of Ada', 'your-email': 'ada@example.com', plan: plan('spam') }, { bot: true })
      await send({ 'your-name': 'Grace', 'your-email': 'grada@example.com', plan: plan('of Grace') })
      await send({ 'your-name': 'Linus', other: 'Ask ada@example.com about it' })
    })
    const names = async () =>
      (await rows(sql`select from_name from submissions order by id`)).map(({ from_name }) => from_name)

    it('gets what is kept of them', async () => {
      const reply = await ask('/submissions/by-email?email=ADA@example.com')
      expect(reply.headers.get('content-disposition')).toContain('attachment')
      const messages = (await reply.json()) as { entries: Record<string, string> }[]
      expect(messages.map(({ entries }) => entries['your-name'])).toEqual(['Spam of Ada', 'Ada at work', 'Ada'])
    })

    it('is counted before an editor erases them', async () => {
      const reply = await ask('/submissions/by-email?email=ADA@example.com&format=count')
      expect(await reply.json()).toEqual({ count: 3 })
    })

    it('is forgotten: messages, files and mails, whatever their state', async () => {
      const reply = await post('/submissions/erase', { email: ' ADA@example.com' })
      expect(await reply.json()).toEqual({ erased: 3, message: '3 messages have been erased.' })
      expect(await names()).toEqual(['Grace', 'Linus'])
      expect(await folders()).toHaveLength(1)
      expect((await deliveries()).map(({ subject }) => subject)).toEqual([
        'From Grace',
        'Thank you, Grace',
        'From Linus',
        'Thank you, Linus',
      ])
      expect(await (await post('/submissions/erase', { email: 'ada@example.com' })).json()).toMatchObject({ erased: 0 })
    })

    it('is forgotten also where only mails are kept', async () => {
      const form = await addForm({ additionalSettings: 'do_not_store: on' })
      await send({ 'your-name': 'Unstored', 'your-email': 'ada@example.com', plan: plan() }, { form })
      await send({ 'your-name': 'Other', 'your-email': 'other@example.com' }, { form })
      await post('/submissions/erase', { email: 'ada@example.com' })
      const subjects = (await deliveries()).map(({ subject }) => subject)
      expect(subjects).toContain('From Other')
      expect(subjects).not.toContain('From Unstored')
      expect(subjects).not.toContain('Thank you, Unstored')
      expect(await folders()).toHaveLength(1)
    })

    it('who owns the site loses no mails of others', async () => {
      const form = await addForm({ additionalSettings: 'do_not_store: on' })
      await send({ 'your-name': 'Unstored', 'your-email': 'someone@example.com' }, { form })
      await post('/submissions/erase', { email: 'owner@example.com' })
      expect((await deliveries()).map(({ subject }) => subject)).toContain('From Unstored')
    })

    it.each([
      undefined,
      {},
      { email: '' },
      { email: '%' },
      { email: ['ada@example.com'] },
    ])('is not %j: nothing is erased', async (body) => {
      expect((await post('/submissions/erase', body)).status).toBe(400)
      expect(await names()).toHaveLength(5)
    })
  })

  describe('retention', () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000)

    it('deletes messages of a form after its days, with their files', async () => {
      const form = await addForm({ title: 'Short', retentionDays: 30 })
      await send({ 'your-name': 'Expires', plan: plan() }, { form })
      await send({ 'your-name': 'Expires as spam', plan: plan() }, { form, bot: true })
      const forEver = await send({ 'your-name': 'For ever', plan: plan() })
      await deliverEverything()
      await maintenance(day(29))
      expect(await ids()).toHaveLength(3)
      await maintenance(day(30))
      expect(await ids()).toEqual([forEver])
      expect(await folders()).toHaveLength(1)
      expect((await deliveries()).map(({ submission_id }) => submission_id)).toEqual([forEver, forEver])
    })

    it('reaches every expired message, in batches', async () => {
      const form = await addForm({ retentionDays: 1 })
      await send({}, { form })
      for (let doubling = 0; doubling < 7; doubling += 1) {
        await rows(sql`insert into submissions
          (subject, form_id, received_at, status, entries, updated_at, created_at)
          select subject, form_id, received_at, status, entries, updated_at, created_at from submissions`)
      }
      expect(await ids()).toHaveLength(128)
      await maintenance(day(1))
      expect(await ids()).toEqual([])
    })

    it('waits for mails: they go out with their files', async () => {
      mailServer.state.isClosed = true
      const form = await addForm({ retentionDays: 1 })
      await send({ plan: plan() }, { form })
      await maintenance(day(2))
      expect(await ids()).toEqual([])
      await deliverEverything()
      expect(mailServer.state.received.join()).toContain(Buffer.from('the plan').toString('base64'))
    })

    it.each([0, -1, 1.5, 40_000])('is not %s days', async (retentionDays) => {
      await expect(addForm({ retentionDays })).rejects.toThrow()
    })
  })
})
