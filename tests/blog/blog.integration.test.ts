import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordReads } from '../../packages/content/src/store/reads.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const HOUR_MS = 3_600_000

const pixels = async (name: string) => {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

const words = (text: string) => ({
  blockType: 'richText',
  content: { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } },
})

describe.each(['sqlite', 'postgres'] as const)('the blog on %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('blog') : '')
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    for (const collection of ['posts', 'pages', 'categories', 'tags', 'series', 'authors']) {
      await content.payload.delete({ collection: collection as never, where: { id: { exists: true } } })
    }
    await settings({ slug: 'blog', layout: 'list', perPart: 10 })
  })

  type Made = { id: number; slug: string; path: string; summary: string; minutes: number; publishedAt?: string }

  const create = (collection: string, data: object) =>
    content.payload.create({ collection: collection as never, data: data as never }) as unknown as Promise<Made>

  const post = (title: string, more: object = {}) =>
    create('posts', { title, layout: [words(`${title} begins.`)], _status: 'published', ...more })

  const settings = (data: object) => content.payload.updateGlobal({ slug: 'blog' as never, data: data as never })

  const page = (path: string, locale = 'en') => contentSource(content.payload).page(path, locale)

  const listOf = async (path: string) => {
    const found = await page(path)
    const list = found?.layout.find((block) => (block as { blockType?: string }).blockType === 'postList')
    return (list as { posts?: readonly { title: string }[] } | undefined)?.posts?.map(({ title }) => title)
  }

  const day = (date: string) => ({ publishedAt: `${date}T12:00:00.000Z` })

  describe('a post', () => {
    it('has an address below the blog, made from its title, with a number when it is taken', async () => {
      expect((await post('A chair for a ferry')).path).toBe('/blog/a-chair-for-a-ferry/')
      expect((await post('A chair for a ferry')).path).toBe('/blog/a-chair-for-a-ferry-2/')
    })

    it('does not take an address that somebody chose before', async () => {
      await post('One', { slug: 'chair' })
      await expect(post('Two', { slug: 'chair' })).rejects.toThrow(/slug|Address/)
    })

    it.each([
      'category',
      'tag',
      'author',
      'series',
      'page',
      '2026',
    ])('is never at the address of lists: %s', async (slug) => {
      await expect(post('One', { slug })).rejects.toThrow(/slug|Address/)
    })

    it('may be a title alone: nobody has to write in the text block with which it begins', async () => {
      const { id } = await create('posts', { title: 'One', _status: 'published' })
      expect(await content.payload.findByID({ collection: 'posts' as never, id })).toMatchObject({
        layout: [{ blockType: 'richText' }],
        _status: 'published',
      })
      expect(await page('/blog/one/')).toMatchObject({ title: 'One' })
    })

    it('is dated when it is first published', async () => {
      const draft = await post('One', { _status: 'draft' })
      expect(draft.publishedAt ?? undefined).toBeUndefined()
      const data = { _status: 'published' } as never
      const published = (await content.payload.update({
        collection: 'posts' as never,
        id: draft.id,
        data,
      })) as unknown as Made
      const { publishedAt = '' } = published
      expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - HOUR_MS)
      const changed = { title: 'Other' } as never
      const later = await content.payload.update({ collection: 'posts' as never, id: draft.id, data: changed })
      expect((later as unknown as Made).publishedAt).toBe(publishedAt)
    })

    it('says in lists how it begins, or what its editor wrote, and how long it takes', async () => {
      expect(await post('One')).toMatchObject({ summary: 'One begins.', minutes: 1 })
      expect(await post('Two', { excerpt: 'In short.' })).toMatchObject({ summary: 'In short.' })
      expect(await post('Long', { layout: [words('word '.repeat(2380))] })).toMatchObject({ minutes: 10 })
    })

    it('is a page with its blocks between what stands above and below it', async () => {
      await post('One')
      const found = await page('/blog/one/')
      expect(found).toMatchObject({
        title: 'One',
        path: '/blog/one/',
        document: { collection: 'posts' },
        meta: { description: 'One begins.' },
        breadcrumb: [{ title: 'Blog', path: '/blog/' }],
      })
      expect(found?.layout.map((block) => (block as { blockType: string }).blockType)).toEqual([
        'postHeader',
        'postContents',
        'richText',
        'postFooter',
      ])
    })

    it('is nowhere while it is a draft, or before its time', async () => {
      await post('Draft', { _status: 'draft' })
      await post('Later', { publishedAt: new Date(Date.now() + HOUR_MS).toISOString() })
      expect(await page('/blog/draft/')).toBeUndefined()
      expect(await page('/blog/later/')).toBeUndefined()
      expect(await listOf('/blog/')).toEqual([])
    })

    it('knows the posts before and after it, its series and related ones', async () => {
      const light = await create('categories', { title: 'Light' })
      const rooms = await create('series', { title: 'One room' })
      const first = await post('First', { ...day('2026-01-01'), series: rooms.id, categories: [light.id] })
      await post('Second', { ...day('2026-02-01'), series: rooms.id, categories: [light.id] })
      await post('Third', { ...day('2026-03-01') })
      const footer = (path: string) => page(path).then((found) => found?.layout.at(-1))
      expect(await footer('/blog/second/')).toMatchObject({
        previous: { title: 'First' },
        next: { title: 'Third' },
        related: [{ title: 'First' }],
        inSeries: [{ title: 'First' }, { title: 'Second' }],
      })
      const chosen = await post('Fourth', { ...day('2026-04-01'), related: [first.id] })
      expect(await footer(chosen.path)).toMatchObject({ related: [{ title: 'First' }], next: undefined })
    })

    it('is seen as a draft by its editors, also before it is saved', async () => {
      const { id } = await post('Draft', { _status: 'draft' })
      const source = contentSource(content.payload)
      expect(await source.draft({ collection: 'posts', id }, 'en')).toMatchObject({ title: 'Draft' })
      const unsaved = { title: 'Typed', layout: [] }
      expect(await source.draft({ collection: 'posts', id }, 'en', unsaved)).toMatchObject({ title: 'Typed' })
    })
  })

  describe('a list of posts', () => {
    it('has pinned posts first, then the newest', async () => {
      await post('Old', day('2026-01-01'))
      await post('New', day('2026-03-01'))
      await post('Pinned', { ...day('2025-01-01'), sticky: true })
      expect(await listOf('/blog/')).toEqual(['Pinned', 'New', 'Old'])
    })

    it('is there for each category, tag, series and author, each year and month', async () => {
      const [category, tag, series, author] = await Promise.all(
        ['categories', 'tags', 'series', 'authors'].map((terms) => create(terms, { title: 'Light' })),
      )
      const terms = { categories: [category?.id], tags: [tag?.id], series: series?.id, author: author?.id }
      await post('Lit', { ...day('2026-03-31'), ...terms })
      await post('Dark', day('2025-03-01'))
      for (const path of ['category/light', 'tag/light', 'series/light', 'author/light', '2026', '2026/03']) {
        expect(await listOf(`/blog/${path}/`), path).toEqual(['Lit'])
      }
      expect(await listOf('/blog/2026/04/')).toEqual([])
      expect(await page('/blog/category/other/')).toBeUndefined()
      expect(await page('/blog/2026/3/')).toBeUndefined()
    })

    it.each([
      ['2024-01-31T23:30:00.000Z', '2024/02', 'February 2024', '2024/01'],
      ['2024-06-30T22:30:00.000Z', '2024/07', 'July 2024', '2024/06'],
      ['2024-12-31T23:15:00.000Z', '2025', '2025', '2024'],
    ])('of the months and years of the site has what was published at %s in %s', async (publishedAt, span, title, before) => {
      await content.payload.updateGlobal({ slug: 'site', data: { name: 'Oak', timeZone: 'Europe/Berlin' } })
      try {
        await post('Near midnight', { publishedAt })
        expect(await listOf(`/blog/${span}/`)).toEqual(['Near midnight'])
        expect(await listOf(`/blog/${before}/`)).toEqual([])
        expect(await page(`/blog/${span}/`)).toMatchObject({ title })
      } finally {
        await content.payload.updateGlobal({ slug: 'site', data: { name: 'Oak', timeZone: null } })
      }
    })

    it('of an author names what was written together with others', async () => {
      const [mara, yusuf] = await Promise.all(['Mara', 'Yusuf'].map((title) => create('authors', { title })))
      await post('Together', { ...day('2026-03-31'), author: mara?.id, coAuthors: [yusuf?.id] })
      await post('Alone', { ...day('2026-02-01'), author: yusuf?.id })
      expect(await listOf('/blog/author/mara/')).toEqual(['Together'])
      expect(await listOf('/blog/author/yusuf/')).toEqual(['Together', 'Alone'])
      expect((await page('/blog/together/'))?.layout[0]).toMatchObject({
        post: { author: { title: 'Mara' }, coAuthors: [{ title: 'Yusuf' }] },
      })
    })

    it('of a category has the posts of its parts, and the way to a part leads through it', async () => {
      const wood = await create('categories', { title: 'Wood' })
      const oak = await create('categories', { title: 'Oak', parent: wood.id })
      await post('Plank', { ...day('2026-01-01'), categories: [oak.id] })
      await post('Shaving', { ...day('2026-02-01'), categories: [wood.id] })
      await post('Glass', day('2026-03-01'))
      expect(await listOf('/blog/category/wood/')).toEqual(['Shaving', 'Plank'])
      expect(await listOf('/blog/category/oak/')).toEqual(['Plank'])
      expect(await page('/blog/category/oak/')).toMatchObject({
        breadcrumb: [
          { title: 'Blog', path: '/blog/' },
          { title: 'Wood', path: '/blog/category/wood/' },
        ],
      })
    })

    it('of a category can be no part of itself', async () => {
      const wood = await create('categories', { title: 'Wood' })
      const oak = await create('categories', { title: 'Oak', parent: wood.id })
      const update = content.payload.update({ collection: 'categories', id: wood.id, data: { parent: oak.id } })
      await expect(update).rejects.toMatchObject({
        data: { errors: [{ path: 'parent', message: expect.stringContaining('cannot be a part of itself') }] },
      })
    })

    it('has parts with addresses of their own, and none beyond the last', async () => {
      await settings({ perPart: 2 })
      for (const month of ['01', '02', '03', '04', '05']) await post(`Post ${month}`, day(`2026-${month}-01`))
      expect(await listOf('/blog/')).toEqual(['Post 05', 'Post 04'])
      expect(await page('/blog/')).toMatchObject({ path: '/blog/', part: { number: 1, of: 3 } })
      expect(await listOf('/blog/page/3/')).toEqual(['Post 01'])
      expect(await page('/blog/page/3/')).toMatchObject({ path: '/blog/page/3/', part: { number: 3, of: 3 } })
      expect(await page('/blog/page/4/')).toBeUndefined()
      expect(await page('/blog/page/1/')).toBeUndefined()
      expect(await page('/blog/post-01/page/2/')).toBeUndefined()
    })

    it('has as many parts as its posts fill, whatever came and went', async () => {
      await settings({ perPart: 1 })
      const parts = async (path = '/blog/') => (await page(path))?.part?.of
      await post('One')
      expect([await parts(), await parts()]).toEqual([undefined, undefined])
      const { id } = await post('Two')
      expect([await parts(), await parts()]).toEqual([2, 2])
      await post('Three', { publishedAt: new Date(Date.now() + 1500).toISOString() })
      expect(await parts()).toBe(2)
      await until('the third to show', async () => (await parts()) === 3)
      await content.payload.update({ collection: 'posts' as never, id, data: { _status: 'draft' } as never })
      expect(await parts()).toBe(2)
    })

    it('is what an editor put together, where a page has its address', async () => {
      await post('One')
      const layout = [{ blockType: 'postList', layout: 'grid', show: 'parts', count: 1 }]
      await create('pages', { title: 'Journal', slug: 'blog', layout, _status: 'published' })
      expect(await page('/blog/')).toMatchObject({ title: 'Journal', document: { collection: 'pages' } })
      expect(await listOf('/blog/')).toEqual(['One'])
      await post('Two', day('2020-01-01'))
      expect(await listOf('/blog/page/2/')).toEqual(['Two'])
    })

    it('shows the latest on any page, of one category where it says so', async () => {
      const light = await create('categories', { title: 'Light' })
      await post('Lit', { ...day('2026-01-01'), categories: [light.id] })
      await post('Other', day('2026-02-01'))
      const layout = [
        { blockType: 'postList', layout: 'grid', show: 'latest', count: 1 },
        { blockType: 'postList', layout: 'list', show: 'latest', count: 5, category: light.id },
      ]
      await create('pages', { title: 'Home', slug: 'home', layout, _status: 'published' })
      const found = await page('/')
      const titles = found?.layout.map((block) =>
        (block as { posts: { title: string }[] }).posts.map(({ title }) => title),
      )
      expect(titles).toEqual([['Other'], ['Lit']])
      expect(await page('/page/2/')).toBeUndefined()
    })

    it('is to be made anew when the next post shows', async () => {
      const soon = new Date(Date.now() + HOUR_MS).toISOString()
      await post('Later', { publishedAt: soon })
      const found = await page('/blog/')
      expect(found?.layout.at(-1)).toMatchObject({ changesAt: Date.parse(soon) })
    })
  })

  it('shows a post by itself when its time has come, also where lists and posts are remembered', async () => {
    await post('Here', day('2026-01-01'))
    const { id, path } = await post('Later', { publishedAt: new Date(Date.now() + HOUR_MS).toISOString() })
    const seen = async () =>
      (await recordReads(async () => [await listOf('/blog/'), (await page(path))?.title] as const)).value
    expect(await seen()).toEqual([['Here'], undefined])
    const soon = new Date(Date.now() + 1_000).toISOString()
    await content.payload.update({ collection: 'posts', id, data: { publishedAt: soon } })
    await seen()
    await until('the post to show', async () => (await seen())[1] === 'Later')
    expect(await seen()).toEqual([['Later', 'Here'], 'Later'])
  })

  it('has feeds: of everything, and of each list that grows', async () => {
    const light = await create('categories', { title: 'Light' })
    await post('Lit', {
      ...day('2026-01-01'),
      categories: [light.id],
      layout: [words('A lamp.'), words('It hangs low.')],
    })
    await post('Other', day('2026-02-01'))
    await post('Draft', { _status: 'draft' })
    const file = (path: string) =>
      contentSource(content.payload).file(path, 'en', { name: 'Studio', urlOf: (to) => `https://studio.example${to}` })
    const titles = async (path: string) =>
      JSON.parse((await file(path))?.text ?? '{}').items?.map(({ title }: { title: string }) => title)
    expect(await titles('/feed.json')).toEqual(['Other', 'Lit'])
    expect(await titles('/blog/feed.json')).toEqual(['Other', 'Lit'])
    expect(await titles('/blog/category/light/feed.json')).toEqual(['Lit'])
    const [{ content_text: said }] = JSON.parse((await file('/blog/category/light/feed.json'))?.text ?? '').items
    expect(said).toBe('A lamp.\n\nIt hangs low.')
    expect(await file('/feed.xml')).toMatchObject({ type: 'application/rss+xml; charset=utf-8' })
    expect((await file('/feed.xml'))?.text).toContain('<link>https://studio.example/blog/other/</link>')
    for (const path of ['/blog/2026/feed.xml', '/blog/lit/feed.xml', '/blog/category/dark/feed.xml', '/other.xml']) {
      expect(await file(path), path).toBeUndefined()
    }
  })

  it('has feeds that know a post by one name, whatever becomes of its address and of that of the site', async () => {
    const made = await post('First', day('2026-01-01'))
    await post('Moved in', { ...day('2025-01-01'), guid: 'http://www.first-host.example/?p=71' })
    const items = async (base: string, origin = 'https://studio.example') => {
      const urlOf = (to: string) => origin + to
      const file = (path: string) => contentSource(content.payload).file(path, 'en', { name: 'Studio', urlOf })
      const [json, xml] = [await file(`${base}feed.json`), await file(`${base}feed.xml`)]
      const { items: listed } = JSON.parse(json?.text ?? '{}') as { items: { id: string; url: string }[] }
      for (const { id } of listed) expect(xml?.text).toContain(`<guid isPermaLink="false">${id}</guid>`)
      return listed
    }
    const before = await items('/blog/')
    expect(before.map(({ url }) => url)).toEqual([
      'https://studio.example/blog/first/',
      'https://studio.example/blog/moved-in/',
    ])
    expect(before[1]?.id).toBe('http://www.first-host.example/?p=71')
    await content.payload.update({ collection: 'posts', id: made.id, data: { title: 'Renamed', slug: 'renamed' } })
    await settings({ slug: 'journal' })
    const after = await items('/journal/', 'https://other.example')
    expect(after.map(({ url }) => url)).toEqual([
      'https://other.example/journal/renamed/',
      'https://other.example/journal/moved-in/',
    ])
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('gives a copy of a post another name in feeds', async () => {
    const { id } = await post('First', { guid: 'http://www.first-host.example/?p=71' })
    const copy = await content.payload.duplicate({ collection: 'posts', id })
    expect(copy.guid ?? undefined).toBeUndefined()
  })

  it('has feeds with the text as HTML, with links and images, and with the cover', async () => {
    const image = await content.payload.create({
      collection: 'media',
      data: { alt: 'Teal.' } as never,
      file: await pixels('pixel.png'),
    })
    const child = (text: string) => ({ type: 'text', version: 1, text })
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: '/services/' },
      children: [child('it')],
    }
    const root = {
      type: 'root',
      children: [
        { type: 'heading', tag: 'h2', version: 1, children: [child('Oak')] },
        { type: 'paragraph', version: 1, children: [child('Read '), link] },
        { type: 'upload', version: 3, relationTo: 'media', value: image.id, fields: null, id: 'a1' },
      ],
    }
    await post('Lit', {
      ...day('2026-01-01'),
      image: image.id,
      layout: [
        { blockType: 'richText', content: { root } },
        { blockType: 'image', image: image.id },
      ],
    })
    const urlOf = (to: string) => `https://studio.example${to}`
    const file = (path: string) => contentSource(content.payload).file(path, 'en', { name: 'Studio', urlOf })
    const html = JSON.parse((await file('/feed.json'))?.text ?? '').items[0].content_html as string
    expect(html).toContain('<h2>Oak</h2><p>Read <a href="https://studio.example/services/">it</a></p>')
    expect(
      html.match(/<img src="https:\/\/studio\.example\/media\/[^"]+" width="60" height="40" alt="Teal.">/g),
    ).toHaveLength(2)
    expect((await file('/feed.xml'))?.text).toMatch(
      /<media:content url="https:\/\/studio\.example\/media\/[^"]+" medium="image" type="image\/png" width="60" height="40"\/>/,
    )
  })

  it('moves with everything below it', async () => {
    await create('categories', { title: 'Light' })
    const { id } = await post('One')
    await settings({ slug: 'journal' })
    expect(await page('/blog/one/')).toBeUndefined()
    expect(await page('/journal/one/')).toMatchObject({ title: 'One' })
    expect(await page('/journal/category/light/')).toMatchObject({ title: 'Light' })
    const data = { title: 'Two' } as never
    const saved = await content.payload.update({ collection: 'posts' as never, id, data, draft: true })
    expect(saved).toMatchObject({ path: '/journal/one/' })
  })

  it('is listed whole, however much of it there is', async () => {
    const made: string[] = []
    for (let number = 0; number < 260; number += 1) made.push((await create('tags', { title: `Tag ${number}` })).path)
    const paths = (await contentSource(content.payload).paths('en')).map(({ path }) => path)
    expect(paths).toEqual(made.sort())
  })

  it('is listed for search engines, but for what is to stay out', async () => {
    await create('tags', { title: 'Oak' })
    await post('One')
    await post('Hidden', { meta: { noIndex: true } })
    await post('Draft', { _status: 'draft' })
    const paths = (await contentSource(content.payload).paths('en')).map(({ path }) => path)
    expect(paths).toEqual(['/blog/one/', '/blog/tag/oak/'])
  })
})

describe('the blog of a site with two languages', () => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent('', { languages: 'en,de' })
  })

  afterAll(() => content.close())

  it('shows in each language what was written in it', async () => {
    const create = (locale: string, title: string) =>
      content.payload.create({
        collection: 'posts' as never,
        locale: locale as never,
        data: { title, layout: [words(title)], _status: 'published' } as never,
      })
    await create('en', 'Chair')
    await create('de', 'Stuhl')
    const titles = async (locale: string) => {
      const found = await contentSource(content.payload).page('/blog/', locale)
      return (found?.layout.at(-1) as { posts: { title: string }[] }).posts.map(({ title }) => title)
    }
    expect(await titles('en')).toEqual(['Chair'])
    expect(await titles('de')).toEqual(['Stuhl'])
  })
})
