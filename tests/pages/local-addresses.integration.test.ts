import { listedDocuments, publishedAt } from '@vitrine/content/queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

type Language = 'en' | 'de' | 'fr'

interface Saved {
  readonly id: number
  readonly slug?: string | null
  readonly path?: string | null
  readonly paths?: unknown
}

describe.each(['sqlite', 'postgres'] as const)('addresses by language, with %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    const database = kind === 'postgres' ? await postgres.createDatabase('local_addresses') : ''
    content = await openContent(database, { languages: 'en,de,fr' })
  })

  afterAll(() => content.close())

  type Collection = 'pages' | 'posts' | 'projects' | 'categories' | 'project-categories'
  const create = (collection: Collection, data: object, locale: Language = 'en', draft = false) =>
    content.payload.create({ collection, data: data as never, locale, draft }) as unknown as Promise<Saved>
  const change = (collection: Collection, id: number, data: object, locale: Language = 'en', draft = false) =>
    content.payload.update({ collection, id, data: data as never, locale, draft }) as unknown as Promise<Saved>
  const read = (collection: Collection, id: number, locale: Language, draft = false) =>
    content.payload.findByID({ collection, id, locale, draft, depth: 0 }) as unknown as Promise<Saved>
  const pathsOf = async (collection: Collection, id: number) => (await read(collection, id, 'en')).paths
  const page = (data: object, locale: Language = 'en') =>
    create('pages', { layout: [], _status: 'published', ...data }, locale)
  const publish = (id: number, data: object, locale: Language = 'en') =>
    change('pages', id, { _status: 'published', ...data }, locale)
  const redirects = async () => {
    const { docs } = await content.payload.find({ collection: 'redirects', sort: 'from', limit: 0 })
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
  }

  describe.each([
    ['pages', '/'],
    ['posts', '/blog/'],
    ['projects', '/work/'],
    ['categories', '/blog/category/'],
    ['project-categories', '/work/category/'],
  ] as const)('one of the %s', (collection, base) => {
    it('has the address of its first language in every other one until that is given its own', async () => {
      const { id } = await create(collection, { title: 'A chair', _status: 'published' })
      const translated = await change(collection, id, { title: 'Ein Stuhl' }, 'de')
      expect(translated.path).toBe(`${base}a-chair/`)
      const own = await change(collection, id, { title: 'Ein Stuhl', slug: 'ein-stuhl' }, 'de')
      expect(own).toMatchObject({ slug: 'ein-stuhl', path: `${base}ein-stuhl/` })
      expect(await read(collection, id, 'en')).toMatchObject({ slug: 'a-chair', path: `${base}a-chair/` })
      expect(await pathsOf(collection, id)).toEqual({ en: `${base}a-chair/`, de: `${base}ein-stuhl/` })
      const emptied = await change(collection, id, { slug: '' }, 'de')
      expect(emptied.path).toBe(`${base}a-chair/`)
    })

    it('is, in a language that it is not written in, where its visitors are led to', async () => {
      const { id } = await create(collection, { title: 'Eine Bank', _status: 'published' }, 'de')
      expect(await read(collection, id, 'fr')).toMatchObject({ path: `${base}eine-bank/` })
      expect(await pathsOf(collection, id)).toEqual({ de: `${base}eine-bank/` })
    })

    it('follows the first language where it has no address of its own', async () => {
      const { id } = await create(collection, { title: 'A lamp', _status: 'published' })
      await change(collection, id, { title: 'Eine Lampe' }, 'de')
      await change(collection, id, { title: 'Une lampe', slug: 'une-lampe' }, 'fr')
      await change(collection, id, { slug: 'a-light' })
      expect(await pathsOf(collection, id)).toEqual({
        en: `${base}a-light/`,
        de: `${base}a-light/`,
        fr: `${base}une-lampe/`,
      })
    })

    it('is refused an address that another has in that language, and only in that', async () => {
      const first = await create(collection, { title: 'A table', _status: 'published' })
      await change(collection, first.id, { title: 'Ein Tisch', slug: 'ein-tisch' }, 'de')
      const second = await create(collection, { title: 'A desk', _status: 'published' })
      await change(collection, second.id, { title: 'Ein Pult' }, 'de')
      await expect(change(collection, second.id, { slug: 'ein-tisch' }, 'de')).rejects.toMatchObject({
        data: { errors: [{ path: 'slug' }] },
      })
      expect(await change(collection, second.id, { slug: 'ein-tisch' }, 'en')).toMatchObject({
        path: `${base}ein-tisch/`,
      })
      expect((await read(collection, second.id, 'de')).path).toBe(`${base}ein-tisch-2/`)
    })
  })

  it('are unique in the database, too', async () => {
    await page({ title: 'Once', slug: 'once' })
    const { id } = await page({ title: 'Twice', slug: 'twice' })
    await expect(
      content.payload.db.updateOne({ collection: 'pages', id, data: { path: { en: '/once/' } }, locale: 'en' }),
    ).rejects.toThrow()
  })

  it.each([
    ['home', '/'],
    ['404', '/404/'],
    ['search', '/search/'],
  ])('keep the page %s at its place in every language', async (slug, path) => {
    const { id } = await page({ title: 'One', slug })
    await publish(id, { title: 'Eins' }, 'de')
    await expect(publish(id, { slug: 'start' }, 'de')).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    expect(await pathsOf('pages', id)).toEqual({ en: path, de: path })
  })

  describe('of a page that moves', () => {
    it('move with it in each language, and so do those of the pages below, each with a redirect', async () => {
      const parent = await page({ title: 'Services', slug: 'services' })
      const child = await page({ title: 'Interiors', slug: 'interiors', parent: parent.id })
      await publish(parent.id, { title: 'Leistungen' }, 'de')
      await publish(child.id, { title: 'Innenräume', slug: 'innenraeume' }, 'de')
      await publish(parent.id, { slug: 'leistungen' }, 'de')
      expect(await pathsOf('pages', child.id)).toEqual({
        en: '/services/interiors/',
        de: '/leistungen/innenraeume/',
      })
      expect(await redirects()).toMatchObject({
        '/de/services/': '/de/leistungen/',
        '/de/services/interiors/': '/de/leistungen/innenraeume/',
        '/de/services/innenraeume/': '/de/leistungen/innenraeume/',
      })
      await publish(parent.id, { slug: 'what-we-do' })
      expect(await pathsOf('pages', child.id)).toEqual({
        en: '/what-we-do/interiors/',
        de: '/leistungen/innenraeume/',
      })
      const now = await redirects()
      expect(now).toMatchObject({
        '/services/': '/what-we-do/',
        '/services/interiors/': '/what-we-do/interiors/',
        '/de/services/': '/de/leistungen/',
      })
      expect(Object.keys(now).filter((from) => from.startsWith('/de/leistungen'))).toEqual([])
    })

    it('leave what led to another language until it was written in this one', async () => {
      const { id } = await page({ title: 'People', slug: 'people' })
      await publish(id, { title: 'Menschen', slug: 'menschen' }, 'de')
      expect(await redirects()).toMatchObject({ '/de/people/': '/de/menschen/' })
    })

    it('stay where visitors find them while a draft moves, and the draft of a page below stays one', async () => {
      const parent = await page({ title: 'Yard', slug: 'yard' })
      await publish(parent.id, { title: 'Hof', slug: 'hof' }, 'de')
      const child = await page({ title: 'Gate', slug: 'gate', parent: parent.id })
      await publish(child.id, { title: 'Tor', slug: 'tor' }, 'de')
      await change('pages', child.id, { title: 'Tor, neu gestrichen' }, 'de', true)
      await change('pages', parent.id, { slug: 'innenhof', _status: 'draft' }, 'de', true)
      expect(await pathsOf('pages', child.id)).toEqual({ en: '/yard/gate/', de: '/hof/tor/' })
      await publish(parent.id, {}, 'de')
      expect(await pathsOf('pages', child.id)).toEqual({ en: '/yard/gate/', de: '/innenhof/tor/' })
      expect(await read('pages', child.id, 'de')).toMatchObject({ title: 'Tor', path: '/innenhof/tor/' })
      expect(await read('pages', child.id, 'de', true)).toMatchObject({
        title: 'Tor, neu gestrichen',
        path: '/innenhof/tor/',
      })
    })
  })

  it('move with the address that the blog stands below', async () => {
    const { id } = await create('posts', { title: 'A move', _status: 'published' })
    await change('posts', id, { title: 'Ein Umzug', slug: 'ein-umzug', _status: 'published' }, 'de')
    await content.payload.updateGlobal({ slug: 'blog', data: { slug: 'journal' } })
    expect(await pathsOf('posts', id)).toEqual({ en: '/journal/a-move/', de: '/journal/ein-umzug/' })
    await content.payload.updateGlobal({ slug: 'blog', data: { slug: 'blog' } })
  })

  describe('in the trash', () => {
    it('are free for others, and come back', async () => {
      const { id } = await page({ title: 'Prices', slug: 'prices' })
      await publish(id, { title: 'Preise', slug: 'preise' }, 'de')
      await change('pages', id, { deletedAt: new Date().toISOString() })
      const other = await page({ title: 'Preise', slug: 'preise' }, 'de')
      expect(other.path).toBe('/preise/')
      await content.payload.update({
        collection: 'pages',
        id,
        data: { deletedAt: null, _status: 'draft' },
        trash: true,
      })
      expect((await read('pages', id, 'en', true)).paths).toEqual({ en: '/prices/', de: '/preise-2/' })
    })
  })

  it('of a copy are made anew in each language', async () => {
    const { id } = await page({ title: 'Model', slug: 'model' })
    await publish(id, { title: 'Vorlage', slug: 'vorlage' }, 'de')
    const copy = await content.payload.duplicate({ collection: 'pages', id, locale: 'de' })
    expect((await read('pages', copy.id as number, 'en', true)).paths).toEqual({
      en: '/model-copy/',
      de: '/model-copy/',
    })
  })

  it('of a version come back with it', async () => {
    const { id } = await page({ title: 'Rooms', slug: 'rooms' })
    await publish(id, { title: 'Zimmer', slug: 'zimmer' }, 'de')
    const { docs } = await content.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      limit: 1,
    })
    await publish(id, { slug: 'raeume' }, 'de')
    await content.payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) as never, draft: true })
    expect((await read('pages', id, 'en', true)).paths).toEqual({ en: '/rooms/', de: '/zimmer/' })
  })

  describe('that are asked for', () => {
    it('lead to the page of their language, and to that of another one only where it is not written', async () => {
      const { id } = await page({ title: 'Contact', slug: 'contact' })
      await publish(id, { title: 'Kontakt', slug: 'kontakt' }, 'de')
      const at = async (path: string, locale: Language) =>
        (await publishedAt(content.payload, 'pages', { path, locale, depth: 0 }))?.id
      expect(await at('/kontakt/', 'de')).toBe(id)
      expect(await at('/contact/', 'en')).toBe(id)
      expect(await at('/contact/', 'fr')).toBe(id)
      expect(await at('/contact/', 'de')).toBeUndefined()
      expect(await at('/kontakt/', 'en')).toBeUndefined()
    })

    it('are listed with those of the other languages', async () => {
      const listed = await listedDocuments(content.payload, { collection: 'pages', locale: 'en' })
      expect(listed.find(({ path }) => path === '/contact/')?.paths).toEqual({ en: '/contact/', de: '/kontakt/' })
    })
  })
})
