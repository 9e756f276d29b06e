import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgersOf, migrateUp } from '../../packages/cms/src/database/migrate.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const NOW = '2026-01-01T00:00:00.000Z'

/** Fields of a form as they are stored: localized texts by language. */
const FIELDS = [
  { blockType: 'text', id: 'a', name: 'firma', label: { en: 'Company name', de: 'Firmenname' } },
  { blockType: 'text', id: 'b', name: 'field', label: { en: 'What shall we call you?', de: 'Ihr Name' } },
  { blockType: 'email', id: 'c', name: 'your-e-mail', label: { en: 'Your e-mail', de: 'Ihre E-Mail' } },
]

const ENTRIES = {
  firma: 'Acme',
  field: 'Ann Lee',
  'your-e-mail': 'ann@example.com',
  name: 'Ben',
  mail: 'ben@example.com',
}

/** Messages as they stood: number, number of the form, name and address of the sender. */
const MESSAGES = [
  [1, 1, '', ''],
  [2, 1, null, null],
  [3, 1, 'Cy', ''],
  [4, 1, '', 'cy@example.com'],
  [5, null, '', ''],
  [6, 2, '', ''],
] as const

async function fill(payload: Payload): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => runSql(payload, statement)
  await run(sql`insert into contact_forms (id, title, written_as, fields, mail_recipient, mail_reply_to, updated_at, created_at)
    values (1, 'Fields', 'fields', ${JSON.stringify(FIELDS)}, 'a@example.com', '[your-email]', ${NOW}, ${NOW})`)
  await run(sql`insert into contact_forms (id, title, written_as, mail_recipient, mail_reply_to, updated_at, created_at)
    values (2, 'Template', 'template', 'a@example.com', '[mail]', ${NOW}, ${NOW})`)
  await run(sql`insert into contact_forms_locales (_parent_id, _locale, template, mail_subject, mail_body)
    values (2, 'en', '[text name] [text mail]', 'x', 'x')`)
  for (const [id, form, name, email] of MESSAGES) {
    await run(sql`insert into submissions
      (id, subject, from_name, from_email, form_id, received_at, status, entries, updated_at, created_at)
      values (${id}, 'x', ${name}, ${email}, ${form}, ${NOW}, 'mail_sent', ${JSON.stringify(ENTRIES)}, ${NOW}, ${NOW})`)
  }
}

describe.each(['sqlite', 'postgres'] as const)('messages of forms with names of their own, %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('before_senders', { migrated: false }) : ''
    content = await openContent(url, { migrate: false, languages: 'en,de' })
    const [core] = ledgersOf(kind)
    const { migrations = [], replaced = [] } = core ?? {}
    const here = migrations.findIndex(({ name }) => name.endsWith('_senders_of_messages'))
    await migrateUp(content.payload, kind, [{ migrations: migrations.slice(0, here), replaced }])
    await fill(content.payload)
    await migrateUp(content.payload, kind)
  })

  afterAll(() => content.close())

  it.each([
    [1, 'without a sender', 'Ann Lee', 'ann@example.com'],
    [2, 'with no values in the columns', 'Ann Lee', 'ann@example.com'],
    [3, 'with a name', 'Cy', 'ann@example.com'],
    [4, 'with an address', 'Ann Lee', 'cy@example.com'],
    [5, 'whose form is gone', '', ''],
    [6, 'of a template', 'Ben', 'ben@example.com'],
  ])('message %i, %s, is from "%s" at "%s"', async (id, _, fromName, fromEmail) => {
    expect(await content.payload.findByID({ collection: 'submissions', id, depth: 0 })).toMatchObject({
      fromName,
      fromEmail,
    })
  })

  it('changes nothing else of them', async () => {
    const rows = await runSql(content.payload, sql`select distinct subject, status from submissions`)
    expect(rows).toEqual([{ subject: 'x', status: 'mail_sent' }])
  })
})
