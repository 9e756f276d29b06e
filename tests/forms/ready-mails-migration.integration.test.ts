import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgersOf, migrateUp } from '../../packages/cms/src/database/migrate.ts'
import { openContent, type TestContent } from '../support/content.ts'

const NOW = '2026-01-01T00:00:00.000Z'

/** SQLite rebuilds a table to change the default of a column. */
describe('a form that was made before mails were ready-made, in SQLite', () => {
  let content: TestContent
  const run = (statement: ReturnType<typeof sql>) => runSql(content.payload, statement)

  beforeAll(async () => {
    content = await openContent('', { migrate: false, languages: 'en,de' })
    const [core] = ledgersOf('sqlite')
    const { migrations = [], replaced = [] } = core ?? {}
    const here = migrations.findIndex(({ name }) => name.endsWith('_ready_mails'))
    await migrateUp(content.payload, 'sqlite', [{ migrations: migrations.slice(0, here), replaced }])
    await run(sql`insert into contact_forms (id, title, fields, mail_recipient, mail_reply_to, updated_at, created_at)
      values (1, 'Contact', '[]', 'a@example.com', '[your-email]', ${NOW}, ${NOW})`)
    for (const locale of ['en', 'de']) {
      await run(sql`insert into contact_forms_locales (_parent_id, _locale, mail_subject, mail_body, messages_spam)
        values (1, ${locale}, ${`S ${locale}`}, 'B', 'No')`)
    }
    await run(sql`insert into contact_forms_webhooks (_order, _parent_id, id, url)
      values (1, 1, 'w', 'https://example.com/hook')`)
    await run(sql`insert into submissions (id, subject, form_id, received_at, status, entries, updated_at, created_at)
      values (1, 'Hi', 1, ${NOW}, 'mail_sent', '{}', ${NOW}, ${NOW})`)
    await migrateUp(content.payload, 'sqlite')
  })

  afterAll(() => content.close())

  it('is as it was', async () =>
    expect(await run(sql`select title, mail_recipient, mail_reply_to from contact_forms`)).toEqual([
      { title: 'Contact', mail_recipient: 'a@example.com', mail_reply_to: '[your-email]' },
    ]))
  it('has its texts in all languages', async () =>
    expect(
      await run(sql`select _locale, mail_subject, messages_spam from contact_forms_locales
        order by id`),
    ).toEqual([
      { _locale: 'en', mail_subject: 'S en', messages_spam: 'No' },
      { _locale: 'de', mail_subject: 'S de', messages_spam: 'No' },
    ]))
  it('has its webhooks', async () =>
    expect(await run(sql`select _parent_id, url from contact_forms_webhooks`)).toEqual([
      { _parent_id: 1, url: 'https://example.com/hook' },
    ]))
  it('has its messages', async () => expect(await run(sql`select form_id from submissions`)).toEqual([{ form_id: 1 }]))
  it('leaves nothing that refers to nowhere', async () => expect(await run(sql`pragma foreign_key_check`)).toEqual([]))
})
