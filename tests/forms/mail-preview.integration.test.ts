import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

const FORM = {
  title: 'Contact',
  writtenAs: 'template',
  template: '[text* your-name] [text topic]',
  mail: {
    recipient: 'owner@example.com',
    sender: 'Studio <studio@example.com>',
    replyTo: 'answers@example.com',
    additionalHeaders: 'Cc: partner@example.com\nBcc: hidden@example.com\nX-Kind: contact',
    subject: 'From [your-name]',
    body: '[your-name]\nTopic: [topic]',
    excludeBlank: true,
  },
  mail2: {
    active: true,
    recipient: 'v@example.com',
    subject: 'Thanks',
    body: '<script>alert(1)</script>',
    useHtml: true,
  },
}

let content: TestContent
let outbox: string
const tokens = { administrator: '', editor: '', author: '' }

beforeAll(async () => {
  content = await openContent()
  outbox = join(content.settings.dataDir, 'outbox')
  for (const role of ['administrator', 'editor', 'author'] as const) tokens[role] = await signIn(content, role)
  await content.payload.updateGlobal({ slug: 'site', data: { name: 'Studio' } as never })
})

afterAll(() => content.close())

beforeEach(() => rm(outbox, { recursive: true, force: true }))

const ask = (path: string, body: object, token = tokens.editor) => {
  const headers = { 'content-type': 'application/json' }
  return askPath(content, `/contact-forms/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }, token)
}

const sent = async () => {
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
}

describe('the preview of a mail', () => {
  it('shows a form that is not saved yet', async () => {
    const reply = await ask('preview-mail', { form: FORM, mail: 'mail', leaveEmpty: true })
    expect(await reply.json()).toEqual({
      headers: [
        { name: 'From', value: 'Studio <studio@example.com>' },
        { name: 'To', value: 'owner@example.com' },
        { name: 'Subject', value: 'From Ada Example' },
        { name: 'Reply-To', value: 'answers@example.com' },
        { name: 'Cc', value: 'partner@example.com' },
        { name: 'Bcc', value: 'hidden@example.com' },
        { name: 'X-Kind', value: 'contact' },
      ],
      text: 'Ada Example',
      files: [],
      leftOut: ['Topic: [topic]'],
    })
    expect(await sent()).toEqual([])
  })

  it.each(['preview-mail', 'test-mail'])('is for editors only: %s', async (path) => {
    for (const token of ['', tokens.author]) {
      expect((await ask(path, { form: FORM, mail: 'mail' }, token)).status).toBe(403)
    }
    expect(await sent()).toEqual([])
  })
})

describe('a test of a mail', () => {
  it('goes to whoever asks for it, and to nobody else', async () => {
    const reply = await ask('test-mail', { form: FORM, mail: 'mail' })
    expect(await reply.json()).toEqual({ message: 'A test is on its way to editor@example.com.' })
    const [raw = ''] = await sent()
    expect(raw).toMatch(/^From: Studio <studio@example\.com>/m)
    expect(raw).toMatch(/^To: editor@example\.com/m)
    expect(raw).toMatch(/^Reply-To: answers@example\.com/im)
    expect(raw).toMatch(/^X-Kind: contact/m)
    expect(raw).toMatch(/^Subject: From Ada Example/m)
    expect(raw).not.toMatch(/owner@|partner@|hidden@/)
  })

  it('says what is missing', async () => {
    const reply = await ask('test-mail', { form: { ...FORM, mail: { ...FORM.mail, recipient: '' } }, mail: 'mail' })
    expect([reply.status, await reply.json()]).toEqual([400, { message: 'This mail has no receiver: fill in "To".' }])
  })

  it('says why the mail server did not take it', async () => {
    const send = content.payload.sendEmail
    content.payload.sendEmail = () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25'))
    const reply = await ask('test-mail', { form: FORM, mail: 'mail' })
    content.payload.sendEmail = send
    expect(reply.status).toBe(502)
    expect((await reply.json()).message).toContain('ECONNREFUSED')
  })

  it('is sent five times a minute, and no more', async () => {
    const replies = []
    for (let count = 0; count < 6; count += 1) {
      replies.push((await ask('test-mail', { form: FORM, mail: 'mail' }, tokens.administrator)).status)
    }
    expect(replies).toEqual([200, 200, 200, 200, 200, 429])
    expect(await sent()).toHaveLength(5)
  })
})
