import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releaseMessage } from '../../packages/forms/src/content/inbox/release-message.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

holdIntervals()

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

interface ReceivedHook {
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A program that is notified of messages. It answers with the status it is set to; 0 never answers. */
async function startReceiver() {
  const state = { status: 204, retryAfter: undefined as string | undefined, received: [] as ReceivedHook[] }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      state.received.push({ path: request.url, headers: request.headers, body })
      if (state.retryAfter) response.setHeader('retry-after', state.retryAfter)
      if (state.status > 0) response.writeHead(state.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    state,
    host,
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe.each(['sqlite', 'postgres'] as const)('webhooks on %s', (kind) => {
  let content: TestContent
  let site: TestForms
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let formId: number

  beforeAll(async () => {
    receiver = await startReceiver()
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('webhooks') : '')
    content.payload.config.custom.webhookPrivateHosts = [receiver.host]
    site = await startForms(content, { settings: { webhookPrivateHosts: [receiver.host] } })
  })

  afterAll(async () => {
    await receiver.close()
    await site.stop()
    await content.close()
  })

  beforeEach(async () => {
    receiver.state.status = 204
    receiver.state.retryAfter = undefined
    receiver.state.received = []
    formId = await addForm()
  })

  async function addForm(change: object = {}): Promise<number> {
    const data = {
      title: 'Contact',
      writtenAs: 'template',
      template: '[text* a] [checkbox topics "One" "Two"] [file plan filetypes:txt]',
      mail: { recipient: 'owner@example.com', subject: '[a]', replyTo: '', body: '[a]' },
      webhooks: [
        { url: `http://${receiver.host}/first`, secret: 'a secret', active: true },
        { url: `http://${receiver.host}/off`, active: false },
      ],
      ...change,
    }
    return Number((await content.payload.create({ collection: 'contact-forms', data: data as never })).id)
  }

  const rows = (statement: Parameters<typeof runSql>[1]) => runSql(content.payload, statement)
  const send = async (a: string, more = {}, headers = {}) =>
    (await site.post(formId, { a, ...more }, headers)).json().status
  const receives = (count = 1) =>
    untilDelivered('the webhook to be notified', () => receiver.state.received.length >= count)
  const delivery = async (kind = 'webhook') =>
    (await rows(sql`select * from deliveries where kind = ${kind} order by id desc limit 1`))[0]
  const settled = (state: string) =>
    untilDelivered(`the webhook to be ${state}`, async () => {
      const found = await delivery()
      return found?.state === state && Number(found.attempts) > 0 ? found : undefined
    })

  it('are notified of a message, signed', async () => {
    expect(await send('Ann', { plan: new File(['x'], 'plan.txt', { type: 'text/plain' }) })).toBe('mail_sent')
    await receives()
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.state.received
    expect(path).toBe('/first')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', 'a secret').update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    const [{ id, received_at } = { id: 0, received_at: '' }] = await rows(
      sql`select id, received_at from submissions order by id desc limit 1`,
    )
    expect(JSON.parse(body)).toEqual({
      type: 'message.received',
      timestamp: new Date(String(received_at)).toISOString(),
      data: {
        form: { id: formId, title: 'Contact' },
        submission: Number(id),
        page: expect.stringContaining('http'),
        fields: { a: 'Ann', topics: [] },
        files: [
          {
            field: 'plan',
            name: 'plan.txt',
            size: 1,
            url: `${content.settings.siteUrl}/api/submissions/${id}/files/0`,
          },
        ],
      },
    })
    await settled('sent')
    expect(receiver.state.received).toHaveLength(1)
  })

  it('keep their secret sealed', async () => {
    await send('sealed')
    const stored = await rows(sql`select secret from contact_forms_webhooks where secret is not null`)
    const queued = await rows(sql`select mail from deliveries where kind = 'webhook'`)
    expect(JSON.stringify([stored, queued])).not.toContain('a secret')
    await settled('sent')
  })

  it('are notified again after a failure, by the schedule of mails, and under the same id', async () => {
    receiver.state.status = 503
    await send('again')
    const failed = await settled('queued')
    expect(failed).toMatchObject({ attempts: expect.anything(), last_error: 'The receiver answered 503.' })
    expect(new Date(String(failed.next_attempt_at)).getTime()).toBeGreaterThan(Date.now())
    receiver.state.status = 200
    await rows(sql`update deliveries set next_attempt_at = ${new Date().toISOString()} where id = ${Number(failed.id)}`)
    await settled('sent')
    const ids = receiver.state.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([failed.token, failed.token])
    expect(receiver.state.received[0]?.body).toBe(receiver.state.received[1]?.body)
    for (const { headers, body } of receiver.state.received) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const signature = createHmac('sha256', 'a secret').update(signed).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    }
  })

  it('are not notified before the time that they ask for', async () => {
    Object.assign(receiver.state, { status: 429, retryAfter: '600' })
    const before = Date.now()
    await send('too often')
    const found = await settled('queued')
    expect(new Date(String(found.next_attempt_at)).getTime()).toBeGreaterThanOrEqual(before + 600_000)
    expect(found.last_error).toBe('The receiver answered 429, and asks to wait for 600 s.')
    await rows(sql`delete from deliveries where id = ${Number(found.id)}`)
  })

  it('are switched off when they answer 410, with words for the editor, and on again by hand', async () => {
    const form = async (user: object | undefined) => {
      const found = await content.payload.findByID({
        collection: 'contact-forms',
        id: formId,
        ...(user && { user: { id: 1, collection: 'users', ...user } }),
      })
      return found.webhooks?.[0]
    }
    receiver.state.status = 503
    await send('waits')
    const waiting = await settled('queued')
    receiver.state.status = 410
    await send('gone')
    const gone = await settled('failed')
    expect(gone.last_error).toContain('The receiver answered 410')
    const [given] = await rows(sql`select state, last_error from deliveries where id = ${Number(waiting.id)}`)
    expect(given).toMatchObject({ state: 'failed', last_error: gone.last_error })
    expect(await form({ role: 'administrator' })).toMatchObject({
      active: false,
      givenUp: expect.stringContaining('tick Active and save'),
    })
    expect(await form(undefined)).toMatchObject({ active: false, givenUp: null })
    const heard = receiver.state.received.length
    await send('nobody is told')
    expect((await delivery())?.id).toBe(gone.id)
    expect(receiver.state.received).toHaveLength(heard)

    receiver.state.status = 204
    const { webhooks = [] } = await content.payload.findByID({ collection: 'contact-forms', id: formId })
    const active = webhooks?.map((webhook, index) => ({ ...webhook, active: index === 0 })) ?? []
    await content.payload.update({ collection: 'contact-forms', id: formId, data: { webhooks: active } })
    await send('there again')
    await settled('sent')
    expect(receiver.state.received).toHaveLength(heard + 1)
    expect(await form({ role: 'administrator' })).toMatchObject({ active: true, givenUp: null })
  })

  it('are given up after the last try', async () => {
    receiver.state.status = 500
    await send('given up')
    const { id } = await settled('queued')
    await rows(
      sql`update deliveries set attempts = 12, next_attempt_at = ${new Date().toISOString()} where id = ${Number(id)}`,
    )
    await settled('failed')
  })

  it('hold up no mail, however slow', async () => {
    receiver.state.status = 0
    for (let count = 0; count < 20; count += 1) await send(`slow ${count}`)
    await receives(16)
    await send('a mail meanwhile')
    await untilDelivered('the mail to be sent', async () => {
      const [mail] = await rows(sql`select state from deliveries where kind = 'mail' and subject = 'a mail meanwhile'`)
      return mail?.state === 'sent'
    })
    expect((await rows(sql`select id from deliveries where kind = 'webhook' and state = 'sending'`)).length).toBe(16)
    await rows(sql`delete from deliveries where kind = 'webhook'`)
    receiver.hangUp()
  })

  it('are notified of spam once it is released, and once', async () => {
    expect(await send('spam', {}, { 'user-agent': 'x' })).toBe('spam')
    expect(await delivery().then((found) => found?.subject)).not.toBe(String(formId))
    const [{ id } = { id: 0 }] = await rows(sql`select id from submissions where status = 'spam'`)
    const release = () =>
      releaseMessage({
        payload: content.payload,
        routeParams: { id: String(id) },
        user: { id: 1, role: 'editor' },
      } as never)
    expect(receiver.state.received).toEqual([])
    expect((await Promise.all([release(), release()])).map(({ status }) => status).sort()).toEqual([200, 409])
    await receives()
    await settled('sent')
    expect(receiver.state.received).toHaveLength(1)
    expect(JSON.parse(receiver.state.received[0]?.body ?? '').data).toMatchObject({
      submission: Number(id),
      fields: { a: 'spam' },
    })
  })

  it('are notified by forms that store nothing and send no mail', async () => {
    formId = await addForm({ additionalSettings: 'do_not_store: on\nskip_mail: on' })
    expect(await send('loose')).toBe('mail_sent')
    await receives()
    expect(JSON.parse(receiver.state.received[0]?.body ?? '').data).toMatchObject({
      submission: null,
      fields: { a: 'loose' },
    })
  })

  it('are not notified by a demonstration', async () => {
    formId = await addForm({ title: 'Demonstration', additionalSettings: 'demo_mode: on' })
    expect(await send('demo')).toBe('mail_sent')
    expect(await rows(sql`select id from deliveries where subject = 'Demonstration'`)).toEqual([])
  })

  it('have an address that begins with https://', async () => {
    for (const url of ['http://example.com/', 'https://me:secret@example.com/', 'ftp://example.com', 'example.com']) {
      await expect(addForm({ webhooks: [{ url, active: true }] })).rejects.toThrow('Address')
    }
  })
})
