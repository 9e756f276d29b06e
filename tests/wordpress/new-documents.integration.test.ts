import { GATHERED_CHANGES, GatheredChanges, noteChange } from '@vitrine/content/cache'
import { createDocument } from '@vitrine/content/new-documents'
import { createUntyped } from '@vitrine/content/queries'
import { runSql, sql, transactionOf } from '@vitrine/content/sql'
import { SEARCH_LATER, StaleDocuments, stepLater } from '@vitrine/search/content'
import type { UnitWork } from '@vitrine/wordpress/server'
import { type CollectionSlug, createLocalReq, type JsonObject, ValidationError } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { type ImportSite, openSite } from './support.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Given {
  readonly collection: CollectionSlug
  readonly data: JsonObject
  readonly locale?: string
}

const DATES = { createdAt: '2024-02-01T10:00:00.000Z', updatedAt: '2024-03-01T10:00:00.000Z' }

const text = (words: string, ...more: readonly object[]) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
    children: [
      {
        ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, textFormat: 0, textStyle: '' },
        children: [{ type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' }, ...more],
      },
    ],
  },
})

const link = (post: number) => ({
  ...{ type: 'link', version: 3, format: '', indent: 0, direction: null },
  fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'posts', value: post } },
  children: [{ type: 'text', version: 1, text: 'there', format: 1, detail: 0, mode: 'normal', style: '' }],
})

/** Documents of every kind that an import writes in number. Ids count from 1 in each collection. */
const DOCUMENTS: readonly Given[] = [
  { collection: 'categories', data: { title: 'Rooms' } },
  { collection: 'categories', data: { title: 'Rooms', description: 'Of houses.' } },
  { collection: 'tags', data: { title: 'Größe', slug: 'groesse', ...DATES } },
  { collection: 'tags', data: { title: 'Holz' }, locale: 'de' },
  { collection: 'project-categories', data: { title: 'Stairs' } },
  {
    collection: 'authors',
    data: { title: 'Ada', role: 'Architect', image: 1, links: [{ label: 'Mail', url: 'mailto:ada@example.org' }] },
  },
  {
    collection: 'posts',
    data: {
      ...{ title: 'A room', excerpt: 'About it.', image: 1, author: 1, categories: [2, 1], tags: [1], ...DATES },
      ...{ sticky: true, publishedAt: '2024-02-01T10:00:00.000Z', _status: 'published' },
      layout: [
        { blockType: 'richText', content: text('All about it.') },
        { blockType: 'columns', columns: [{ blocks: [{ blockType: 'richText', content: text('Left') }] }, {}] },
      ],
      meta: { title: 'Room', description: 'For search engines', image: 1, noIndex: true },
    },
  },
  {
    collection: 'posts',
    data: {
      ...{ title: 'A room', _status: 'published', related: [1], allowComments: false },
      layout: [{ blockType: 'richText', content: text('See', link(1)) }],
    },
  },
  { collection: 'posts', data: { title: 'Unfinished', slug: 'later', _status: 'draft', ...DATES } },
  { collection: 'posts', data: { title: 'Ein Raum', _status: 'published', tags: [2] }, locale: 'de' },
  { collection: 'pages', data: { title: 'Home', slug: 'home', _status: 'published', layout: [] } },
  { collection: 'pages', data: { title: 'Studio', _status: 'published' } },
  { collection: 'pages', data: { title: 'People', parent: 2, _status: 'published', ...DATES } },
  { collection: 'pages', data: { title: 'Soon', _status: 'draft' } },
  {
    collection: 'comments',
    data: {
      ...{ state: 'approved', author: 'Ida', email: 'ida@example.org', comment: 'Lovely.', language: 'en' },
      ...{ about: { relationTo: 'posts', value: 1 }, ...DATES },
    },
  },
  {
    collection: 'comments',
    data: {
      ...{ author: 'Ben', comment: 'Yes.', parent: 1, language: 'en', spam: { by: 'x' } },
      about: { relationTo: 'posts', value: 1 },
    },
  },
  {
    collection: 'comments',
    data: { author: 'Cy', comment: 'Home.', language: 'en', about: { relationTo: 'pages', value: 1 } },
  },
  {
    collection: 'projects',
    data: {
      ...{ title: 'A house', description: 'Of oak.', image: 1, gallery: [1, 1], client: 'Eva', categories: [1] },
      ...{ date: '2023-05-01T00:00:00.000Z', facts: [{ label: 'Area', value: '120 m²' }], _status: 'published' },
      link: { label: 'More', url: 'https://house.example/' },
      layout: [{ blockType: 'richText', heading: 'Oak', content: text('A house') }],
    },
  },
  { collection: 'projects', data: { title: 'Plans', place: 3, related: [1], _status: 'draft', date: DATES.createdAt } },
  { collection: 'redirects', data: { from: '/old/', to: '/studio/', status: '301' } },
  { collection: 'redirects', data: { from: '/shop/*', to: '/$1/', status: '302' } },
  { collection: 'redirects', data: { from: '/gone', status: '410' } },
]

const isDraft = ({ data }: Given) => data._status === 'draft'

/** One site for each way of writing. */
const WAYS = ['operations', 'rows'] as const

describe.each(['sqlite', 'postgres'] as const)('documents that are created by their rows on %s', (kind) => {
  const sites = new Map<(typeof WAYS)[number], ImportSite>()
  let databases = 0

  beforeEach(async () => {
    for (const way of WAYS) {
      databases += 1
      const url = kind === 'postgres' ? await postgres.createDatabase(`new_documents_${databases}`) : ''
      const site = await openSite(url, 'en,de')
      sites.set(way, site)
      const file = { name: 'x.png', data: PIXEL, mimetype: 'image/png', size: PIXEL.length }
      const own = { data: { alt: 'A picture', ...DATES }, file }
      await site.payload.create({ collection: 'media', ...own })
    }
  })

  afterEach(async () => {
    for (const site of sites.values()) await site.close()
  })

  const site = (way: (typeof WAYS)[number]) => {
    const opened = sites.get(way)
    if (!opened) throw new Error(`No site for ${way}.`)
    return opened
  }

  /** Writes documents, those of rows as one batch. */
  async function written(way: (typeof WAYS)[number], documents: readonly Given[]): Promise<void> {
    const { payload, units } = site(way)
    const [changes, stale] = [new GatheredChanges(), new StaleDocuments()]
    const last: UnitWork<void> = async (req) => {
      const { transactionID } = req
      const transaction = await transactionOf({ payload, ...req })
      await stepLater(payload, stale.take(), { transaction, transactionID: (await transactionID) ?? undefined })
      const tags = changes.take()
      if (tags.length > 0) await noteChange({ payload, ...req }, tags)
    }
    if (way === 'operations') {
      const context = { [SEARCH_LATER]: stale }
      for (const given of documents) {
        const options = {
          collection: given.collection,
          data: structuredClone(given.data),
          draft: isDraft(given),
          context,
        }
        const { locale = 'en' } = given
        await units.operation((req) => createUntyped(payload, { ...options, locale, req: { ...req } }))
      }
      await units.operation(last)
      return
    }
    const context = { [GATHERED_CHANGES]: changes, [SEARCH_LATER]: stale }
    await units.rows(async (req) => {
      for (const given of documents) {
        const { locale = 'en', collection } = given
        const local = await createLocalReq({ req: { ...req }, locale, context: { ...context } }, payload)
        await createDocument(local, { collection, data: structuredClone(given.data), draft: isDraft(given) })
      }
    }, last)
    await units.flush()
  }

  it('are the rows that Payload writes, in all tables', async () => {
    for (const way of WAYS) await written(way, DOCUMENTS)
    const [operations, rows] = [await tables(site('operations')), await tables(site('rows'))]
    expect(operations.posts).toHaveLength(4)
    expect(operations._projects_v_version_facts).toHaveLength(1)
    expect(rows).toEqual(operations)
  })

  it('raise the revision once, with the tags of all', async () => {
    const revisions = async (way: (typeof WAYS)[number]) => {
      const { payload } = site(way)
      const [row] = await runSql(payload, sql`select value from content_revisions`)
      const changes = await runSql(payload, sql`select tags from content_changes order by revision`)
      return { value: Number(row?.value), tags: changes.flatMap(({ tags }) => String(tags).split('\n')) }
    }
    const before = await revisions('rows')
    for (const way of WAYS) await written(way, DOCUMENTS)
    const after = await revisions('rows')
    expect(after.value).toBe(before.value + 1)
    expect(new Set(after.tags)).toEqual(new Set((await revisions('operations')).tags))
    expect(after.tags).toContain('posts:1')
  })

  it.each<[string, Given]>([
    [
      'a comment that nobody wrote',
      { collection: 'comments', data: { comment: 'x', about: { relationTo: 'posts', value: 1 }, language: 'en' } },
    ],
    ['an address with blanks', { collection: 'posts', data: { title: 'x', slug: 'a b', _status: 'published' } }],
    [
      'a link that is none',
      { collection: 'authors', data: { title: 'x', links: [{ label: 'x', url: 'javascript:x' }] } },
    ],
    [
      'a row without words',
      { collection: 'projects', data: { title: 'x', date: DATES.createdAt, facts: [{}], _status: 'published' } },
    ],
    [
      'a block without what it needs, and another that is no list',
      {
        collection: 'posts',
        data: { title: 'x', _status: 'published', layout: [{ blockType: 'quote' }, { blockType: 'video', tracks: 1 }] },
      },
    ],
    [
      'a block within a block',
      {
        collection: 'pages',
        data: {
          ...{ title: 'x', slug: 'x', _status: 'published' },
          layout: [{ blockType: 'columns', columns: [{ blocks: [{ blockType: 'quote' }] }] }],
        },
      },
    ],
    [
      'a link in a text that leads nowhere',
      {
        collection: 'posts',
        data: {
          ...{ title: 'x', _status: 'published' },
          layout: [{ blockType: 'richText', content: text('See', { ...link(1), fields: { linkType: 'custom' } }) }],
        },
      },
    ],
    [
      'a choice that there is not, in a tab',
      { collection: 'projects', data: { title: 'x', date: DATES.createdAt, _status: 'published', visibility: 'moon' } },
    ],
  ])('are refused with the words of Payload: %s', async (_, given) => {
    const problems = await Promise.all(
      WAYS.map((way) =>
        written(way, [given]).then(
          () => 'it was written',
          (error: unknown) => (error instanceof ValidationError ? error.data.errors : error),
        ),
      ),
    )
    expect(problems[0]).toBeInstanceOf(Array)
    expect(problems[1]).toEqual(problems[0])
    expect(await tables(site('rows'))).toEqual(await tables(site('operations')))
  })

  it('leave nothing of one that fails, and all of those before and after it', async () => {
    const { payload, units } = site('rows')
    const create = (data: JsonObject) =>
      units.rows(async (req) => {
        const local = await createLocalReq({ req: { ...req }, locale: 'en' }, payload)
        return createDocument(local, { collection: 'tags', data, draft: false })
      })
    await create({ title: 'One' })
    await expect(create({ title: '' })).rejects.toThrow(ValidationError)
    await expect(
      units.rows(async (req) => {
        const local = await createLocalReq({ req: { ...req }, locale: 'en' }, payload)
        await createDocument(local, { collection: 'tags', data: { title: 'Two' }, draft: false })
        throw new Error('afterwards')
      }),
    ).rejects.toThrow('afterwards')
    await create({ title: 'Three' })
    await units.flush()
    const { docs } = await payload.find({ collection: 'tags', sort: 'id', depth: 0 })
    expect(docs.map(({ title }) => title)).toEqual(['One', 'Three'])
  })

  it('are not made of files and accounts', async () => {
    const { payload } = site('rows')
    const local = await createLocalReq({ locale: 'en' }, payload)
    await expect(createDocument(local, { collection: 'media', data: {}, draft: false })).rejects.toThrow(
      /payload\.create/,
    )
  })
})

/** Tables that count changes, and those of the index and of the import itself. */
const OTHER_TABLES = /^(?:content_|search_(?!stale)|import_|payload_migrations|sqlite_)/

/** All rows of all tables. Ids that are drawn, and moments of today, are the same word everywhere. */
async function tables({ payload }: ImportSite): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const names = await runSql(
    payload,
    payload.db.name === 'postgres'
      ? sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
      : sql`select name from sqlite_schema where type = 'table' order by 1`,
  )
  const all: Record<string, readonly unknown[]> = {}
  for (const { name } of names) {
    if (OTHER_TABLES.test(String(name))) continue
    const rows = await runSql(payload, sql`select * from ${sql.identifier(String(name))}`)
    all[String(name)] = rows.map((row) => JSON.parse(sameWords(JSON.stringify(row)))).sort(byText)
  }
  return all
}

function sameWords(json: string): string {
  const today = new Date().toISOString().slice(0, 10)
  return json
    .replaceAll(/\b[0-9a-f]{24}\b/g, 'drawn')
    .replaceAll(new RegExp(`"${today}[T ][^"]*"`, 'g'), '"today"')
    .replaceAll(new RegExp(`\\\\"${today}T[^"]*\\\\"`, 'g'), '\\"today\\"')
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}
