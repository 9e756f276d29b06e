import { ContentCache, contentCache, type Remembered, readState } from '@vitrine/content/cache'
import { runSql, sql } from '@vitrine/content/sql'
import { APIError, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FinishedPage } from '../../apps/site/src/cache/finished-page.ts'
import { pageOf } from '../../apps/site/src/render/finish.ts'
import type { PageRenderer } from '../../apps/site/src/render/page-renderer.tsx'
import { createPages, type Pages } from '../../apps/site/src/server/pages.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'
import { type OpenedFolder, openFolder } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { inEachRound, patience } from '../support/rounds.ts'

const LANGUAGES = ['en', 'de'] as const

const finished = (shown: unknown, status = 200): FinishedPage => {
  const body = Buffer.from(JSON.stringify(shown))
  return pageOf({ status, headers: {}, etag: 'x', bodies: { identity: body, gzip: body, br: body } })
}

/** Shows all that was read for a page, and for its frame. */
const renderer: PageRenderer = {
  frame: (globals) => ({ site: { name: JSON.stringify(globals) } }) as ReturnType<PageRenderer['frame']>,
  page: async (page, frame) => finished({ page, frame }),
  drawing: async (page) => ({ between: [JSON.stringify(page)], parts: [] }),
  queryFields: async () => [],
  notFound: async (frame) => finished({ frame }, 404),
  share: () => undefined,
  slider: () => undefined,
  tooMany: async () => finished({}, 429),
  serverError: async () => finished({}, 500),
  unavailable: async () => finished({}, 503),
  asking: async () => finished({}, 401),
}

/** Pages of a process, and how often it has rendered one. */
interface Process {
  readonly pages: Pages
  readonly renders: () => number
}

/** A process of the site. Its lease has run out whenever it is asked. */
function processOf(payload: Payload, content: ContentCache = contentCache(payload)): Process {
  let renders = 0
  const counting: PageRenderer = {
    ...renderer,
    page(page, frame) {
      renders += 1
      return renderer.page(page, frame)
    },
  }
  const pages = createPages({
    source: contentSource(payload),
    content,
    rendererOf: () => counting,
    languages: LANGUAGES,
    siteUrl: 'https://studio.example',
  })
  const find: Pages['find'] = (...asked) => {
    contentCache(payload).expire()
    return pages.find(...asked)
  }
  return { pages: { ...pages, find }, renders: () => renders }
}

/** Remembers nothing: what is made with it is what the database holds. */
class NoCache extends ContentCache {
  constructor(payload: Payload) {
    super({
      read: (since) => readState(payload, since),
      onError(error) {
        throw error
      },
    })
  }

  override remember<Value>(): Remembered<Value> {
    return { size: () => 0, peek: () => undefined, get: (_, make) => make() }
  }
}

async function show(pages: Pages, address: string): Promise<string> {
  const found = await pages.find(address)
  if (found.kind === 'redirect') return `${found.status} ${found.to}`
  return found.kind === 'gone' || found.kind === 'personal'
    ? found.kind
    : `${found.kind} ${found.page.variants.identity.body}`
}

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('pages on %s', (kind) => {
  let content: TestContent
  let payload: Payload
  const others: OpenedFolder[] = []

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('stale') : '', {
      languages: 'en,de',
    })
    payload = content.payload
    for (let opened = 0; opened < 3; opened += 1) {
      const { dataDir, database } = content.settings
      const databaseUrl = database.kind === 'postgres' ? database.url : ''
      const key = `${dataDir} ${opened}`
      others.push(await openFolder(dataDir, { databaseUrl, migrate: false, languages: 'en,de', key }))
    }
  })

  afterAll(async () => {
    for (const other of others) await other.close()
    await content.close()
  })

  const create = async (collection: 'pages' | 'posts' | 'menus' | 'categories' | 'reusable-blocks', data: object) =>
    Number((await payload.create({ collection, data: data as never })).id)
  const page = (title: string, data: object = {}) => create('pages', { title, _status: 'published', ...data })
  const post = (title: string, data: object = {}) =>
    create('posts', { title, _status: 'published', publishedAt: '2026-01-01T00:00:00.000Z', ...data })

  it('are left alone by a post that they do not show', async () => {
    const [services, overview] = [await page('Services'), await page('Overview')]
    await payload.update({
      collection: 'pages',
      id: overview,
      data: { layout: [{ blockType: 'postList', show: 'latest', count: 3 }] } as never,
    })
    const { pages, renders } = processOf(payload)
    const addresses = ['/services/', '/overview/']
    const visit = async () => {
      for (const address of addresses) await show(pages, address)
      return renders()
    }
    expect([await visit(), await visit()]).toEqual([2, 2])
    const id = await post('First')
    expect(await visit()).toBe(3)
    await payload.update({ collection: 'posts', id, data: { title: 'Second' } as never })
    expect(await visit()).toBe(4)
    await payload.update({ collection: 'pages', id: services, data: { title: 'Our services' } as never })
    expect(await visit()).toBe(5)
    await payload.updateGlobal({ slug: 'theme', data: {} as never })
    expect(await visit()).toBe(7)
  })

  it('show what was changed past whoever changes it, and read nothing else anew', async () => {
    const other = await page('Other')
    await page('List', { layout: [{ blockType: 'pageList', source: 'chosen', pages: [other] }] })
    const { pages, renders } = processOf(payload)
    const find = vi.spyOn(payload, 'find')
    const visit = async () => {
      await runSql(payload, sql`update content_revisions set value = value + 1`)
      contentCache(payload).expire()
      find.mockClear()
      const shown = await show(pages, '/list/')
      return { shown, reads: find.mock.calls.length, renders: renders() }
    }
    const first = await visit()
    expect(first).toMatchObject({ shown: expect.stringContaining('"Other"'), renders: 1 })
    const second = await visit()
    expect(second).toMatchObject({ shown: first.shown, renders: 2 })
    // Statements of PostgreSQL are not noted: there everything is read.
    expect(second.reads).toBe(kind === 'sqlite' ? 0 : first.reads)

    await runSql(payload, sql`update pages_locales set title = 'Renamed' where _parent_id = ${other}`)
    const third = await visit()
    expect(third).toMatchObject({ shown: expect.stringContaining('"Renamed"'), renders: 3 })
    expect(third.shown).not.toContain('"Other"')
    expect(third.reads).toBeGreaterThan(0)
    find.mockRestore()
  })

  it('that were not there are found once they are', async () => {
    const { pages } = processOf(payload)
    expect(await show(pages, '/later/')).toMatch(/^not found/)
    const id = await page('Later')
    expect(await show(pages, '/later/')).toMatch(/^page/)
    await payload.update({ collection: 'pages', id, data: { slug: 'even-later' } as never })
    expect(await show(pages, '/later/')).toBe('301 /even-later/')
    expect(await show(pages, '/even-later/')).toMatch(/^page/)
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } as never })
    expect(await show(pages, '/even-later/')).toMatch(/^not found/)
  })

  it('follow a change that was drafted before it was published', async () => {
    const { pages } = processOf(payload)
    const id = await page('Drafted')
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { slug: 'drafted-anew', _status: 'draft' } as never,
    })
    expect([await show(pages, '/drafted/'), await show(pages, '/drafted-anew/')]).toEqual([
      expect.stringMatching(/^page/),
      expect.stringMatching(/^not found/),
    ])
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } as never })
    expect([await show(pages, '/drafted/'), await show(pages, '/drafted-anew/')]).toEqual([
      '301 /drafted-anew/',
      expect.stringMatching(/^page/),
    ])
  })

  it('that are taken back while a draft of them waits are gone', async () => {
    const { pages } = processOf(payload)
    const id = await page('Taken back')
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { title: 'Drafted', _status: 'draft' } as never,
    })
    expect(await show(pages, '/taken-back/')).toMatch(/^page/)
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } as never })
    expect(await show(pages, '/taken-back/')).toMatch(/^not found/)
  })

  it('that are taken back by somebody who did not see them published are gone', async () => {
    const { pages } = processOf(payload)
    const id = await page('Crossed', { _status: 'draft' })
    const { updateOne } = payload.db
    vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (asked) => {
      await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
      expect(await show(pages, '/crossed/')).toMatch(/^page/)
      return updateOne.call(payload.db, asked)
    })
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect(await show(pages, '/crossed/')).toMatch(/^not found/)
  })

  it('are as the database has them after a change that was refused at its end', async () => {
    const { pages } = processOf(payload)
    const truth = processOf(payload, new NoCache(payload)).pages
    const id = await page('Refused')
    expect(await show(pages, '/refused/')).toMatch(/^page/)
    expect(await show(pages, '/refused-anew/')).toMatch(/^not found/)
    // The redirect from the old address is written last.
    vi.spyOn(payload.db, 'create').mockRejectedValueOnce(new APIError('No.'))
    const moved = payload.update({ collection: 'pages', id, data: { slug: 'refused-anew' } })
    await expect(moved).rejects.toThrow('No.')
    for (const address of ['/refused/', '/refused-anew/'])
      expect(await show(pages, address)).toBe(await show(truth, address))
  })

  it('are never stale, whatever two writers do while two processes answer', patience(), async () => {
    const category = await create('categories', { title: 'News' })
    const reusable = await create('reusable-blocks', {
      title: 'Shared',
      layout: [{ blockType: 'hero', id: 'a', variant: 'plain', heading: 'Shared 0' }],
    })
    const parent = await page('Parent')
    const documents = {
      pages: [
        await page('Lists', {
          layout: [
            { blockType: 'postList', show: 'parts', count: 2 },
            { blockType: 'pageList', source: 'children', parent },
            { blockType: 'reusable', block: reusable },
          ],
        }),
        parent,
        await page('Child', { parent }),
      ],
      posts: [
        await post('A', { categories: [category] }),
        await post('B'),
        await post('C', { categories: [category] }),
      ],
    }
    const menu = await create('menus', {
      name: 'Main',
      items: [{ link: { type: 'page', page: documents.pages[2] } }],
    })
    await payload.updateGlobal({ slug: 'header', data: { menu } as never })
    const seen = new Set(['/lists/', '/parent/', '/parent/child/', '/feed.xml', '/blog/', '/blog/feed.xml'])
    const processes = others.slice(0, 2).map((other) => processOf(other.payload))
    let step = 0

    const write = async (random: () => number) => {
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
      step += 1
      const collection = pick(['pages', 'posts'] as const)
      const id = pick(documents[collection])
      const change = pick([
        { title: `Title ${step}`, _status: 'published' },
        { slug: `${collection}-${id}-${step % 3}`, _status: 'published' },
        { _status: 'draft' },
        { _status: 'published' },
        { deletedAt: new Date().toISOString() },
        { deletedAt: null, _status: 'published' },
        'heading',
        'category',
      ] as const)
      if (change === 'heading') {
        const hero = { blockType: 'hero', id: 'a', variant: 'plain', heading: `Shared ${step}` }
        await payload.update({ collection: 'reusable-blocks', id: reusable, data: { layout: [hero] } as never })
      } else if (change === 'category') {
        await payload.update({ collection: 'categories', id: category, data: { title: `News ${step}` } as never })
      } else {
        const draft = change._status === 'published' && random() < 0.3 ? { draft: true } : {}
        await payload.update({ collection, id, data: change as never, trash: true, ...draft })
      }
      for (const collection of ['pages', 'posts'] as const) {
        const { docs } = await payload.find({ collection, depth: 0, pagination: false, trash: true })
        for (const { path } of docs) if (path) seen.add(path)
      }
    }
    const ask = async ({ pages }: { readonly pages: Pages }, random: () => number) => {
      for (const address of [...seen]) if (random() < 0.5) await show(pages, address)
    }
    const [, , third = content] = others
    const truth = processOf(third.payload, new NoCache(third.payload)).pages
    let rounds = 0
    await inEachRound(ROUNDS, async ({ random }) => {
      const stale: string[] = []
      rounds += 1
      await Promise.all([
        ...processes.map((one) => ask(one, random)),
        ...[1, 2].map(() =>
          // Two who change the same thing at once may be refused.
          write(random).catch((error: Error) => {
            if (!(error instanceof APIError) && codeOf(error) !== DEADLOCK) throw error
          }),
        ),
      ])
      for (const address of seen) {
        const is = await show(truth, address)
        for (const { pages } of processes) {
          if ((await show(pages, address)) !== is) stale.push(address)
        }
      }
      expect(stale).toEqual([])
    })
    const [one] = processes
    expect(one?.renders()).toBeLessThan(rounds * seen.size)
  })
})

/** Rounds in which two write while two processes answer. */
const ROUNDS = 8

/** Code of PostgreSQL for a transaction that it undid so that another could go on. */
const DEADLOCK = '40P01'

function codeOf({ cause }: Error): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}
