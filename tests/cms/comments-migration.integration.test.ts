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

/** Comments as they stood: number, number of the post, number of the comment that it answers. */
const COMMENTS = [
  [3, 1, null],
  [4, 1, 3],
  [7, 2, null],
  [9, 1, 4],
] as const

/** Writes posts, comments on them and the settings of the blog as a database held them while only posts had comments. */
async function fill(payload: Payload): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => runSql(payload, statement)
  for (const id of [1, 2]) {
    await run(sql`insert into posts (id, _status, updated_at, created_at) values (${id}, 'published', ${NOW}, ${NOW})`)
  }
  await run(sql`insert into pages (id, _status, updated_at, created_at) values (1, 'published', ${NOW}, ${NOW})`)
  for (const [id, post, parent] of COMMENTS) {
    await run(sql`insert into comments (id, state, author, comment, post_id, parent_id, language, updated_at, created_at)
      values (${id}, 'approved', 'Ann', 'Words.', ${post}, ${parent}, 'en', ${NOW}, ${NOW})`)
  }
  await run(sql`insert into blog (id, slug, comments_is_on, comments_close_after_days, comments_levels, comments_notify)
    values (1, 'journal', true, 14, 2, 'owner@example.com')`)
  await run(sql`insert into blog_locales (_parent_id, _locale, comments_consent, comments_texts_send)
    values (1, 'en', 'I agree.', 'Say it'), (1, 'de', 'Einverstanden.', 'Sagen')`)
}

describe.each(['sqlite', 'postgres'] as const)('a database in which only posts had comments, %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('before_comments', { migrated: false }) : ''
    content = await openContent(url, { migrate: false, languages: 'en,de' })
    const [core] = ledgersOf(kind)
    const { migrations = [], replaced = [] } = core ?? {}
    const here = migrations.findIndex(({ name }) => name.endsWith('_comments_on_documents'))
    await migrateUp(content.payload, kind, [{ migrations: migrations.slice(0, here), replaced }])
    await fill(content.payload)
    await migrateUp(content.payload, kind)
  })

  afterAll(() => content.close())

  it('keeps each comment on its post, below the one that it answers', async () => {
    const { docs } = await content.payload.find({ collection: 'comments', depth: 0, sort: 'id', overrideAccess: true })
    expect(docs).toMatchObject(
      COMMENTS.map(([id, post, parent]) => ({ id, parent, about: { relationTo: 'posts', value: post } })),
    )
  })

  it('keeps the settings, in each language', async () => {
    const settings = (locale: 'en' | 'de') =>
      content.payload.findGlobal({ slug: 'comment-settings', locale, depth: 0, overrideAccess: true })
    const all = { isOn: true, closeAfterDays: 14, levels: 2, needsEmail: false, notify: 'owner@example.com' }
    expect(await settings('en')).toMatchObject({ ...all, consent: 'I agree.', texts: { send: 'Say it' } })
    expect(await settings('de')).toMatchObject({ ...all, consent: 'Einverstanden.', texts: { send: 'Sagen' } })
    expect(await content.payload.findGlobal({ slug: 'blog', depth: 0 })).toMatchObject({ slug: 'journal' })
  })

  it('takes no comments on pages until an editor says so', async () => {
    expect(await content.payload.findByID({ collection: 'pages', id: 1, depth: 0 })).toMatchObject({
      allowComments: false,
    })
  })

  // PostgreSQL keeps the table, and numbers that are given do not move its sequence.
  it.runIf(kind === 'sqlite')('gives new comments numbers of their own, though the table was made anew', async () => {
    const { id } = await content.payload.create({
      collection: 'comments',
      data: {
        ...{ state: 'waiting', author: 'Bo', comment: 'New.', language: 'en' },
        about: { relationTo: 'posts', value: 1 },
      },
    })
    expect(id).toBeGreaterThan(9)
  })
})
