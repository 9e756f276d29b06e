import { publishedAt } from '@vitrine/content/queries'
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

/** Pages as they stood: number, slug, path, languages as they were noted, titles by language. */
const PAGES = [
  [1, 'services', '/services/', '["en","de"]', { en: 'Services', de: 'Leistungen' }],
  [2, 'ueber-uns', '/ueber-uns/', '["de"]', { de: 'Über uns' }],
  [3, 'from-before', '/from-before/', null, { en: 'From before languages were noted' }],
  [4, 'untitled', '/untitled/', '[]', {}],
  [5, 'gone', '/gone/#trash-5', '["en"]', { en: 'Gone' }],
  [6, 'never-noted', '/never-noted/', '["fr"]', { de: 'Nirgends vermerkt' }],
] as const

/** Writes pages with a version each, and a category, as a database held them before addresses were kept by language. */
async function fill(payload: Payload): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => runSql(payload, statement)
  for (const [id, slug, path, languages, titles] of PAGES) {
    await run(sql`insert into pages (id, slug, path, languages, _status, updated_at, created_at)
      values (${id}, ${slug}, ${path}, ${languages}, 'published', ${NOW}, ${NOW})`)
    await run(sql`insert into _pages_v
      (parent_id, version_slug, version_path, version_languages, version__status, version_updated_at,
        version_created_at, latest, updated_at, created_at)
      values (${id}, ${slug}, ${path}, ${languages}, 'published', ${NOW}, ${NOW}, true, ${NOW}, ${NOW})`)
    for (const [locale, title] of Object.entries(titles)) {
      await run(sql`insert into pages_locales (_parent_id, _locale, title) values (${id}, ${locale}, ${title})`)
      await run(
        sql`insert into _pages_v_locales (_parent_id, _locale, version_title)
          values ((select id from _pages_v where parent_id = ${id}), ${locale}, ${title})`,
      )
    }
  }
  await run(sql`insert into categories (id, slug, path, languages, updated_at, created_at)
    values (1, 'news', '/blog/category/news/', '["de","en"]', ${NOW}, ${NOW})`)
  await run(
    sql`insert into categories_locales (_parent_id, _locale, title) values (1, 'de', 'Neues'), (1, 'en', 'News')`,
  )
}

describe.each(['sqlite', 'postgres'] as const)('a database from before addresses were kept by language, %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('before_local', { migrated: false }) : ''
    content = await openContent(url, { migrate: false, languages: 'en,de' })
    const [core] = ledgersOf(kind)
    const { migrations = [], replaced = [] } = core ?? {}
    const here = migrations.findIndex(({ name }) => name.endsWith('_local_addresses'))
    await migrateUp(content.payload, kind, [{ migrations: migrations.slice(0, here), replaced }])
    await fill(content.payload)
    await migrateUp(content.payload, kind)
  })

  afterAll(() => content.close())

  it.each([
    [1, { en: '/services/', de: '/services/' }],
    [2, { de: '/ueber-uns/' }],
    [3, { en: '/from-before/' }],
    [4, { en: '/untitled/' }],
    [5, { en: '/gone/#trash-5' }],
    [6, { de: '/never-noted/' }],
  ] as const)('keeps the address of page %i in each language that it is written in, and of its version', async (id, paths) => {
    const options = { collection: 'pages', id, depth: 0 } as const
    expect(await content.payload.findByID(options)).toMatchObject({ paths })
    expect(await content.payload.findByID({ ...options, draft: true })).toMatchObject({ paths })
  })

  it.each([
    [1, { en: 'services' }],
    [2, { de: 'ueber-uns' }],
    [6, { de: 'never-noted' }],
  ] as const)('keeps the slug of page %i once: the other languages follow it', async (id, slug) => {
    const page = await content.payload.findByID({ collection: 'pages', id, depth: 0, locale: 'all' })
    expect(page).toMatchObject({ slug })
  })

  it('answers at every address in every language as it did', async () => {
    const at = async (path: string, locale: string) =>
      (await publishedAt(content.payload, 'pages', { path, locale, depth: 0 }))?.id
    for (const locale of ['en', 'de']) {
      for (const [id, , path] of PAGES) expect([path, await at(path, locale)]).toEqual([path, id])
    }
  })

  it('keeps the addresses of categories', async () => {
    const found = await content.payload.findByID({ collection: 'categories', id: 1, depth: 0 })
    expect(found).toMatchObject({
      slug: 'news',
      paths: { de: '/blog/category/news/', en: '/blog/category/news/' },
    })
  })

  it('moves a page in all languages, as before, when its one slug changes', async () => {
    await content.payload.update({ collection: 'pages', id: 1, data: { slug: 'work', _status: 'published' } })
    const page = await content.payload.findByID({ collection: 'pages', id: 1, depth: 0 })
    expect(page).toMatchObject({ paths: { en: '/work/', de: '/work/' } })
    const { docs } = await content.payload.find({ collection: 'redirects', sort: 'from' })
    expect(docs.map(({ from, to }) => [from, to])).toEqual([
      ['/de/services/', '/de/work/'],
      ['/services/', '/work/'],
    ])
  })
})
