import { setImmediate } from 'node:timers/promises'
import { ContentCache, FRESHNESS_LEASE_MS } from '@vitrine/content/cache'
import type { Query, StoredPage } from '@vitrine/content/queries'
import { describe, expect, it } from 'vitest'
import type { FinishedPage } from '../cache/finished-page.ts'
import type { ContentSource } from '../content/source.ts'
import { pageOf } from '../render/finish.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import { createPages } from './pages.ts'

const finished = (text: string, status = 200): FinishedPage => {
  const body = Buffer.from(text)
  return pageOf({ status, headers: {}, etag: 'x', bodies: { identity: body, gzip: body, br: body } })
}

/** A site of one page whose title the test changes. */
function site() {
  const world = {
    title: 'old',
    revision: 1,
    /** Tags that the newest change touched. */
    touched: ['all'],
    reads: 0,
    notFounds: 0,
    renders: 0,
    now: 0,
    languages: ['en', 'de'],
    whileReading: () => {},
    whileRendering: async () => {},
  }
  const source: ContentSource = {
    async page(path, locale) {
      world.reads += 1
      const title = locale === 'en' ? world.title : `${world.title} (${locale})`
      world.whileReading()
      const { languages } = world
      const page: StoredPage = { title, path, layout: [], meta: {}, updatedAt: '', languages, breadcrumb: [] }
      if (path === '/account/') return { ...page, isPersonal: true }
      return path === '/' || path === '/שלום/' ? page : undefined
    },
    draft: async () => undefined,
    file: async (path, locale, { urlOf }) =>
      path === '/feed.xml' ? { type: 'application/rss+xml', text: `${locale} ${urlOf('/')}` } : undefined,
    globals: async () => ({ site: {}, header: {}, footer: {}, theme: {}, blog: {}, portfolio: {}, search: {} }),
    fits: () => true,
    redirect: async (path) =>
      path === '/moved/' || path === '/?p=7'
        ? { kind: 'redirect', to: '/', status: 301 }
        : path === '/gone/'
          ? { kind: 'gone' }
          : undefined,
    redirectRules: async () => ({
      fieldSets: [['p']],
      patterns: [
        { from: '/*/feed/', to: '/$1/', status: '301' },
        { from: '/old/*', to: '/$1', status: '301' },
        { from: '/away/*', to: 'https://away.example/$1', status: '302' },
      ],
    }),
    paths: async () => [],
    account: async () => undefined,
    drafts: async () => 0,
    slider: async (alias) => (alias === 'known' ? { title: world.title } : undefined),
    sliderDraft: async (id) => (id === 7 ? { title: world.title } : undefined),
  }
  const renderer: PageRenderer = {
    frame: () => ({ site: { name: 'S' } }) as ReturnType<PageRenderer['frame']>,
    queryFields: async () => ['name'],
    page: async ({ title }, _frame, options) => {
      world.renders += 1
      await world.whileRendering()
      return { ...finished(options?.query ? `${title} for ${options.query.name}` : title), queryFields: ['name'] }
    },
    drawing: async ({ title }) => ({ between: [title], parts: [] }),
    notFound: async () => {
      world.notFounds += 1
      return finished('nothing here', 404)
    },
    share: () => undefined,
    slider: (stored) => ({ id: 'slider-known', html: JSON.stringify(stored), css: '', enhancers: [] }),
    tooMany: async (_frame, _path, status) => finished('too many', status),
    serverError: async () => finished('broken', 500),
    unavailable: async ({ site: { name } }) => finished(`${name} is away`, 503),
    asking: async () => finished('who are you', 401),
  }
  const pages = createPages({
    source,
    rendererOf: () => renderer,
    languages: ['en', 'de'],
    siteUrl: 'https://studio.example',
    content: new ContentCache({
      read: async () => ({ revision: world.revision, touched: new Set(world.touched) }),
      onError: () => {},
      now: () => world.now,
    }),
  })
  const show = async (path: string, query?: Query) => {
    const found = await pages.find(path, query)
    if (found.kind === 'redirect') return `${found.status} ${found.to}`
    return found.kind === 'gone' || found.kind === 'personal'
      ? found.kind
      : found.page.variants.identity.body.toString()
  }
  return { world, show, pages, source }
}

describe('old addresses', () => {
  it.each([
    ['/', { p: '7' }, '301 /'],
    ['/', { p: '7', utm: 'x' }, '301 /'],
    ['/', { p: ['7', '8'] }, '301 /'],
    ['/', { p: '8' }, 'old'],
    ['/', { q: '7' }, 'old'],
    ['/none/', { p: '7' }, 'nothing here'],
  ])('%s with the query %j is answered %s', async (path, query, said) =>
    expect(await site().show(path, query)).toBe(said))

  it.each([
    ['/old/', '301 /'],
    ['/old/moved/', '301 /'],
    ['/old/gone/', 'gone'],
    ['/old/none/', 'nothing here'],
    ['/old/old/moved/', 'nothing here'],
    ['/moved/feed/', '301 /'],
    ['/none/feed/', 'nothing here'],
    ['/away/a b/ö/', '302 https://away.example/a%20b/%C3%B6/'],
  ])('%s leads to the end of the pattern that means it: %s', async (path, said) =>
    expect(await site().show(path)).toBe(said))
})

describe('pages for one visitor', () => {
  it('are rendered for nobody else, whatever is asked', async () => {
    const { show, pages, world } = site()
    expect(await show('/account/')).toBe('personal')
    expect(await show('/account/', { name: 'x' })).toBe('personal')
    expect(pages.inMemory('/account/')).toBeUndefined()
    expect(world.renders).toBe(0)
  })
})

describe('pages', () => {
  it('answers files for programs, in the language of their address', async () => {
    const { pages, show } = site()
    expect(await show('/de/feed.xml')).toBe('de https://studio.example/de/')
    expect(await show('/feed.xml')).toBe('en https://studio.example/')
    expect(pages.inMemory('/feed.xml')?.headers).toMatchObject({ 'content-type': 'application/rss+xml' })
    expect(await show('/other.xml')).toBe('nothing here')
  })

  it('are read once for everybody who waits', async () => {
    const { world, show } = site()
    await Promise.all([show('/'), show('/'), show('/')])
    expect(world.reads).toBe(1)
  })

  it('follow a change once the lease has run out', async () => {
    const { world, show } = site()
    expect(await show('/')).toBe('old')
    Object.assign(world, { title: 'new', revision: 2 })
    world.now += FRESHNESS_LEASE_MS
    expect(await show('/')).toBe('new')
  })

  it('are not remembered as they were when the content changes while they are read', async () => {
    const { world, show } = site()
    world.whileReading = () => Object.assign(world, { title: 'new', revision: 2, whileReading: () => {} })
    await show('/')
    world.now += FRESHNESS_LEASE_MS
    expect(await show('/')).toBe('new')
  })

  it('are cached for each language, and dropped together', async () => {
    const { world, show } = site()
    expect([await show('/'), await show('/de/'), await show('/de/')]).toEqual(['old', 'old (de)', 'old (de)'])
    expect(world.reads).toBe(2)
    Object.assign(world, { title: 'new', revision: 2 })
    world.now += FRESHNESS_LEASE_MS
    expect([await show('/de/'), await show('/')]).toEqual(['new (de)', 'new'])
  })

  it('made of a query are for who asked', async () => {
    const { show } = site()
    expect(await show('/', { name: 'Ann' })).toBe('old for Ann')
    expect(await show('/')).toBe('old')
    expect(await show('/', { name: 'Ben' })).toBe('old for Ben')
  })

  it('made from a query are rendered once, and cached for nobody else', async () => {
    const { world, pages } = site()
    const found = await pages.find('/', { name: 'Ann' })
    expect(world.renders).toBe(1)
    expect(found).toMatchObject({ kind: 'page of a query', page: { headers: { 'cache-control': 'no-store' } } })
    expect(pages.inMemory('/')).toBeUndefined()
  })

  it('made of a query are rendered once for all who ask meanwhile', async () => {
    const { world, show } = site()
    const texts = await Promise.all(Array.from({ length: 20 }, () => show('/', { name: 'Ann' })))
    expect(new Set(texts)).toEqual(new Set(['old for Ann']))
    expect(world.renders).toBe(1)
    await show('/', { name: 'Ann' })
    expect(world.renders).toBe(2)
  })

  it('made of a query are rendered two at a time, while others are answered from memory', async () => {
    const { world, show, pages } = site()
    await show('/')
    world.renders = 0
    const ends: (() => void)[] = []
    world.whileRendering = () => new Promise((resolve) => ends.push(resolve))
    const shown = Array.from({ length: 20 }, (_, number) => show('/', { name: `${number}` }))
    await setImmediate()
    expect(world.renders).toBe(2)
    expect(pages.inMemory('/')).toBeDefined()
    world.whileRendering = async () => {}
    for (const end of ends) end()
    expect(await Promise.all(shown)).toHaveLength(20)
    expect(world.renders).toBe(20)
  })

  it('made of a query are refused with 503 and a page when too many wait, not with a longer wait', async () => {
    const { world, pages } = site()
    const ends: (() => void)[] = []
    world.whileRendering = () => new Promise((resolve) => ends.push(resolve))
    const found = Array.from({ length: 43 }, (_, number) => pages.find('/', { name: `${number}` }))
    expect(await Promise.race(found)).toMatchObject({
      kind: 'too many',
      page: { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } },
    })
    world.whileRendering = async () => {}
    for (const end of ends) end()
    const kinds = (await Promise.all(found)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'page of a query')).toHaveLength(42)
  })

  it('made of a query are counted, and refused with 429 and a page to who has had too many', async () => {
    const { world, pages } = site()
    const refused = await pages.find('/', { name: 'Ann' }, async () => true)
    expect(refused).toMatchObject({ kind: 'too many', page: { status: 429, headers: { 'retry-after': '60' } } })
    expect(await pages.find('/', { from: 'mail' }, async () => true)).toMatchObject({ kind: 'page' })
    expect(world.renders).toBe(1)
  })

  it('are the same for a query that they do not ask for', async () => {
    const { world, show } = site()
    expect([await show('/', { from: 'mail' }), await show('/', { from: 'card' }), await show('/')]).toEqual([
      'old',
      'old',
      'old',
    ])
    expect(world.renders).toBe(1)
  })

  it('with what became of a form are not remembered', async () => {
    const { pages, show } = site()
    const outcome = { unitTag: 'f1', status: 'mail_sent' as const, message: 'Thanks', problems: [], values: {} }
    const page = await pages.withOverlay('/', { kind: 'form', outcome, status: 200 })
    expect(page?.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(await pages.withOverlay('/nowhere/', { kind: 'form', outcome, status: 200 })).toBeUndefined()
    expect(await show('/')).toBe('old')
  })

  it('that are gone say so', async () => {
    const { show } = site()
    expect(await show('/gone/')).toBe('gone')
  })

  it('that are not written in a language lead to the one that they are, everybody who waits', async () => {
    const { world, show } = site()
    world.languages = ['en']
    expect(await Promise.all([show('/de/'), show('/de/')])).toEqual(['302 /', '302 /'])
    expect(await show('/')).toBe('old')
    Object.assign(world, { languages: ['en', 'de'], revision: 2 })
    world.now += FRESHNESS_LEASE_MS
    expect(await show('/de/')).toBe('old (de)')
  })

  it('lead to another language by an address that a header can hold', async () => {
    const { world, show } = site()
    world.languages = ['en']
    expect(await show('/de/שלום/')).toBe('302 /%D7%A9%D7%9C%D7%95%D7%9D/')
  })

  it('that are not there lead on, or say so', async () => {
    const { show } = site()
    expect([await show('/moved/'), await show('/nowhere/')]).toEqual(['301 /', 'nothing here'])
  })

  it('that are not there share one answer for each language, until something changes', async () => {
    const { world, show } = site()
    const nowhere = ['/a/', '/b/', '/c/', '/de/a/', '/de/b/']
    expect(new Set(await Promise.all(nowhere.map((path) => show(path))))).toEqual(new Set(['nothing here']))
    expect(world.notFounds).toBe(2)
    Object.assign(world, { revision: 2, now: world.now + FRESHNESS_LEASE_MS })
    await show('/a/')
    expect(world.notFounds).toBe(3)
  })
})

describe('a page that cannot be read at the moment', () => {
  const away = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))

  it('is replaced by one of the newest frame, for nobody to keep, and the database is not asked', async () => {
    const { pages, show, source } = site()
    await show('/')
    Object.assign(source, { globals: away, page: away })
    const page = await pages.unavailable('/none/')
    expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(page.variants.identity.body.toString()).toBe('S is away')
  })

  it('is replaced also where no frame was read before', async () => {
    const { pages, source } = site()
    Object.assign(source, { globals: away, page: away })
    expect((await pages.unavailable('/de/none/')).status).toBe(503)
  })
})
