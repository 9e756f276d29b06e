import { whereOf } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { messageSearch } from '@vitrine/forms/core'
import type { Payload, Where } from 'payload'
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

/** Messages beyond the first, so that they are read in more than one go. */
const MORE = 450

/** Writes messages as a database held them before: their search text had the values alone, as they were written. */
async function fill(payload: Payload): Promise<void> {
  const entries = { 'your-name': 'Žofie Müller', 'your-message': 'Die Küche', plan: 'b1946ac92492d2347c6235b4d2611184' }
  const files = [{ field: 'plan', name: 'Grundriß.pdf', size: 1, path: '/data/x' }]
  const message = (id: number, handling: string | null) =>
    runSql(
      payload,
      sql`insert into submissions
        (id, subject, from_name, from_email, received_at, status, handling, entries, files, search_text, updated_at, created_at)
        values (${id}, 'Anfrage', 'Žofie Müller', 'Zofie@Example.com', ${NOW}, 'mail_sent', ${handling},
          ${JSON.stringify(entries)}, ${JSON.stringify(files)}, 'Žofie Müller Die Küche', ${NOW}, ${NOW})`,
    )
  await message(1, 'new')
  await message(2, 'open')
  await message(3, 'done')
  await message(4, null)
  for (let id = 5; id <= MORE; id += 1) await message(id, 'done')
  await runSql(
    payload,
    sql`insert into submissions (id, subject, received_at, status, entries, updated_at, created_at)
      values (${MORE + 1}, 'Ångström', ${NOW}, 'mail_sent', '{}', ${NOW}, ${NOW})`,
  )
}

describe.each(['sqlite', 'postgres'] as const)('an inbox from before it was answered from, %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('before_answers', { migrated: false }) : ''
    content = await openContent(url, { migrate: false })
    const [core] = ledgersOf(kind)
    const { migrations = [], replaced = [] } = core ?? {}
    const here = migrations.findIndex(({ name }) => name.endsWith('_inbox_answers'))
    await migrateUp(content.payload, kind, [{ migrations: migrations.slice(0, here), replaced }])
    await fill(content.payload)
    await migrateUp(content.payload, kind)
  })

  afterAll(() => content.close())

  it.each([
    ['muller kuche', MORE],
    ['zofie@example', MORE],
    ['ANFRAGE', MORE],
    ['grundriss.pdf', MORE],
    ['angstrom', 1],
    ['b1946ac9', 0],
  ])('finds "%s" in %i messages', async (search, count) => {
    const where = whereOf(messageSearch(search)) as Where
    expect(await content.payload.count({ collection: 'submissions', where })).toEqual({ totalDocs: count })
  })

  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('takes message %i for read: %s', async (id, read) => {
    expect(await content.payload.findByID({ collection: 'submissions', id, depth: 0 })).toMatchObject({
      read,
      replies: [],
    })
  })
})
