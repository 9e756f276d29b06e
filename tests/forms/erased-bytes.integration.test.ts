import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setupCode } from '@vitrine/accounts/setup'
import { runSql, sql } from '@vitrine/content/sql'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startInboxMaintenance } from '../../packages/forms/src/server/inbox/inbox-maintenance.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'

holdIntervals()

/** Nothing else in the data folder has these words. */
const WORDS = { ada: 'Quokkaberg', grace: 'Wombatstein' }

const PASSWORD = 'correct horse battery'

/** Letters of a message: some have a page of the database of their own, and some share one. */
const LENGTHS = [0, 40, 700, 9_000]

let content: TestContent
let site: TestForms
let token: string | undefined
let forms: readonly number[]

beforeAll(async () => {
  content = await openContent()
  site = await startForms(content)
  const account = { email: 'owner@example.com', password: PASSWORD }
  await content.payload.create({
    collection: 'users',
    data: { ...account, name: 'Owner', role: 'administrator', setupCode: setupCode(content.settings.secret) },
  })
  ;({ token } = await content.payload.login({ collection: 'users', data: account }))
  forms = [await addForm(''), await addForm('do_not_store: on')]
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

async function addForm(additionalSettings: string): Promise<number> {
  const { id } = await content.payload.create({
    collection: 'contact-forms',
    data: {
      title: 'Contact',
      writtenAs: 'template',
      template: '[text* your-name] [email your-email] [textarea words maxlength:20000]',
      mail: { recipient: 'owner@example.com', subject: 'From [your-name]', replyTo: '[your-email]', body: '[words]' },
      mail2: {
        active: true,
        recipient: '[your-email]',
        subject: 'Thank you',
        replyTo: 'owner@example.com',
        body: '[words]',
      },
      additionalSettings,
    },
  })
  return Number(id)
}

/** Sends messages of somebody through both forms, and waits until all mails are in the outbox. */
async function write(name: keyof typeof WORDS): Promise<void> {
  for (const form of forms) {
    for (const length of LENGTHS) {
      const words = `${WORDS[name]} ${'x'.repeat(length)} ${WORDS[name]}`
      const fields = { 'your-name': name, 'your-email': `${name}@example.com`, words }
      expect((await site.post(form, fields)).json().status).toBe('mail_sent')
    }
  }
  await untilDelivered('all mails to be in the outbox', async () => {
    const rows = await runSql(content.payload, sql`select id from deliveries where state <> 'sent'`)
    return rows.length === 0
  })
}

/** Files of the data folder in which words stand. */
async function filesWith(words: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(content.settings.dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await readFile(path)).includes(words)) found.push(path)
  }
  return found
}

const erase = (email: string) =>
  handleEndpoints({
    config: content.payload.config,
    payloadInstanceCacheKey: content.settings.dataDir,
    request: new Request('http://localhost/api/submissions/erase', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    }),
  })

it('the words of a person who was erased are in no file of the data folder, and those of others are', async () => {
  await write('ada')
  await write('grace')
  await write('ada')
  // Rows grow, and move from one page of the database to another.
  const stored = await runSql(content.payload, sql`select id from submissions`)
  for (const [index, { id }] of stored.entries()) {
    const subject = 'y'.repeat(index * 300)
    await runSql(content.payload, sql`update submissions set subject = ${subject} where id = ${Number(id)}`)
  }
  // Deliveries of the form that stores nothing are gone after this, and their files in the outbox are not.
  await startInboxMaintenance(content.payload, {
    now: () => new Date(),
    onError: (error) => {
      throw error
    },
  })()
  const before = await filesWith(WORDS.ada)
  expect(before.filter((path) => path.endsWith('.eml'))).toHaveLength(LENGTHS.length * 2 * 2 * 2)
  expect(before.filter((path) => /\.db(?:-wal)?$/.test(path)).length).toBeGreaterThan(0)

  expect(await (await erase('ada@example.com')).json()).toMatchObject({ erased: LENGTHS.length * 2 })
  expect(await filesWith(WORDS.ada)).toEqual([])
  expect((await filesWith(WORDS.grace)).filter((path) => path.endsWith('.eml'))).toHaveLength(LENGTHS.length * 2 * 2)
  expect((await filesWith(WORDS.grace)).filter((path) => path.endsWith('.db'))).toHaveLength(1)
})

it('who gets the messages of others loses none of them by being erased', async () => {
  await erase('owner@example.com')
  expect(await filesWith('Subject: From grace')).toHaveLength(LENGTHS.length * 2)
})
