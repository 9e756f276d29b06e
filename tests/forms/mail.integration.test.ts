import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'

let content: TestContent
let site: TestForms
let port: number
let server: SMTPServer | undefined
const received: string[] = []

holdIntervals()

beforeAll(async () => {
  content = await openContent()
  port = await freePort()
  site = await startForms(content, { settings: { smtpUrl: `smtp://127.0.0.1:${port}` } })
})

afterAll(async () => {
  await site.stop()
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
  const reply = await site.post(Number(form.id), { 'your-name': 'Ada' })
  expect(reply.json().status).toBe('mail_sent')

  const delivery = async () => (await payload.find({ collection: 'deliveries', limit: 1 })).docs[0]
  const waiting = await untilDelivered('the first try to fail', async () => {
    const found = await delivery()
    return found?.state === 'queued' && found.attempts === 1 ? found : undefined
  })
  expect(waiting.lastError).toMatch(/ECONNREFUSED/)

  server = await startMailServer()
  // What "Send again" in the admin does, instead of waiting for the minute to pass.
  const now = new Date().toISOString()
  await payload.update({ collection: 'deliveries', id: waiting.id, data: { nextAttemptAt: now } as never })
  await untilDelivered('the mail to be noted as sent', async () => (await delivery())?.state === 'sent')
  expect(await delivery()).toMatchObject({ inOutbox: false })
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('From Ada')
  expect(received[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>/im)
})
