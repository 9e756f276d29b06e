import { addressesOfQuery, readRedirectRules } from '@vitrine/content/redirects'
import { writeMissing } from '@vitrine/seo/missing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'])('addresses that change, with %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('addresses') : '')
  })

  afterAll(() => content.close())

  const page = (data: object) =>
    content.payload.create({ collection: 'pages', data: { layout: [], _status: 'published', ...data } as never })
  const change = (id: number | string, data: object, draft = false) =>
    content.payload.update({ collection: 'pages', id, draft, data: data as never })
  const redirect = (data: object) => content.payload.create({ collection: 'redirects', data: data as never })
  const redirects = async () => {
    const { docs } = await content.payload.find({ collection: 'redirects', sort: 'from', limit: 0 })
    return Object.fromEntries(docs.map((doc) => [(doc as { from?: string }).from, (doc as { to?: string }).to]))
  }

  describe('a page that moves', () => {
    it('is found at its old address, and so are those below it', async () => {
      const { id } = await page({ title: 'Atelier', slug: 'atelier' })
      const child = await page({ title: 'People', slug: 'people', parent: id })
      await change(id, { slug: 'workshop', _status: 'published' })
      expect(await redirects()).toEqual({ '/atelier/': '/workshop/', '/atelier/people/': '/workshop/people/' })
      expect(await content.payload.findByID({ collection: 'pages', id: child.id })).toMatchObject({
        path: '/workshop/people/',
        _status: 'published',
      })
    })

    it('leads from each of its old addresses to the last one', async () => {
      const { docs } = await content.payload.find({ collection: 'pages', where: { path: { equals: '/workshop/' } } })
      await change(docs[0]?.id as number, { slug: 'werkstatt', _status: 'published' })
      expect(await redirects()).toMatchObject({ '/atelier/': '/werkstatt/', '/workshop/': '/werkstatt/' })
    })

    it('and comes back needs no redirect to where it is', async () => {
      const { docs } = await content.payload.find({ collection: 'pages', where: { path: { equals: '/werkstatt/' } } })
      await change(docs[0]?.id as number, { slug: 'atelier', _status: 'published' })
      const now = await redirects()
      expect(now).not.toHaveProperty(['/atelier/'])
      expect(now).toMatchObject({
        '/workshop/': '/atelier/',
        '/werkstatt/': '/atelier/',
        '/werkstatt/people/': '/atelier/people/',
      })
    })

    it('is led to from where visitors knew it, however often its draft was moved before', async () => {
      const { id } = await page({ title: 'Prices', slug: 'prices' })
      await page({ title: 'Rooms', slug: 'rooms', parent: id })
      await change(id, { slug: 'costs', _status: 'draft' }, true)
      expect(await redirects()).not.toHaveProperty(['/prices/'])
      await change(id, { slug: 'fees', _status: 'draft' }, true)
      await change(id, { _status: 'published' })
      const now = await redirects()
      expect(now).toMatchObject({ '/prices/': '/fees/', '/prices/rooms/': '/fees/rooms/' })
      expect(now).not.toHaveProperty(['/costs/'])
    })

    it('as a draft that nobody has seen leaves nothing behind', async () => {
      const { id } = await page({ title: 'Secret', slug: 'secret', _status: 'draft' })
      await change(id, { slug: 'quiet', _status: 'published' })
      expect(await redirects()).not.toHaveProperty(['/secret/'])
    })

    it('leaves what its children say, and what their editors have not published yet', async () => {
      const { id } = await page({ title: 'Yard', slug: 'yard' })
      const child = await page({ title: 'Gate', slug: 'gate', parent: id })
      await change(child.id, { title: 'Gate, to be repainted' }, true)
      await change(id, { slug: 'court', _status: 'published' })
      const read = (draft: boolean) => content.payload.findByID({ collection: 'pages', id: child.id, draft })
      expect(await read(false)).toMatchObject({ title: 'Gate', path: '/court/gate/', _status: 'published' })
      expect(await read(true)).toMatchObject({ title: 'Gate, to be repainted', path: '/court/gate/', _status: 'draft' })
    })

    it('takes the place of a redirect', async () => {
      await redirect({ from: '/soon/', to: '/' })
      await page({ title: 'Soon', slug: 'soon' })
      expect(await redirects()).not.toHaveProperty(['/soon/'])
    })
  })

  describe('a redirect of many addresses', () => {
    it('is stored in one way, and read with what tells whether it counts', async () => {
      await redirect({ from: 'shop?size=L&id=5', to: '/' })
      await redirect({ from: '/?p=12', to: '/' })
      await redirect({ from: '/?p=13', to: '/' })
      await redirect({ from: '/*/feed', to: '/$1/' })
      await redirect({ from: '/documents/*', to: '/downloads/$1' })
      expect(await redirects()).toMatchObject({ '/shop/?id=5&size=L': '/', '/?p=12': '/', '/*/feed/': '/$1/' })
      const rules = await readRedirectRules(content.payload)
      expect(rules.fieldSets).toEqual([['id', 'size'], ['p']])
      expect(rules.patterns.map(({ from }) => from)).toEqual(['/documents/*', '/*/feed/'])
      expect(addressesOfQuery('/shop/', { id: '5', size: 'L', more: 'x' }, rules)).toEqual(['/shop/?id=5&size=L'])
    })

    it('does not count in the trash', async () => {
      await content.payload.update({
        collection: 'redirects',
        where: { matchedBy: { not_equals: 'path' } },
        data: { deletedAt: new Date().toISOString() },
      })
      expect(await readRedirectRules(content.payload)).toEqual({ fieldSets: [], patterns: [] })
    })

    it.each(['/*', '/a**', '/?', '/x y/', '/?a=1&a=2'])('is refused from %s', (from) =>
      expect(redirect({ from, to: '/' })).rejects.toMatchObject({ data: { errors: [{ path: 'from' }] } }))
  })

  describe('a redirect that an editor makes', () => {
    it.each([
      ['/here/', '/here'],
      ['/here/', '/here/?a#b'],
    ])('is refused from %s to %s', async (from, to) =>
      expect(redirect({ from, to })).rejects.toMatchObject({
        data: { errors: [{ path: 'to', message: expect.stringMatching(/old address itself/) }] },
      }))

    it('is refused when others lead back', async () => {
      await redirect({ from: '/one/', to: '/two/', status: '302' })
      await expect(redirect({ from: '/two/', to: '/one/' })).rejects.toMatchObject({
        data: { errors: [{ path: 'to', message: expect.stringMatching(/circle.*\/one\//) }] },
      })
    })

    it('leads to the end at once, whichever was made first', async () => {
      await redirect({ from: '/b/', to: '/c/' })
      await redirect({ from: '/a/', to: '/b/' })
      await redirect({ from: '/c/', to: 'https://elsewhere.example/' })
      const all = await redirects()
      expect([all['/a/'], all['/b/'], all['/c/']]).toEqual(Array(3).fill('https://elsewhere.example/'))
    })
  })

  describe('addresses that were not found', () => {
    const seen = (address: string, count: number, day: number, referrer?: string) => ({
      address,
      count,
      lastSeen: new Date(Date.UTC(2026, 0, day)),
      referrer,
    })
    const write = (...rows: ReturnType<typeof seen>[]) =>
      writeMissing(content.payload, rows, new Date(Date.UTC(2026, 0, 31)))
    const stored = async () => {
      const { docs } = await content.payload.find({
        collection: 'missing-addresses' as never,
        sort: '-count',
        limit: 0,
      })
      return docs as unknown as { address: string; count: number; lastSeen: string; referrer: string | null }[]
    }

    it('are added up, and remember who linked', async () => {
      await write(seen('/gone/', 2, 1, '/studio/'), seen('/lost/', 1, 1))
      await write(seen('/gone/', 3, 2))
      expect((await stored()).map(({ address, count, referrer }) => [address, count, referrer])).toEqual([
        ['/gone/', 5, '/studio/'],
        ['/lost/', 1, null],
      ])
      expect(new Date((await stored())[0]?.lastSeen ?? 0)).toEqual(new Date(Date.UTC(2026, 0, 2)))
    })

    it('go when their redirect is made, and do not come back by a late count', async () => {
      await redirect({ from: '/lost/', to: '/' })
      expect((await stored()).map(({ address }) => address)).toEqual(['/gone/'])
      await write(seen('/lost/', 1, 3))
      expect((await stored()).map(({ address }) => address)).toEqual(['/gone/'])
    })

    it('are bounded: the rarest go first, and what is old', async () => {
      await write(...Array.from({ length: 1_100 }, (_, n) => seen(`/try-${n}/`, n < 1_050 ? 1 : 2, 4)))
      const before = await stored()
      expect(before).toHaveLength(1_000)
      expect(before[0]?.address).toBe('/gone/')
      expect(before.filter(({ count }) => count === 2)).toHaveLength(50)
      await writeMissing(content.payload, [seen('/new/', 1, 31)], new Date(Date.UTC(2026, 11, 31)))
      expect(await stored()).toEqual([])
    })

    it('are shown to nobody but editors, with the pages, posts and projects that were meant', async () => {
      expect((await askPath(content, '/missing-addresses', {}, '')).status).toBe(403)
      expect((await askPath(content, '/redirects/nearest?address=/x/', {}, '')).status).toBe(403)
      const token = await signIn(content, 'administrator')
      const answer = await askPath(content, '/redirects/nearest?address=/ateljer/', {}, token)
      expect(await answer.json()).toMatchObject({ addresses: ['/atelier/'] })
      const published = { layout: [], _status: 'published' }
      await content.payload.create({
        collection: 'posts' as never,
        data: { ...published, title: 'Oak bench' } as never,
      })
      await content.payload.create({
        collection: 'projects' as never,
        data: { ...published, title: 'Reading room' } as never,
      })
      const offered = async (address: string) =>
        (await (await askPath(content, `/redirects/nearest?address=${address}`, {}, token)).json()) as {
          addresses: readonly string[]
        }
      expect((await offered('/news/oak-bench/')).addresses[0]).toBe('/blog/oak-bench/')
      expect((await offered('/portfolio/reading-room/')).addresses[0]).toBe('/work/reading-room/')
    })
  })
})
