import { createForms, type Forms } from '@vitrine/forms/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openContent, type TestContent } from './support/content.ts'
import { freePort } from './support/free-port.ts'
import { until } from './support/until.ts'

let content: TestContent
let forms: Forms
let app: FastifyInstance
let port: number
let server: SMTPServer | undefined
const received: string[] = []

beforeAll(async () => {
  content = await openContent()
  port = await freePort()
  forms = createForms({
    payload: content.payload,
    settings: { ...content.settings, smtpUrl: `smtp://127.0.0.1:${port}` },
    languages: ['en'],
    site: async () => ({ title: 'Test', description: '' }),
    onError: (error) => {
      throw error
    },
  })
  app = Fastify()
  await forms.register(app)
})

afterAll(async () => {
  await app.close()
  await forms.stop()
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  await content.close()
})

/** A mail server that takes everything. */
function startMailServer(): Promise<SMTPServer> {
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        received.push(raw)
        done()
      })
    },
  })
  return new Promise((resolve) => started.listen(port, '127.0.0.1', () => resolve(started)))
}

it('a message sent while the mail server is dead is mailed once it is back, once', async () => {
  const { payload } = content
  const form = await payload.create({
    collection: 'contact-forms',
    data: {
      title: 'Contact',
      fields: [{ blockType: 'text', name: 'your-name', label: 'Name', required: true }],
      mail: { recipient: 'owner@example.com', replyTo: '', subject: 'Hello', body: 'From [your-name]' },
    } as never,
  })
  const data = new FormData()
  data.append('_wpcf7_unit_tag', `wpcf7-f${form.id}-o1`)
  data.append('your-name', 'Ada')
  const request = new Request('http://localhost/', { method: 'POST', body: data })
  const reply = await app.inject({
    method: 'POST',
    url: `/wp-json/contact-form-7/v1/contact-forms/${form.id}/feedback`,
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'user-agent': 'Mozilla/5.0 (Test)' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(reply.json().status).toBe('mail_sent')

  const delivery = async () => (await payload.find({ collection: 'deliveries', limit: 1 })).docs[0]
  const waiting = await until('the first try to fail', async () => {
    const found = await delivery()
    return found?.state === 'queued' && found.attempts === 1 ? found : undefined
  })
  expect(waiting.lastError).toMatch(/ECONNREFUSED/)

  server = await startMailServer()
  // What "Send again" in the admin does, instead of waiting for the minute to pass.
  const now = new Date().toISOString()
  await payload.update({ collection: 'deliveries', id: waiting.id, data: { nextAttemptAt: now } as never })
  await until('the mail to be noted as sent', async () => (await delivery())?.state === 'sent')
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('From Ada')
  expect(received[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>/im)
})
